# ستيريفولت: اسم اللعبة، والقواعد الجاهزة، والخيارات وقيمها.

game-styrivolt = ستيريفولت
    .about = لعبة قديمة من جزر فارو لم يبقَ ممّن يلعبونها إلا القليل، ويمكنك أن تحفظها معهم من الضياع. في كل جولة نوعان مختاران، و٢ الكبة (♥) طائر يعلو كل آص، والحمل إذا بدأت به اللمّة غلب الطاولة كلها، والنقاط شرطات من طباشير تُمسح واحدة بعد أخرى. على الطاولة مقعد ينتظرك: أوّلًا معرفة من يغلب من، ثم تعليمها لمن يأتي بعدك.

## القواعد الجاهزة

preset-styrivolt-kvivik = ستيريفولت على طريقة كفيفيك
    .who = لعبة قرية كفيفيك (Kvívík) كما دوّنها يوغفان بيرنتسن سنة ١٩٧٥، وهي خير بداية.
preset-styrivolt-forced_beat = الغلبة الإجبارية
    .who = اللعبة السهلة، للمبتدئين وللطاولات السريعة: من استطاع غلبة الورقة الغالبة وجبت عليه.
preset-styrivolt-cut_for_stikkar = القصّ بحثًا عن قاطعة
    .who = لمن يحب هدية قبل التوزيع: القاطعة التي تظهر عند القصّ تُعرض على الطاولة، ولملك نوعها أن يأخذها.
preset-styrivolt-cut_to_fourth = القصّ إلى الورقة الرابعة
    .who = للقاصّ الجريء: يُنظر إلى أربع أوراق، وقد تُعرض قاطعتان، وتنوب البنت عن ملك غائب.
preset-styrivolt-open_choice = الاختيار بأوراق مكشوفة
    .who = لطاولات بلا أسرار: الأوراق التي يسحبها الموزّع لاختيار النوعين يراها الجميع.
preset-styrivolt-dealers_judgement = ما يراه الموزّع
    .who = لمن يثق بحسن تقدير الموزّع: له أن يكشف أي ورقة سحبها من النوع المختار.
preset-styrivolt-king_for_bird = الملك يأخذ الطائر
    .who = لمن يحب المفاجأة الأخيرة: الطائر الذي بقي مكشوفًا حتى اللمّة الأخيرة يأخذه ملك الكبة (♥).
preset-styrivolt-late_stock = المخزون في أي وقت
    .who = للطاولات المتساهلة: يُؤخذ المخزون في أي دور، ويُرجَع أو يُحتفظ به بشروط قليلة.
preset-styrivolt-old_table = طاولة القدماء
    .who = لمن يحفظ اللعبة عن ظهر قلب: لا شيء يُفعل بدلًا عنك، وأخذ المخزون بغير حقّ له جزاء، والشرطة المنسيّة ضائعة.
preset-styrivolt-penguin = نقاط كتاب بنغوين
    .who = لقرّاء كتاب ديفيد بارليت: مكافأة أصغر لمن يلعب منفردًا، وثمن لمن يواصل اللعب بلا طائل.

## مجموعات الخيارات

group-styrivolt-cut = القصّ
group-styrivolt-choosing = اختيار النوعين
group-styrivolt-play = اللعب
group-styrivolt-stock = المخزون
group-styrivolt-score = النقاط
group-styrivolt-board = لوح الطباشير
group-styrivolt-deal = التوزيع
group-styrivolt-table = حول الطاولة
group-styrivolt-end = نهاية المباراة

## الخيارات

option-styrivolt-must_beat = الغلبة الإجبارية
    .help = من استطاع غلبة الورقة الغالبة وجبت عليه، إلا إذا كان شريكه هو الذي لعبها.

option-styrivolt-cut_stikkar = القصّ بحثًا عن قاطعة
    .help = قبل التوزيع يقصّ الجالس إلى يمين الموزّع؛ فإن كانت في الأسفل قاطعة دائمة عُرضت على الطاولة، ولملك نوعها أن يأخذها.

option-styrivolt-cut_depth = كم ورقة ينظر إليها القاصّ
    .help = مع ١ الورقة السفلى وحدها؛ ومع ٤ «إلى الورقة الرابعة».

option-styrivolt-cut_exposed = كم قاطعة تُعرض عند القصّ
    .help = كم قاطعة للقاصّ أن يجدها ويعرضها. والاثنتان تحتاجان إلى أكثر من ورقة يُنظر إليها.

