# عائلة ثمانية وعشرين: اسم اللعبة، والقواعد الجاهزة، والخيارات وقيمها.

game-twenty_eight = ثمانية وعشرون
    .about = لعبة لمّات ومزايدة من جنوب الهند، فريقان وجهًا لوجه: الولد والتسعة فوق الآص، والمزايدة على نصف الأوراق، والحكم (الطرنيب) مقلوب حتى يطلب أحدهم كشفه. ومن العائلة نفسها تسعة وعشرون وأربعون وستة وخمسون.

## القواعد الجاهزة. الأسماء اللاتينية كما يقولها لاعبوها

preset-twenty_eight-twenty_eight = ثمانية وعشرون
    .who = اللعبة المعتادة، واسمها في كيرالا Irupathiyettu أو Thuruppu أو Lelam: ٣٢ ورقة، والمزايدة من ١٤ على أربع ورقات، والحكم مخفي.
preset-twenty_eight-twenty_eight_kerala = ثمانية وعشرون على طريقة كيرالا
    .who = Irupathiyettu كما تُلعب في نوادي كيرالا: لا يُطلب فوق الشريك إلا من ٢٠، ومزايدة ثانية من ٢٤، بلا زوج.
preset-twenty_eight-twenty_eight_21 = اثنتان من ٢١
    .who = لطاولات تحب المخاطرة: كل طلب من ٢١ فما فوق مدبّل من نفسه، وللورقة السابعة (ezhaam cheettu، saatwan patta) أن تجعل الحكم.
preset-twenty_eight-twenty_eight_six = ثمانية وعشرون لستة
    .who = Irupathiyettu لطاولة كبيرة: ثلاثة ضد ثلاثة، ٣٦ ورقة، وكل الأوراق قبل المزايدة.
preset-twenty_eight-twenty_nine = تسعة وعشرون
    .who = لعبة بنغلاديش وشمال الهند، وهي بالبنغالية Unotrish: المزايدة من ١٦، واللمّة الأخيرة بنقطة زائدة، والحكم معلَّم بورقة زائدة.
preset-twenty_eight-west_bengal_28 = ثمانية وعشرون البنغال الغربية
    .who = كما تُلعب في البنغال الغربية، حيث الحكم اسمه rong: المزايدة من ١٦، والزوج (jodi) لا ينفع صاحب الطلب إلا من ١٩.
preset-twenty_eight-bihar_28 = ثمانية وعشرون مع «سي»
    .who = Atthais في بيهار وأوديشا وجهارخاند: صاحب الطلب الذي فريقه عند الصفر يردّ على الدبل بنداء «سي» (C) فتصير الجولة بست.
preset-twenty_eight-forty = أربعون
    .who = لعبة كيرالا لستة، Nalpathu: الثلاثات بمنزلة الأولاد، وفوق كل الأعداد نداء «وحدي» (thani).
preset-twenty_eight-fifty_six_4 = ستة وخمسون لأربعة
    .who = Ambathiyaaru لأربعة فقط: شدّتان، و١٢ ورقة لكل لاعب، والحكم يُسمّى في المزايدة.
preset-twenty_eight-fifty_six_6 = ستة وخمسون
    .who = Ambathiyaaru، لعبة النوادي والبطولات في كيرالا: ستة لاعبين وشدّتان وحكم مكشوف، والطلب من ٢٨ إلى ٥٦.
preset-twenty_eight-fifty_six_8 = ستة وخمسون لثمانية
    .who = Ambathiyaaru لعرس أو عيد: أربعة ضد أربعة، و٦٤ ورقة.

## مجموعات الخيارات

group-twenty_eight-seats = المقاعد والشدّة
group-twenty_eight-deal = التوزيع والجولة الملغاة
group-twenty_eight-auction = المزايدة
group-twenty_eight-alone = اللعب منفردًا
group-twenty_eight-trump = الحكم
group-twenty_eight-doubling = الدبل
group-twenty_eight-play = اللعب
group-twenty_eight-pair = الزوج
group-twenty_eight-score = النقاط
group-twenty_eight-end = نهاية المباراة

## المقاعد والشدّة

option-twenty_eight-players = عدد اللاعبين
    .help = كم لاعبًا على الطاولة: أربعة أو ستة أو ثمانية، في فريقين دائمًا.

option-twenty_eight-pack = الشدّة
    .help = أيّ أوراق يُلعب بها. ولكل شدّة عدد لاعبين يناسبها.
