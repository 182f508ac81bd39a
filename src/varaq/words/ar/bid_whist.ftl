# بيد ويست: اسم اللعبة، والقواعد الجاهزة، والخيارات وقيمها.

game-bid_whist = بيد ويست (ويست المزايدة)
    .about = لعبة شركاء ومزايدة عند الأمريكيين السود: من فاز بالمزايدة أخذ ورق الأرض وحدّد الحكم (الطرنيب)، واختار: تغلب الأوراق العالية (فوق) أم الواطية (تحت).

## القواعد الجاهزة

preset-bid_whist-standard = بيد ويست
    .who = اللعبة المعتادة بجوكرين وست ورقات على الأرض: نداء واحد لكل لاعب، و«بلا حكم» مضاعف، والفوز عند ٧ والخسارة عند سالب ٧.
preset-bid_whist-one_joker = بجوكر واحد
    .who = لطاولات تلعب بجوكر واحد: خمس ورقات على الأرض، وسائر القواعد كالمعتاد.
preset-bid_whist-deuce_high = جوكر واحد و٢ البستوني
    .who = لطاولات تضع ٢ البستوني (♠) في المرتبة الثانية من الحكم، دون الجوكر مباشرة.
preset-bid_whist-deuce_high_two_jokers = جوكران و٢ البستوني
    .who = لمن يحب ثلاث أوراق حكم مضمونة: الجوكر الكبير، فالصغير، فـ٢ البستوني (♠).
preset-bid_whist-northeast_52 = لعبة ٥٢ ورقة
    .who = من شمال شرق أمريكا: بلا جوكر، والطلب عدد فقط، وفيه إشارة للشريك، ولا نقاط سالبة، والفوز عند ٢١.
preset-bid_whist-trickster = على طريقة تريكستر
    .who = لمن عرف اللعبة من موقع Trickster Cards: بلا جوكر، و«تحت» أعلى من «فوق»، وللخصوم نقاطهم أيضًا.
preset-bid_whist-parlett = كما يرويها بارليت
    .who = من كتاب ديفيد بارليت: يُسجَّل لك ما طلبت، وللخصوم نقاط من اللمّة السابعة فما بعدها.
preset-bid_whist-detroit_five_card = ديترويت، خمس ورقات على الأرض
    .who = من بطولات ديترويت: جوكر واحد، والطلب من ٤، وبعد ثماني جولات يفوز صاحب المجموع الأعلى.
preset-bid_whist-columbus_no_kitty = كولومبوس، بلا ورق أرض
    .who = من بطولات نادي كولومبوس: ثلاث عشرة ورقة لكل لاعب، والفوز عند ٥، والخسارة بطلبين فاشلين.
preset-bid_whist-rise_and_fly = من خسر قام
    .who = للسهرات: يُكشف ورق الأرض، وطلب السبعة كل شيء أو لا شيء، والخاسران يقومان لمن ينتظر.

## مجموعات الخيارات

group-bid_whist-pack = الشدّة
group-bid_whist-deal = التوزيع
group-bid_whist-auction = المزايدة
group-bid_whist-naming = تحديد الحكم وورق الأرض
group-bid_whist-play = اللعب
group-bid_whist-score = النقاط
group-bid_whist-end = نهاية المباراة

## الخيارات

option-bid_whist-jokers = عدد أوراق الجوكر
    .help = كم جوكرًا في الشدّة. وورق الأرض ٤ بلا جوكر، و٥ مع واحد، و٦ مع اثنين.

option-bid_whist-kitty = ورق الأرض
    .help = أوراق تبقى لصاحب الطلب. وبلا ورق أرض تُوزَّع الأوراق كلها، ١٣ لكل لاعب.

option-bid_whist-deuce_high = ٢ البستوني من الحكم
    .help = ٢ البستوني (♠) ورقة حكم أيًّا كان نوعه، دون الجوكر مباشرة.

option-bid_whist-deuce_in_nt = ٢ البستوني في «بلا حكم»
    .help = حيث ٢ البستوني (♠) من الحكم: في عقد «بلا حكم» لا قيمة لها كالجوكر، أو هي بستوني كغيرها.
value-bid_whist-deuce_in_nt-dead = بلا قيمة
value-bid_whist-deuce_in_nt-spade = بستوني كغيرها

option-bid_whist-first_dealer = الموزّع الأول
    .help = تُكشف الأوراق واحدة واحدة حتى يقع النوع المتّفق عليه عند أحدهم، أو يُختار بالقرعة.
value-bid_whist-first_dealer-first_diamond = أول ورقة ديناري (♦)
value-bid_whist-first_dealer-first_club = أول ورقة سباتي (♣)
value-bid_whist-first_dealer-random = بالقرعة