option-styrivolt-cut_queen = البنت بدل ملك غائب
    .help = إذا لم يكن ملك النوع مع أحد فلبنت النوع نفسه أن تأخذ القاطعة المعروضة.

option-styrivolt-open_choice = سحب الأوراق أمام الجميع
    .help = ما يسحبه الموزّع من المخزون لاختيار النوعين يراه الجميع، لا الموزّع وحده.

option-styrivolt-exposure = ما يتركه الموزّع مكشوفًا
    .help = كم للموزّع من حرّية في اختيار الورقة التي تدلّ على النوع المختار.

option-styrivolt-king_or_four = الملك أم الأربعة
    .help = أيّهما يبقى مكشوفًا إذا لم يظهر من النوع المختار ما هو خير منهما. والقرى مختلفة في ذلك.

option-styrivolt-king_takes_bird = الملك يأخذ الطائر
    .help = الطائر الذي بقي مكشوفًا إلى ما قبل اللمّة الأخيرة يؤخذ بملك الكبة (♥).

option-styrivolt-four_of_a_kind = أربع من رتبة واحدة
    .help = هل تُحسب الأوراق الأربع من رتبة واحدة مثل أفضلها إذا اجتمعت مع لاعب واحد، ومن الذي يقول ذلك.

option-styrivolt-stock_time = وقت أخذ المخزون
    .help = إلى متى يجوز أخذ المخزون أول مرّة.

option-styrivolt-stock_return = إرجاع المخزون
    .help = هل لمن نظر في المخزون أن يرجعه ويستردّ أوراقه.

option-styrivolt-keep_both = الاحتفاظ بالاثنين
    .help = هل يجوز اللعب بالأوراق الأولى والمخزون معًا.

option-styrivolt-second_taking = الأخذ الثاني
    .help = هل للاعب آخر أن يأخذ ما تركه الأول مقلوبًا، وإلى متى.

option-styrivolt-extra_card = الورقة الزائدة
    .help = في المخزون ورقة زائدة على ما مع كل لاعب. فإما أن يجوز وضع واحدة جانبًا، وإما أن تبقى كلها.

option-styrivolt-stock_right = أخذ المخزون بغير حقّ
    .help = إما أن يُتاح المخزون لصاحب الحقّ وحده، وإما أن يُتاح للجميع ويكون للأخذ بغير حقّ جزاء.

option-styrivolt-failed_nine = مواصلة بلا طائل
    .help = ما يُحسب إذا صنع فريق اللعبة وواصل سعيًا إلى اللمّات التسع ثم خسر واحدة منها.

option-styrivolt-solo_make = قيمة صنع اللعبة منفردًا
    .help = عدد الصلبان لمن أخذ اللمّات الخمس الأولى وحده. الاثنان صليب راهب واحد، ومع الصفر تُحسب كما تُحسب للفريق.

option-styrivolt-solo_nine = قيمة اللمّات التسع منفردًا
    .help = عدد الصلبان لمن أخذ اللمّات التسع وحده. الأربعة صليبا راهب، ولا تقلّ عن قيمة صنع اللعبة منفردًا.

option-styrivolt-stock_penalty = جزاء الأخذ بغير حقّ
    .help = عدد الصلبان التي تُعطى للفريق الآخر إذا أُخذ المخزون بغير حقّ. الاثنان صليب راهب واحد.

option-styrivolt-erase_order = أيّ الصلبان يُمسح أولًا
    .help = ما يُمسح أولًا من صلبان الخصوم: الصلبان المفردة أم صلبان الراهب.

option-styrivolt-marking = الرسم على اللوح
    .help = إما أن ترسم الطاولة وتمسح، وإما أن يفعل ذلك الفائزون.

option-styrivolt-marking_reminder = التذكير
    .help = الطاولة تذكّر الفائزين. وبلا تذكير يضيع ما لم يُرسم قبل التوزيع التالي.

option-styrivolt-upright_drawn = العمود
    .help = كيف يُرسم الخط الذي عليه الشرطات. للشكل فقط.

option-styrivolt-strokes_joined = شرطات موصولة
    .help = تتصل الشرطات فتصير مثل الحرف (S). للشكل فقط.

option-styrivolt-erase_direction = مسح الشرطات
    .help = أيّ شرطة تُمسح أولًا. للشكل فقط.

option-styrivolt-cross_drawn = الصليب
    .help = كيف يُرسم الصليب. للشكل فقط.

option-styrivolt-monk_drawn = صليب الراهب
    .help = كيف يُرسم صليب الراهب. للشكل فقط.