value-twenty_eight-pack-single_32 = ٣٢ ورقة لأربعة
value-twenty_eight-pack-single_36_threes = ٣٦ ورقة مع الثلاثات، لستة
value-twenty_eight-pack-single_36_sixes = ٣٦ ورقة مع الستات، لستة
value-twenty_eight-pack-double_48 = شدّتان، ٤٨ ورقة، لأربعة أو ستة
value-twenty_eight-pack-double_64 = شدّتان، ٦٤ ورقة، لثمانية
value-twenty_eight-pack-double_32 = شدّتان، ٣٢ ورقة، لأربعة

option-twenty_eight-direction = اتجاه اللعب
    .help = إلى أيّ جهة ينتقل الدور. يغيّر شكل الطاولة فقط.
value-twenty_eight-direction-counter_clockwise = عكس عقارب الساعة
value-twenty_eight-direction-clockwise = مع عقارب الساعة

## التوزيع والجولة الملغاة

option-twenty_eight-cut = قصّ الورق
    .help = هل يقصّ الورقَ قبل التوزيع اللاعبُ الذي قبل الموزّع.
value-twenty_eight-cut-none = بلا قصّ
value-twenty_eight-cut-once = مرّة واحدة

option-twenty_eight-bid_after = المزايدة على
    .help = على نصف الأوراق قبل توزيع الباقي، أو على الأوراق كلها. والنصف يحتاج إلى شدّة ٣٢.
value-twenty_eight-bid_after-half = نصف الأوراق
value-twenty_eight-bid_after-all = كل الأوراق

option-twenty_eight-first_pointless = أول لاعب بلا نقاط
    .help = إذا لم يكن في أوراق أول لاعب نقاط: هل له إعادة التوزيع بدل الطلب.
value-twenty_eight-first_pointless-none = يلعب كغيره
value-twenty_eight-first_pointless-may_redeal = له إعادة التوزيع

option-twenty_eight-two_pointless = لاعبان بلا نقاط
    .help = لأول لاعب بلا نقاط أن يقول «باس»؛ فإن كان التالي بلا نقاط أيضًا أُلغيت الجولة.

option-twenty_eight-pointless_hand = أوراق كاملة بلا نقاط
    .help = هل تُلغى الجولة إذا كانت أوراق أحدهم كلها بلا نقاط.
value-twenty_eight-pointless_hand-none = تُلعب
value-twenty_eight-pointless_hand-redeal = جولة ملغاة

option-twenty_eight-four_jacks = أربعة أولاد
    .help = إذا اجتمع الأولاد الأربعة عند لاعب: تُلغى الجولة من نفسها، أو إن شاء هو، أو تُلعب.
value-twenty_eight-four_jacks-none = تُلعب
value-twenty_eight-four_jacks-redeal = جولة ملغاة
value-twenty_eight-four_jacks-claim = ملغاة إن شاء صاحبها

option-twenty_eight-one_suit_hand = أوراق من نوع واحد
    .help = إذا كانت أوراق أحدهم كلها من نوع واحد: تُلغى الجولة، أو يجوز له كشفها، أو تُلعب.
value-twenty_eight-one_suit_hand-none = تُلعب
value-twenty_eight-one_suit_hand-redeal = جولة ملغاة
value-twenty_eight-one_suit_hand-show = يجوز كشفها

option-twenty_eight-first_bidder_one_suit = أول لاعب بنوع واحد
    .help = ماذا يحدث إذا لم يكن مع أول لاعب في أول دور له إلا نوع واحد.
value-twenty_eight-first_bidder_one_suit-none = لا فرق
value-twenty_eight-first_bidder_one_suit-barred = عليه أن يقول باس
value-twenty_eight-first_bidder_one_suit-redeal = جولة ملغاة

option-twenty_eight-redeal_dealer = بعد جولة ملغاة
    .help = من يعيد التوزيع بعد جولة ملغاة.
value-twenty_eight-redeal_dealer-same = الموزّع نفسه
value-twenty_eight-redeal_dealer-next = الموزّع التالي

## المزايدة

option-twenty_eight-min_bid = أقل طلب
    .help = أصغر عدد يجوز طلبه. والمألوف ١٤ إلى ١٧، وفي أربعين ٢٠، وفي ستة وخمسين ٢٨.

option-twenty_eight-max_bid = أعلى طلب
    .help = بقدر نقاط الجولة، أو أربع فوقها أملًا في الزوج.
value-twenty_eight-max_bid-points = نقاط الجولة
value-twenty_eight-max_bid-points_plus_pair = أربع فوقها، أملًا في الزوج

option-twenty_eight-auction = نوع المزايدة
    .help = تدور حتى يقول الباقون جميعًا «باس» على التوالي، أو نداء واحد لكل لاعب، أو اثنان فاثنان.