option-bid_whist-no_face_redeal = إعادة التوزيع لمن لا صور معه
    .help = من ليس معه ملك ولا بنت ولا ولد يجوز له إعادة التوزيع بدل ندائه.

option-bid_whist-redeal_by = من يعيد التوزيع
    .help = من يوزّع بعد جولة أُلغيت قبل اللعب.
value-bid_whist-redeal_by-same_dealer = الموزّع نفسه
value-bid_whist-redeal_by-next_dealer = الموزّع التالي

option-bid_whist-bid_style = ما يقوله الطلب
    .help = العدد ومعه فوق أو تحت أو بلا حكم، أو العدد وربما «بلا حكم»، أو العدد وحده.
value-bid_whist-bid_style-up_down_nt = عدد وكلمة، مثل «٤ فوق»
value-bid_whist-bid_style-number_nt = عدد، أو عدد «بلا حكم»
value-bid_whist-bid_style-number = عدد فقط

option-bid_whist-min_bid = أقل طلب
    .help = أصغر عدد من اللمّات فوق الست يجوز طلبه. والمألوف ٣ أو ٤.

option-bid_whist-auction_rounds = نوع المزايدة
    .help = نداء واحد لكل لاعب، أو تدور المزايدة حتى لا يبقى فيها إلا لاعب واحد.
value-bid_whist-auction_rounds-once = نداء واحد لكل لاعب
value-bid_whist-auction_rounds-until_passed = حتى يبقى لاعب واحد

option-bid_whist-direction_rank = فوق وتحت في المزايدة
    .help = إذا تساوى العدد: هل يعلو أحدهما على الآخر.
value-bid_whist-direction_rank-equal = متساويان
value-bid_whist-direction_rank-down_over_up = تحت أعلى من فوق
value-bid_whist-direction_rank-up_over_down = فوق أعلى من تحت

option-bid_whist-nt_direction = فوق أو تحت في «بلا حكم»
    .help = هل يُقال في طلب «بلا حكم» (صن) نفسه: فوق أم تحت، أم يُقال ذلك بعد المزايدة.
value-bid_whist-nt_direction-after = بعد المزايدة
value-bid_whist-nt_direction-in_bid = في الطلب نفسه

option-bid_whist-low_nt_outranks_high = بلا حكم تحت أعلى
    .help = يجوز طلب «بلا حكم تحت» بعد «بلا حكم فوق» بالعدد نفسه.

option-bid_whist-all_pass = باس من الباقين
    .help = إذا قال الثلاثة الأوائل «باس»: هل على الموزّع أن يطلب، أم له «باس» أيضًا ويعاد التوزيع.
value-bid_whist-all_pass-dealer_must_bid = على الموزّع أن يطلب
value-bid_whist-all_pass-redeal = إعادة التوزيع

option-bid_whist-dealer_may_match = حقّ الموزّع في المساواة
    .help = يكفي الموزّعَ طلبٌ مساوٍ لأعلى طلب ليأخذ العقد.

option-bid_whist-bid_signals = الإشارات
    .help = طلبات صغيرة يفهم منها الشريك أيّ أوراق معك.
value-bid_whist-bid_signals-none = لا توجد
value-bid_whist-bid_signals-northeast = ١ مخلوطة، ٢ واطية، ٣ عالية

option-bid_whist-name_trump = وقت تحديد الحكم
    .help = يحدّد صاحب الطلب الحكم، أو فوق وتحت، قبل أن يرى ورق الأرض أو بعده.
value-bid_whist-name_trump-before_kitty = قبل رؤية ورق الأرض
value-bid_whist-name_trump-after_kitty = بعد رؤية ورق الأرض

option-bid_whist-sport_kitty = كشف ورق الأرض
    .help = حين يأخذ صاحب الطلب ورق الأرض يراه اللاعبون الأربعة.

option-bid_whist-kitty_book = لمّة ورق الأرض
    .help = الورق المدفون يُحسب لمّة: لفريق صاحب الطلب، أو لمن يأخذ اللمّة الأولى.
value-bid_whist-kitty_book-bidder = لفريق صاحب الطلب
value-bid_whist-kitty_book-first_trick = مع اللمّة الأولى

option-bid_whist-ace_downtown = الآص حين تغلب الواطية
    .help = الآص الجيد يبقى أعلى نوعه، والآص الرديء أدناه، أو يختار صاحب الطلب.
value-bid_whist-ace_downtown-good = الآص جيد
value-bid_whist-ace_downtown-bad = الآص رديء
value-bid_whist-ace_downtown-choose = يختار صاحب الطلب

option-bid_whist-jokers_nt = الجوكر في «بلا حكم»
    .help = لا يأخذ الجوكر لمّة هناك أبدًا. متى يجوز لعبه، ومتى يجب، أو هل يخرج من الجولة.
