# اسم اللعبة، والقواعد الجاهزة، والخيارات وقيمها.

game-kaiser = القيصر
    .about = لعبة لمّات ومزايدة من سهول كندا: كل لمّة بنقطة، و٥ الكبة (♥) تزيدها خمسًا، و٣ البستوني (♠) تنقصها ثلاثًا.

## القواعد الجاهزة

preset-kaiser-standard = القيصر
    .who = اللعبة كما يعرفها أكثر الناس في سهول كندا: أربعة لاعبين و٣٢ ورقة والفوز عند ٥٢.
preset-kaiser-cardgames_zone = القيصر إلى ٥٢
    .who = على طريقة cardgames.zone: اللعبة المعتادة بلا إعلان توزيع ملغى.
preset-kaiser-cardgames_zone_32 = القيصر إلى ٣٢
    .who = المباراة القصيرة على طريقة cardgames.zone، لمن وقته ضيّق.
preset-kaiser-saskatchewan_34 = القيصر بورق الأرض
    .who = في ساسكاتشوان: ٣٤ ورقة، اثنتان منها على الأرض، و«بلا حكم تحت» فوق كل «بلا حكم».
preset-kaiser-saskatchewan_34_equal = فوق وتحت سواء
    .who = مع ورق الأرض، لطاولات ترى «فوق» و«تحت» متساويين في المزايدة.
preset-kaiser-saskatchewan_34_declared = بلا حكم، ثم فوق أو تحت
    .who = مع ورق الأرض: يُطلب «بلا حكم»، ولا يُقال فوق أو تحت إلا بعد الفوز بالمزايدة.
preset-kaiser-saskatchewan_34_any = كل طلب فوق أو تحت
    .who = مع ورق الأرض، لمن يحب أن يقلب ترتيب الأوراق حتى مع الحكم.
preset-kaiser-saskatchewan_62 = إلى ٥٢، ثم ٦٢
    .who = طلبات تبدأ من ٧، وأول «بلا حكم» ناجح يطيل المباراة إلى ٦٢.
preset-kaiser-saskatchewan_47 = الحدّ عند ٤٧
    .who = لطاولات متمرّسة في ساسكاتشوان: من بلغ ٤٧ فاز بخطف ٥ الكبة (♥) من صاحب الطلب.
preset-kaiser-fifty_six = إلى ٥٦، ثم ٦٢
    .who = لمن يرى ٥٢ قليلًا: الفوز عند ٥٦، وبعد «بلا حكم» ناجح عند ٦٢.
preset-kaiser-sixty_four = إلى ٥٢، ثم ٦٤
    .who = كالمعتاد حتى ينجح «بلا حكم»؛ بعده يصير الفوز عند ٦٤.
preset-kaiser-sixty_nine = إلى ٦٩
    .who = مباراة طويلة لمن لا يستعجل: الفوز عند ٦٩، والخسارة عند سالب ٦٩.
preset-kaiser-bid_to_win = لا فوز إلا بطلب
    .who = لمن يريد أن تُحسم المباراة بعقد ناجح، لا بنقاط تأتي مصادفة.
preset-kaiser-three_spot = ثري سبوت
    .who = ترويكا، كما يسمّيها أهل ساسكاتشوان من أصل أوكراني: من أخذ ٣ البستوني (♠) بأقل من ثلاث لمّات فله ناقص ٣، مهما أخذ غيرها.
preset-kaiser-no_overtricks = لك ما طلبت
    .who = اللمّات الزائدة لا تُحسب، فالطلب الجريء هو الذي يربح.
preset-kaiser-passing_kaiser = قيصر التبادل
    .who = قبل كل مزايدة تُتبادل ورقتان: إلى اليسار، ثم إلى اليمين، ثم إلى الشريك.
preset-kaiser-kaiser_out = القيصر يحسم المباراة
    .who = لمن يحب المخاطرة: طلب «القيصر» يكسب المباراة كلها أو يخسرها.
preset-kaiser-beginners = القيصر السهل
    .who = للبداية الهادئة: الطلب من ٥، ولا أحد يُجبر على الطلب.