value-twenty_eight-auction-three_passes = حتى يقول الباقون باس
value-twenty_eight-auction-one_round = نداء واحد لكل لاعب
value-twenty_eight-auction-duel = اثنان فاثنان، مع التثبيت

option-twenty_eight-pass_is_final = الباس نهائي
    .help = من قال «باس» خرج من المزايدة.

option-twenty_eight-first_bid = من عليه أن يبدأ
    .help = من يُلزَم بالطلب حين لا طلب بعد.
value-twenty_eight-first_bid-forced = أول لاعب
value-twenty_eight-first_bid-dealer_forced = الموزّع، إذا قال الباقون باس
value-twenty_eight-first_bid-free = لا أحد

option-twenty_eight-all_pass = باس من الجميع
    .help = إما إعادة التوزيع، وإما يلعب أول لاعب بأقل طلب وبلا حكم.
value-twenty_eight-all_pass-redeal = إعادة التوزيع
value-twenty_eight-all_pass-no_trump_minimum = أقل طلب، بلا حكم

option-twenty_eight-raise_partner = الطلب فوق الشريك
    .help = إذا كان أعلى طلب للشريك: بلا قيد، أو بطلب عالٍ فقط، أو أبدًا.
value-twenty_eight-raise_partner-free = بلا قيد
value-twenty_eight-raise_partner-honours = بطلب عالٍ فقط
value-twenty_eight-raise_partner-never = أبدًا

option-twenty_eight-honours_from = الطلب العالي من
    .help = من هذا العدد فما فوق يُسمّى الطلب عاليًا.

option-twenty_eight-rebid_min = أقل طلب ثانٍ
    .help = من طلب مرّة لا يطلب ثانية إلا بهذا العدد أو أكثر. وهو في أربعين ٣٠.
value-twenty_eight-rebid_min-none = بلا قيد

option-twenty_eight-second_auction = مزايدة ثانية
    .help = مزايدة أخرى بعد الدفعة الثانية، على كل الأوراق ومن ٢٤ فما فوق.
value-twenty_eight-second_auction-none = لا توجد
value-twenty_eight-second_auction-from_24 = من ٢٤

option-twenty_eight-bid_names_trump = الطلب يسمّي الحكم
    .help = يُقال نوع الحكم مع العدد، مثل «٣٢ الكبة».

option-twenty_eight-no_trump_bid = طلب بلا حكم
    .help = يجوز أن يقال «بلا حكم» مكان النوع.

## اللعب منفردًا

option-twenty_eight-thani = وحدي (thani)
    .help = نداء فوق كل الأعداد: صاحبه يأخذ اللمّات كلها منفردًا وبلا حكم.

option-twenty_eight-half_court = نصف كبّوت
    .help = اللمّات كلها بأوراق الدفعة الأولى، منفردًا وبلا حكم، بنقطتي مباراة.

option-twenty_eight-single_hand = لعب منفرد
    .help = قبل بدء اللعب لكل لاعب أن يتعهّد بأخذ اللمّات كلها منفردًا وبلا حكم.

option-twenty_eight-sure_hand = أوراق مضمونة الفوز
    .help = لا يجوز بها نداء «لعب منفرد»؛ فهل يجوز كشفها وأخذ النقاط.
value-twenty_eight-sure_hand-barred = تُلعب كغيرها
value-twenty_eight-sure_hand-show = يجوز كشفها

option-twenty_eight-single_points = قيمة اللعب المنفرد
    .help = كم نقطة مباراة يزيد اللعب المنفرد أو ينقص.

## الحكم

option-twenty_eight-trump_card = وضع الحكم
    .help = صاحب الطلب يقلب ورقة من أوراقه، أو ورقة زائدة علامةً، أو الحكم مكشوف منذ المزايدة.
value-twenty_eight-trump_card-own = ورقة من أوراقه، مقلوبة
value-twenty_eight-trump_card-marker = ورقة زائدة، علامةً
value-twenty_eight-trump_card-open = مكشوف منذ المزايدة

option-twenty_eight-seventh_card = الورقة السابعة
    .help = لصاحب الطلب أن يترك الحكم للورقة السابعة التي تأتيه (ezhaam cheettu، saatwan patta).

## الدبل

option-twenty_eight-doubling = الدبل
    .help = للخصوم مضاعفة قيمة الجولة، ولفريق صاحب الطلب مضاعفتها ثانية.
value-twenty_eight-doubling-none = لا يوجد
value-twenty_eight-doubling-double = دبل
value-twenty_eight-doubling-redouble = دبل وردبل

option-twenty_eight-double_time = وقت الدبل
    .help = بعد تحديد الحكم، أو في المزايدة نفسها.