option-styrivolt-shuffle = خلط الورق
    .help = خلط جيد، أو خفيف على عادة القدماء حتى تبقى الأوراق المتشابهة متجاورة.

option-styrivolt-first_dealer = الموزّع الأول
    .help = بالقرعة، أو رقم مقعد، والعدّ من ٠.

option-styrivolt-table_talk = الكلام حول الطاولة
    .help = المزاح نصف هذه اللعبة؛ أما كشف ما معك بالكلام فلا يجوز أبدًا.

option-styrivolt-match_end = متى تنتهي المباراة
    .help = بعد عدد من الجولات، أو عند عدد من الصلبان، أو متى شاء اللاعبون كما كان قديمًا.

option-styrivolt-match_deals = عدد الجولات
    .help = مع ١٢ جولة يوزّع كل لاعب ثلاث مرات.

option-styrivolt-match_crosses = الصلبان المطلوبة للفوز
    .help = أول فريق يبلغ هذا العدد يفوز. وصليب الراهب يُعدّ اثنين.

option-styrivolt-match_tie = إذا تعادلت المباراة
    .help = ما يكون إذا انتهت الجولة الأخيرة والفريقان متساويان في الصلبان والشرطات.

## القيم

value-styrivolt-exposure-priority = الأفضل، بترتيب ثابت
value-styrivolt-exposure-dealer_low = حرّية بين الأوراق الواطية
value-styrivolt-exposure-dealer_any = حرّية كاملة

value-styrivolt-king_or_four-dealer = كما يشاء الموزّع
value-styrivolt-king_or_four-king = الملك
value-styrivolt-king_or_four-four = الأربعة

value-styrivolt-four_of_a_kind-none = لا تُحسب
value-styrivolt-four_of_a_kind-auto = تُحسب، والطاولة تعلنها
value-styrivolt-four_of_a_kind-announce = تُحسب لمن يعلنها فقط

value-styrivolt-stock_time-first_trick = في اللمّة الأولى
value-styrivolt-stock_time-any_time = في أي وقت

value-styrivolt-stock_return-strict = بالشروط القديمة
value-styrivolt-stock_return-free = كلما خلا من القاطعة
value-styrivolt-stock_return-never = لا يُرجَع

value-styrivolt-keep_both-strict = بالشروط القديمة
value-styrivolt-keep_both-free = دائمًا
value-styrivolt-keep_both-never = لا يجوز

value-styrivolt-second_taking-any_time = في أي وقت
value-styrivolt-second_taking-first_trick = قبل أول ورقة للآخذ
value-styrivolt-second_taking-never = لا يوجد

value-styrivolt-extra_card-may_discard = يجوز وضعها جانبًا
value-styrivolt-extra_card-keep = تبقى

value-styrivolt-stock_right-enforced = لا يقع
value-styrivolt-stock_right-penalised = يقع وله جزاء

value-styrivolt-failed_nine-ordinary = لعبة عادية
value-styrivolt-failed_nine-nothing = لا شيء
value-styrivolt-failed_nine-opponents_one = شرطة للخصوم
value-styrivolt-failed_nine-opponents_two = شرطتان للخصوم

value-styrivolt-erase_order-singles_first = الصلبان المفردة أولًا
value-styrivolt-erase_order-monk_first = صلبان الراهب أولًا

value-styrivolt-marking-auto = الطاولة
value-styrivolt-marking-by_hand = الفائزون

value-styrivolt-upright_drawn-vertical = قائم
value-styrivolt-upright_drawn-horizontal = ممدود

value-styrivolt-erase_direction-top_down = من الأعلى إلى الأسفل
value-styrivolt-erase_direction-any = بأي ترتيب

value-styrivolt-cross_drawn-upright = قائم
value-styrivolt-cross_drawn-diagonal = مائل

value-styrivolt-monk_drawn-vertical = قائم
value-styrivolt-monk_drawn-horizontal = ممدود

value-styrivolt-shuffle-thorough = جيد
value-styrivolt-shuffle-light = خفيف، على العادة القديمة

value-styrivolt-first_dealer-random = بالقرعة

value-styrivolt-table_talk-none = صمت
value-styrivolt-table_talk-banter = عبارات جاهزة
value-styrivolt-table_talk-free = كلام حرّ

value-styrivolt-match_end-deals = بعد عدد من الجولات
value-styrivolt-match_end-crosses = عند عدد من الصلبان
value-styrivolt-match_end-open = متى شاء اللاعبون

value-styrivolt-match_tie-play_on = جولة أخرى
value-styrivolt-match_tie-draw = تعادل