preset-kaiser-pot_kaiser = القيصر مع صندوق
    .who = كل عقد فاشل يدفع إلى الصندوق، والفائز بالمباراة يأخذ ما فيه.
preset-kaiser-les_rois = لي روا (الملوك)
    .who = أصل قديم من كيبيك قبل ١٩١٤: السبعة أعلى الأوراق، والملكان واحد طيّب وآخر شرير.
preset-kaiser-hetu = لي روا، لعبة هيتو
    .who = كما تركها ج. هيتو: ملك الكبة (♥) يزيد ستًّا، وأول ورقة تُلعب تجعل الحكم.
preset-kaiser-joffre = جوفر إلى ٤٠
    .who = من قرى كيبيك أيام الحرب الأولى، بشدّة خاصة: جوفر يُكسب والقيصر يُخسر.
preset-kaiser-joffre_41 = جوفر إلى ٤١
    .who = لعبة جوفر نفسها، لمن يحسبها إلى ٤١.
preset-kaiser-joffre_42 = جوفر إلى ٤٢
    .who = لعبة جوفر نفسها، لمن يحسبها إلى ٤٢.
preset-kaiser-lost_heir_1893 = الوريث الضائع، ١٨٩٣
    .who = لعبة ماكلوخلين المعلّبة من سنة ١٨٩٣ بشركاء و٤٨ ورقة، ولعلّها جدّة القيصر.
preset-kaiser-lost_heir_1893_solo = الوريث الضائع، ١٨٩٣، كلٌّ لنفسه
    .who = لعبة ١٨٩٣ بلا شركاء، للاعبَين أو ثلاثة أو أربعة.
preset-kaiser-lost_heir = الوريث الضائع
    .who = الطبعة الأصغر بشركاء و٣٢ ورقة: الموزّع يبيع حقّ البدء أو يرفض.
preset-kaiser-lost_heir_solo = الوريث الضائع، كلٌّ لنفسه
    .who = الطبعة الأصغر بلا شركاء، للاعبَين أو ثلاثة أو أربعة، والفوز عند ٤٠.
preset-kaiser-two_player = القيصر للاعبَين
    .who = لعبة سوكان لاثنين: ثماني ورقات مع كل لاعب وأربع كومات أمامه.
preset-kaiser-three_player = القيصر لثلاثة
    .who = لعبة غارينجر لثلاثة، كلٌّ لنفسه، مع ورقتين على الأرض.
preset-kaiser-five_player = القيصر لخمسة
    .who = إذا جاء خامس إلى الطاولة: ٤٠ ورقة وكلٌّ لنفسه.
preset-kaiser-six_player_two_teams = ستة، ثلاثة ضد ثلاثة
    .who = لطاولة كبيرة منقسمة نصفين، و٤٨ ورقة.
preset-kaiser-six_player_three_teams = ستة، ثلاثة فرق
    .who = لثلاثة أزواج من الشركاء، كل شريكين متقابلان، و٤٨ ورقة.

## مجموعات الخيارات

group-kaiser-seats = المقاعد والشدّة
group-kaiser-deal = التوزيع
group-kaiser-auction = المزايدة
group-kaiser-trump = الحكم
group-kaiser-cards = أوراق المكافأة والجزاء
group-kaiser-score = النقاط
group-kaiser-end = نهاية المباراة

## الخيارات

option-kaiser-players = عدد اللاعبين
    .help = كم لاعبًا على الطاولة. والشدّة والفرق تتبع هذا العدد.

option-kaiser-sides = الفرق
    .help = من يلعب مع من: فريقان، أو ثلاثة فرق، أو كل لاعب وحده.
value-kaiser-sides-teams2 = فريقان
value-kaiser-sides-teams3 = ثلاثة فرق
value-kaiser-sides-solo = كلٌّ لنفسه

option-kaiser-pack = الشدّة
    .help = أيّ أوراق يُلعب بها. وورق الأرض يأتي مع شدّتي ٣٤ و٢٦ ورقة.