value-twenty_eight-double_time-after_trump = بعد تحديد الحكم
value-twenty_eight-double_time-in_auction = في المزايدة

option-twenty_eight-double_effect = أثر الدبل
    .help = الدبل يضاعف القيمة، أو يزيدها واحدة فقط.
value-twenty_eight-double_effect-times = يضاعف
value-twenty_eight-double_effect-plus = يزيد واحدة

option-twenty_eight-auto_double_from = دبل تلقائي من
    .help = كل طلب بهذا العدد أو أكثر مدبّل دون أن يقولها أحد.
value-twenty_eight-auto_double_from-none = لا يوجد

option-twenty_eight-stake_cap = سقف قيمة الجولة
    .help = لا يرفع دبل ولا ردبل قيمة الجولة فوق هذا العدد.
value-twenty_eight-stake_cap-none = بلا سقف

option-twenty_eight-c_call = سي (C)
    .help = صاحب الطلب الذي فريقه عند الصفر يردّ على الدبل بنداء «سي»، فتصير الجولة بست.

option-twenty_eight-c_with_auto_double = «سي» مع الدبل التلقائي
    .help = يجوز «سي» حتى مع الدبل التلقائي، بشرط أن يكون خصم قد قال «دبل» فعلًا.

## اللعب

option-twenty_eight-first_lead = بدء اللمّة الأولى
    .help = من يبدأ اللمّة الأولى.
value-twenty_eight-first_lead-first_hand = أول لاعب
value-twenty_eight-first_lead-bidder = صاحب الطلب

option-twenty_eight-ask_trump = طلب كشف الحكم
    .help = من كان بلا ورق من النوع: هل له طلب كشف الحكم، أم عليه ذلك.
value-twenty_eight-ask_trump-may = حقّ
value-twenty_eight-ask_trump-must = واجب

option-twenty_eight-ask_duty = بعد طلب كشف الحكم
    .help = من طلب كشف الحكم: هل عليه القطع، أم يلعب ما يشاء.
value-twenty_eight-ask_duty-must_trump = عليه القطع
value-twenty_eight-ask_duty-free = يلعب ما يشاء

option-twenty_eight-bidder_shows = إذا كشفه صاحب الطلب بنفسه
    .help = صاحب الطلب الذي كشف الحكم بنفسه يقطع بأيّ حكم معه، أو بتلك الورقة نفسها.
value-twenty_eight-bidder_shows-any_trump = بأيّ حكم
value-twenty_eight-bidder_shows-that_card = بتلك الورقة

option-twenty_eight-reveal_scope = أوراق الحكم قبل الكشف
    .help = أوراق نوع الحكم التي وقعت في اللمّة نفسها قبل كشفه: هل تُعدّ حكمًا.
value-twenty_eight-reveal_scope-whole_trick = تُعدّ كلها
value-twenty_eight-reveal_scope-from_reveal = ما بعد الكشف فقط

option-twenty_eight-bidder_lead_trump = بدء صاحب الطلب بحكم مخفي
    .help = هل يجوز لصاحب الطلب أن يبدأ بنوع الحكم ما دام مخفيًّا.
value-twenty_eight-bidder_lead_trump-barred = لا يجوز
value-twenty_eight-bidder_lead_trump-free = يجوز

option-twenty_eight-never_shown = حكم لم يُكشف
    .help = إذا بقي الحكم مخفيًّا حتى اللمّة الأخيرة: تُلغى الجولة، أو يُكشف فيها.
value-twenty_eight-never_shown-void = جولة ملغاة
value-twenty_eight-never_shown-last_trick = يُكشف في اللمّة الأخيرة

option-twenty_eight-undertrump = القطع بأدنى
    .help = هل يجوز القطع بحكم أدنى من حكم وقع في اللمّة.
value-twenty_eight-undertrump-banned = لا يجوز
value-twenty_eight-undertrump-allowed = يجوز

option-twenty_eight-jack_discard = رمي الأولاد
    .help = هل يجوز لمن كان بلا ورق من النوع أن يرمي ولدًا ما دام الحكم مخفيًّا.
value-twenty_eight-jack_discard-free = بلا قيد
value-twenty_eight-jack_discard-after_reveal = بعد كشف الحكم فقط

option-twenty_eight-misplay = المخالفة
    .help = الورقة غير المسموحة تُرفض، أو تبقى وللخصوم إعلان المخالفة.
value-twenty_eight-misplay-refused = تُرفض
value-twenty_eight-misplay-penalty = لها جزاء
value-twenty_eight-misplay-penalty_double = جزاؤها مضاعف