value-bid_whist-jokers_nt-dead = لمن كان بلا ورق من النوع
value-bid_whist-jokers_nt-any_time = في أي وقت
value-bid_whist-jokers_nt-forced = واجب على من كان بلا ورق من النوع
value-bid_whist-jokers_nt-removed = يُدفن أو يُستبدل

option-bid_whist-joker_lead_nt = البدء بجوكر في «بلا حكم»
    .help = في أي وقت، أو فقط حين لا يبقى غيره.
value-bid_whist-joker_lead_nt-allowed = في أي وقت
value-bid_whist-joker_lead_nt-last_resort = حين لا يبقى غيره

option-bid_whist-first_lead = بدء اللمّة الأولى
    .help = من يبدأ اللمّة الأولى.
value-bid_whist-first_lead-bidder = صاحب الطلب
value-bid_whist-first_lead-bidder_left = الجالس إلى يسار صاحب الطلب

option-bid_whist-renege = مخالفة النوع
    .help = الورقة غير المسموحة تُرفض، أو تُلعب وللخصوم إعلان المخالفة.
value-bid_whist-renege-refused = تُرفض
value-bid_whist-renege-allowed = يجوز إعلانها

option-bid_whist-renege_penalty = جزاء مخالفة النوع
    .help = ثلاث لمّات، أو المباراة كلها.
value-bid_whist-renege_penalty-three_books = ثلاث لمّات
value-bid_whist-renege_penalty-game = المباراة

option-bid_whist-nt_doubles = «بلا حكم» مضاعف
    .help = كل ما يُكسب أو يُخسر في عقد «بلا حكم» (صن) يُضاعف.

option-bid_whist-made_score = نقاط الطلب الناجح
    .help = كل اللمّات فوق الست، أو عدد الطلب فقط.
value-bid_whist-made_score-taken = كل اللمّات فوق الست
value-bid_whist-made_score-bid = عدد الطلب

option-bid_whist-set_score = الطلب الفاشل
    .help = يخسر فريق صاحب الطلب قدر طلبه، أو يكسبه الخصوم.
value-bid_whist-set_score-lose_bid = يخسره فريق صاحب الطلب
value-bid_whist-set_score-opponents_score = يكسبه الخصوم

option-bid_whist-defender_score = لمّات الخصوم
    .help = إذا أخذ الخصوم سبع لمّات أو أكثر: هل تُسجَّل لهم لمّاتهم فوق الست.
value-bid_whist-defender_score-none = لا تُسجَّل
value-bid_whist-defender_score-odd_books = تُسجَّل فوق الست

option-bid_whist-boston_bid = طلب السبعة (بوسطن)
    .help = يُحسب كغيره، أو يُضاعف إن نجح، أو به تُكسب المباراة أو تُخسر.
value-bid_whist-boston_bid-normal = كغيره
value-bid_whist-boston_bid-double = مضاعف إن نجح
value-bid_whist-boston_bid-game = به تُكسب المباراة أو تُخسر

option-bid_whist-boston_score = اللمّات الثلاث عشرة (بوسطن)
    .help = إذا أُخذت اللمّات كلها بأي طلب: كالمعتاد، أو ١٣ نقطة، أو أربعة أضعاف.
value-bid_whist-boston_score-normal = كالمعتاد
value-bid_whist-boston_score-thirteen = ١٣ نقطة
value-bid_whist-boston_score-quadruple = أربعة أضعاف

option-bid_whist-set_limit = خسارة بالطلبات الفاشلة
    .help = من بلغت طلباته الفاشلة في المباراة هذا العدد خسرها. والصفر يعني بلا حدّ.
value-bid_whist-set_limit-0 = بلا حدّ

option-bid_whist-target = نقاط الفوز
    .help = المجموع الذي تُكسب به المباراة. والصفر يعني أن عدد الجولات وحده ينهيها.
value-bid_whist-target-0 = لا توجد

option-bid_whist-lose_at_minus_target = خسارة تحت الصفر
    .help = من نزل مجموعه تحت الصفر بقدر نقاط الفوز خسر المباراة.

option-bid_whist-bid_out = لا فوز إلا بطلب ناجح
    .help = لا يفوز الفريق إلا في جولة نجح فيها طلبه هو.

option-bid_whist-max_hands = عدد الجولات
    .help = بعد هذا العدد يفوز صاحب المجموع الأعلى. والصفر يعني بلا حدّ.
value-bid_whist-max_hands-0 = بلا حدّ

option-bid_whist-session = بعد المباراة
    .help = يبقى الجميع في مقاعدهم، أو يترك الخاسران مقعديهما لمن ينتظر.
value-bid_whist-session-single = يبقى الجميع
value-bid_whist-session-rise_and_fly = من خسر قام