value-kaiser-pack-kaiser32 = القيصر، ٣٢ ورقة
value-kaiser-pack-kaiser34 = القيصر، ٣٤ ورقة مع ورق الأرض
value-kaiser-pack-kaiser26 = القيصر، ٢٦ ورقة لثلاثة
value-kaiser-pack-kaiser40 = القيصر، ٤٠ ورقة لخمسة
value-kaiser-pack-kaiser48 = القيصر، ٤٨ ورقة لستة
value-kaiser-pack-rois32 = لي روا، ٣٢ ورقة
value-kaiser-pack-hetu32 = هيتو، ٣٢ ورقة
value-kaiser-pack-joffre32 = جوفر، ٣٢ ورقة
value-kaiser-pack-heir32 = الوريث الضائع، ٣٢ ورقة
value-kaiser-pack-heir48 = الوريث الضائع، ٤٨ ورقة

option-kaiser-piles = كومات على الطاولة
    .help = للاعبَين فقط: أمام كل لاعب أربع كومات من ورقتين، يلعب منها مع أوراقه.

option-kaiser-misdeal_no_honours = إعادة التوزيع لمن لا صور معه
    .help = من ليس معه آص ولا صورة ولا ٥ الكبة (♥) ولا ٣ البستوني (♠) يجوز له إعلان توزيع ملغى.

option-kaiser-misdeal_four_alike = إعادة التوزيع لأربع متشابهات
    .help = من معه العشرات الأربع أو التسعات أو الثمانيات كلها يجوز له إعلان توزيع ملغى.

option-kaiser-passing = تبادل الأوراق
    .help = هل تُتبادل أوراق، وكم، ومع من، وقبل المزايدة أم بعدها.
value-kaiser-passing-none = بلا تبادل
value-kaiser-passing-partner1 = ورقة للشريك
value-kaiser-passing-partner2 = ورقتان للشريك
value-kaiser-passing-cycle2 = ورقتان: يسار، يمين، شريك
value-kaiser-passing-after_bid2 = ورقتان للشريك بعد المزايدة

option-kaiser-auction = نوع المزايدة
    .help = المعتاد: نداء واحد لكل لاعب. وفي الوريث الضائع يبيع الموزّع حقّ البدء بأعلى طلب أو يرفضه.
value-kaiser-auction-once = نداء واحد لكل لاعب
value-kaiser-auction-sale = بيع

option-kaiser-min_bid = أقل طلب
    .help = أصغر عدد يجوز طلبه.

option-kaiser-max_bid = أعلى طلب
    .help = أكبر عدد يجوز طلبه.

option-kaiser-no_trump = طلب بلا حكم
    .help = يجوز الطلب «بلا حكم» (صن)، ونقاطه مضاعفة في النجاح والفشل.

option-kaiser-low = تحت
    .help = هل يوجد لعب «تحت»، وفيه تغلب الأوراق الواطية، ومتى يُقال.
value-kaiser-low-off = لا يوجد
value-kaiser-low-ranked = طلب أعلى من «بلا حكم»
value-kaiser-low-equal = طلب يساوي «بلا حكم»
value-kaiser-low-declared = يُعلن بعد طلب «بلا حكم»
value-kaiser-low-any = يُعلن بعد أي طلب

option-kaiser-kaiser_bid = طلب القيصر
    .help = نداء «القيصر» فوق كل طلب: سبع لمّات بالضبط لحسم المباراة، أو كل اللمّات لأربعين نقطة.
value-kaiser-kaiser_bid-off = لا يوجد
value-kaiser-kaiser_bid-solo12 = المباراة، منفردًا
value-kaiser-kaiser_bid-team12 = المباراة، للفريق
value-kaiser-kaiser_bid-forty = ٤٠ نقطة

option-kaiser-kaiser40_partner = الشريك في قيصر الأربعين
    .help = هل يلعب شريك من طلب القيصر أم يضع أوراقه جانبًا.
value-kaiser-kaiser40_partner-plays = يلعب
value-kaiser-kaiser40_partner-sits_out = خارج الجولة

option-kaiser-all_pass = باس من الباقين
    .help = إذا قال الباقون جميعًا «باس»: هل على الموزّع أن يطلب، أم له إعادة التوزيع.
value-kaiser-all_pass-forced = على الموزّع أن يطلب
value-kaiser-all_pass-redeal = إعادة التوزيع