option-twenty_eight-misplay_goes = جزاء المخالفة
    .help = يخسره فريق المخالف، أو يكسبه الفريق الآخر.
value-twenty_eight-misplay_goes-offender_loses = يخسره فريق المخالف
value-twenty_eight-misplay_goes-other_gains = يكسبه الفريق الآخر

## الزوج

option-twenty_eight-pair = الزوج (ملك وبنت الحكم)
    .help = من معه ملك الحكم وبنته معًا يكشفهما، فتتغيّر النقاط المطلوبة أو نقاط المباراة.
value-twenty_eight-pair-none = لا يوجد
value-twenty_eight-pair-bid_4 = ٤ في النقاط المطلوبة
value-twenty_eight-pair-stake = يضاعف نقاط المباراة أو ينصّفها

option-twenty_eight-pair_timing = وقت كشف الزوج
    .help = بعد لمّة يأخذها الفريق والحكم مكشوف، أو بقيد أقل، ولا سيما للخصوم.
value-twenty_eight-pair_timing-after_trick = بعد لمّة والحكم مكشوف
value-twenty_eight-pair_timing-relaxed = بقيد أقل

option-twenty_eight-pair_won_with = بمَ تُؤخذ تلك اللمّة
    .help = اللمّة التي تسبق الزوج تُؤخذ بأيّ ورقة، أو بحكم فقط.
value-twenty_eight-pair_won_with-any_card = أيّ ورقة
value-twenty_eight-pair_won_with-trump = حكم فقط

option-twenty_eight-pair_min_bid = الزوج من طلب
    .help = لا يكشف فريق صاحب الطلب الزوج إلا إذا كان الطلب بهذا العدد أو أكثر.
value-twenty_eight-pair_min_bid-none = أيّ طلب

option-twenty_eight-pair_floor = أدنى النقاط المطلوبة
    .help = إلى أيّ حدّ يُنزل الزوج النقاط المطلوبة.
value-twenty_eight-pair_floor-none = بلا حدّ
value-twenty_eight-pair_floor-min_bid = أقل طلب

option-twenty_eight-pair_ceiling = أقصى النقاط المطلوبة
    .help = إلى أيّ حدّ يرفع زوج الخصوم النقاط المطلوبة.
value-twenty_eight-pair_ceiling-none = بلا حدّ
value-twenty_eight-pair_ceiling-points = نقاط الجولة

## النقاط

option-twenty_eight-scoring = قيمة الطلب
    .help = قيمة واحدة لكل الطلبات، أو قيمة تكبر مع الطلب.
value-twenty_eight-scoring-plus_minus = واحدة للجميع
value-twenty_eight-scoring-bands_28 = درجات من ١ إلى ٤ (ثمانية وعشرون)
value-twenty_eight-scoring-bands_40 = درجات من ١ إلى ٥ (أربعون)
value-twenty_eight-scoring-bands_56 = درجات من ١ إلى ٥ (ستة وخمسون)

option-twenty_eight-last_trick_point = نقطة اللمّة الأخيرة
    .help = من أخذ اللمّة الأخيرة زادت نقاطه واحدة. وبها تصير اللعبة تسعة وعشرين.

option-twenty_eight-under_half = دون النصف
    .help = إذا لم يبلغ فريق صاحب الطلب نصف النقاط المطلوبة: هل تُضاعف خسارته.
value-twenty_eight-under_half-none = لا فرق
value-twenty_eight-under_half-double = خسارة مضاعفة

option-twenty_eight-all_tricks = اللمّات كلها (كبّوت)
    .help = إذا أخذ فريق اللمّات كلها: هل تُضاعف النقاط.
value-twenty_eight-all_tricks-none = لا فرق
value-twenty_eight-all_tricks-double = تُضاعف

## نهاية المباراة

option-twenty_eight-match_style = طريقة الحساب
    .help = نقاط تصعد وتنزل، أو تصعد فقط، أو فيش تنتقل من فريق إلى فريق.
value-twenty_eight-match_style-pips = حبّات حمراء وسوداء
value-twenty_eight-match_style-points = تصعد فقط
value-twenty_eight-match_style-tables = فيش

option-twenty_eight-target = نقاط الفوز
    .help = العدد الذي تُحسم به المباراة؛ ومع الفيش: عدد ما يبدأ به كل فريق.

option-twenty_eight-sets_to_win = عدد الأشواط
    .help = بكم شوط أحمر تُكسب المباراة. والواحد هو اللعب البسيط.

option-twenty_eight-set_cancel = تقابل الأشواط
    .help = إذا كان لكل فريق شوط باللون نفسه سقط من كلٍّ منهما واحد.