option-kaiser-forced_bid = الطلب الإجباري
    .help = ما الذي يجوز للموزّع أن يطلبه حين لا يجوز له «باس».
value-kaiser-forced_bid-any = أي طلب
value-kaiser-forced_bid-minimum = أقل طلب فقط

option-kaiser-trump_by = تحديد الحكم
    .help = الحكم (الطرنيب) إما يسمّيه صاحب الطلب، وإما تجعله أول ورقة يبدأ بها.
value-kaiser-trump_by-named = يُسمّى
value-kaiser-trump_by-led = أول ورقة

option-kaiser-bonus_points = نقاط ورقة المكافأة
    .help = كم تزيد ورقة المكافأة من يأخذ لمّتها، فوق نقطة اللمّة.

option-kaiser-penalty_points = نقاط ورقة الجزاء
    .help = كم تنقص ورقة الجزاء ممن يأخذ لمّتها.

option-kaiser-joffre_insult = إهانة جوفر
    .help = إذا أخذ القيصر بنفسه لمّة فيها جوفر خسر فريق من لعب جوفر ٥ نقاط.

option-kaiser-overtricks = حساب اللمّات الزائدة
    .help = العقد الناجح يُسجَّل بكل ما أُخذ؛ وبلا هذه القاعدة يُسجَّل بقدر الطلب فقط.

option-kaiser-three_spot = حساب ورقة الجزاء
    .help = كيف تُحسب: ناقص ٣ فحسب، أم تُسقط كل نقاط من أخذها بأقل من ثلاث لمّات.
value-kaiser-three_spot-minus3 = ناقص ٣
value-kaiser-three_spot-clear3 = تُسقط النقاط دون ثلاث لمّات

option-kaiser-fail_penalty = جزاء العقد الفاشل
    .help = إما يُخصم قدر الطلب، وإما يُسجَّل صفر.
value-kaiser-fail_penalty-bid = خصم قدر الطلب
value-kaiser-fail_penalty-zero = صفر

option-kaiser-target = نقاط الفوز
    .help = المجموع الذي تُكسب به المباراة.

option-kaiser-target_after_nt = نقاط الفوز بعد «بلا حكم»
    .help = ما إن ينجح عقد «بلا حكم» حتى تصير نقاط الفوز هذا العدد للجميع.

option-kaiser-no_bid_limit = حدّ النقاط بلا طلب
    .help = من بلغ هذا الحدّ لا تُسجَّل له نقاط موجبة إلا بطلبه. والتلقائي أقلّ من نقاط الفوز بسبع.

option-kaiser-no_bid_limit_raised = الحدّ بعد رفع نقاط الفوز
    .help = حدّ النقاط بلا طلب حين تُرفع نقاط الفوز بعد «بلا حكم» ناجح. والتلقائي يرتفع بقدر ما ارتفعت.

option-kaiser-five_wins = ٥ الكبة تكسب المباراة
    .help = من بلغ الحدّ وأخذ ٥ الكبة (♥) في جولة ليس هو صاحب طلبها فاز بالمباراة في الحال.
value-kaiser-five_wins-off = لا
value-kaiser-five_wins-captured = إن لعبها فريق صاحب الطلب
value-kaiser-five_wins-taken = أيًّا كان لاعبها

option-kaiser-win_by = طريقة الفوز
    .help = هل يكفي بلوغ نقاط الفوز، أم يجب أن يكون بعقد ناجح.
value-kaiser-win_by-score = بالنقاط
value-kaiser-win_by-bid = بعقد ناجح فقط

option-kaiser-both_reach = إذا بلغها أكثر من فريق
    .help = لمن الفوز إذا بلغ أكثر من فريق نقاط الفوز في جولة واحدة.
value-kaiser-both_reach-bidder = فريق صاحب الطلب
value-kaiser-both_reach-higher = المجموع الأعلى

option-kaiser-lose_at_minus = خسارة تحت الصفر
    .help = من نزل مجموعه تحت الصفر بقدر نقاط الفوز خسر المباراة.

option-kaiser-pot_stake = ما يُدفع إلى الصندوق
    .help = ما يدفعه كل عقد فاشل إلى الصندوق، والفائز يأخذه. والصفر يعني بلا صندوق.
