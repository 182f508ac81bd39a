### خانوادهٔ بیست و هشت: نام بازی، قوانین آماده، گزینه‌ها و مقدارها

game-twenty_eight = بیست و هشت
    .about = بازی دست‌گیریِ جنوب هند، دو تیم در برابر هم. سرباز و ۹ از آس بالاترند، مزایده روی نصفِ کارت‌هاست و حاکم حکم را پشت می‌گذارد تا روزی که کسی آن را بخواهد. بیست و نه، چهل و پنجاه و شش هم از همین خانواده‌اند.

## قوانین آماده. نام‌های لاتین همان است که بازیکن‌ها می‌گویند

preset-twenty_eight-twenty_eight = بیست و هشت
    .who = بازی همیشگی، در کرالا Irupathiyettu یا Thuruppu یا Lelam: ۳۲ کارت، مزایده از ۱۴ روی چهار کارت، و حکم پنهان.
preset-twenty_eight-twenty_eight_kerala = بیست و هشت به رسم کرالا
    .who = Irupathiyettu به رسم باشگاه‌های کرالا: روی یار فقط از ۲۰ به بالا، یک مزایدهٔ دوم از ۲۴ با همهٔ کارت‌ها، بی جفت و تا ۱۲.
preset-twenty_eight-twenty_eight_21 = بیست و یک، دو امتیاز
    .who = برای میزهای پرهیجان: بیست و هشتی که از ۲۱ به بالا خودبه‌خود دوبل است و حکم را می‌شود به کارت هفتم (ezhaam cheettu) سپرد.
preset-twenty_eight-twenty_eight_six = بیست و هشت شش‌نفره
    .who = وقتی شش نفرید: Irupathiyettu با ۳۶ کارت، سه به سه، همهٔ کارت‌ها پیش از مزایده.
preset-twenty_eight-twenty_nine = بیست و نه
    .who = بازی بنگلادش و شمال هند، به بنگالی Unotrish: مزایده از ۱۶، دست آخر ۱ امتیاز بیشتر، و حکمی که با یک کارت اضافه نشان می‌کنند.
preset-twenty_eight-west_bengal_28 = بیست و هشت بنگال غربی
    .who = بیست و هشتِ بنگال غربی، که حکم را rong می‌گویند: مزایده از ۱۶، و جفت (jodi) فقط از ۱۹ به بالا به کارِ حاکم می‌آید.
preset-twenty_eight-bihar_28 = بیست و هشت با سی (C)
    .who = در بیهار و اودیشا و جارکند Atthais: حاکمی که امتیاز تیمش صفر است، دوبل را با C جواب می‌دهد و دور شش‌امتیازی می‌شود.
preset-twenty_eight-forty = چهل
    .who = بازی شش‌نفرهٔ کرالا، Nalpathu: ۳ها هم‌ارزِ سربازند و از همهٔ عددها بالاتر «تنها» (thani) است.
preset-twenty_eight-fifty_six_4 = پنجاه و شش، چهارنفره
    .who = Ambathiyaaru برای چهار نفر: دو دستهٔ کارت، ۱۲ کارت برای هر نفر و حکمی که در مزایده گفته می‌شود.
preset-twenty_eight-fifty_six_6 = پنجاه و شش
    .who = Ambathiyaaru، بازی مسابقه‌ایِ کرالا: شش نفر، دو دستهٔ کارت، حکم باز و مزایده از ۲۸ تا ۵۶.
preset-twenty_eight-fifty_six_8 = پنجاه و شش، هشت‌نفره
    .who = Ambathiyaaru برای جمع‌های بزرگ: چهار به چهار، با ۶۴ کارت.

## گروه‌های گزینه‌ها

group-twenty_eight-seats = میز و کارت‌ها
group-twenty_eight-deal = پخش و دور باطل
group-twenty_eight-auction = مزایده
group-twenty_eight-alone = بازی یک‌تنه
group-twenty_eight-trump = حکم
group-twenty_eight-doubling = دوبل
group-twenty_eight-play = بازی
group-twenty_eight-pair = جفت
group-twenty_eight-score = امتیاز
group-twenty_eight-end = پایان مسابقه

## گزینه‌ها: میز و کارت‌ها

option-twenty_eight-players = تعداد بازیکن
    .help = چند نفر دور میز می‌نشینند؛ همیشه دو تیم، یکی در میان.
option-twenty_eight-pack = دستهٔ کارت
    .help = با کدام کارت‌ها بازی می‌کنید. دستهٔ کارت باید به تعداد بازیکن‌ها بخورد.
option-twenty_eight-direction = جهت بازی
    .help = نوبت به کدام سو می‌گردد. فقط ظاهر میز را عوض می‌کند.

## گزینه‌ها: پخش و دور باطل

option-twenty_eight-cut = کوپ
    .help = پیش از پخش، نفرِ پیش از پخش‌کننده کوپ می‌کند یا نه.
option-twenty_eight-bid_after = مزایده روی چند کارت
    .help = نصفِ کارت‌ها که رسید می‌خوانید، یا همهٔ کارت‌ها که رسید. نصف فقط با ۳۲ کارت می‌شود.
option-twenty_eight-first_pointless = نفر اولِ بی‌امتیاز
    .help = اگر کارت‌های نفر اول هیچ امتیازی نداشته باشد، آیا می‌تواند به جای خواندن پخش دوباره بگیرد.
option-twenty_eight-two_pointless = دو نفرِ بی‌امتیاز
    .help = نفر اولِ بی‌امتیاز می‌تواند پاس بدهد؛ اگر نفر بعد هم بی‌امتیاز باشد دور باطل است.
option-twenty_eight-pointless_hand = کارت‌های بی‌امتیاز
    .help = اگر کارت‌های کاملِ کسی هیچ امتیازی نداشته باشد، دور باطل می‌شود یا نه.
option-twenty_eight-four_jacks = چهار سرباز
    .help = اگر هر چهار سرباز به یک نفر برسد: دور باطل است، یا فقط اگر خودش بخواهد، یا بازی می‌شود.
option-twenty_eight-one_suit_hand = همه از یک خال
    .help = اگر همهٔ کارت‌های کسی از یک خال باشد: دور باطل است، یا می‌تواند رویشان کند، یا بازی می‌شود.
option-twenty_eight-first_bidder_one_suit = نفر اول با یک خال
    .help = اگر نفر اول وقتی می‌خواهد بخواند فقط یک خال داشته باشد: باید پاس بدهد، دور باطل است، یا فرقی نمی‌کند.
option-twenty_eight-redeal_dealer = پخش پس از دور باطل
    .help = پس از دور باطل چه کسی دوباره پخش می‌کند.

## گزینه‌ها: مزایده

option-twenty_eight-min_bid = کمترین پیشنهاد
    .help = مزایده از این عدد شروع می‌شود.
option-twenty_eight-max_bid = بیشترین پیشنهاد
    .help = تا امتیازِ دور، یا ۴ تا بالاتر به امیدِ جفت.
option-twenty_eight-auction = شکل مزایده
    .help = مزایده تا کی می‌چرخد: تا همهٔ دیگران پشت سر هم پاس بدهند، هر نفر یک بار، یا دو به دو.
option-twenty_eight-pass_is_final = پاس یعنی پایان
    .help = هرکه پاس داد دیگر در این مزایده نمی‌خواند.
option-twenty_eight-first_bid = پیشنهاد اول
    .help = چه کسی مجبور است بخواند وقتی هنوز پیشنهادی نیست.
option-twenty_eight-all_pass = وقتی همه پاس بدهند
    .help = یا کارت‌ها دوباره پخش می‌شود، یا کمترین پیشنهاد را بدون حکم به نام نفر اول می‌نویسند.
option-twenty_eight-raise_partner = بالاتر از یار خواندن
    .help = وقتی بالاترین پیشنهاد مال یار است: آزاد، فقط با پیشنهاد بالا، یا هیچ‌وقت.
option-twenty_eight-honours_from = پیشنهاد بالا از
    .help = از این عدد به بالا «پیشنهاد بالا» حساب می‌شود.
option-twenty_eight-rebid_min = دوباره خواندن از
    .help = کسی که یک بار خوانده، دیگر فقط با این عدد یا بالاتر می‌تواند بخواند.
option-twenty_eight-second_auction = مزایدهٔ دوم
    .help = پس از پخش دوم یک مزایدهٔ دیگر با همهٔ کارت‌ها، از ۲۴ به بالا.
option-twenty_eight-bid_names_trump = پیشنهاد با خال
    .help = خالِ حکم را در خودِ پیشنهاد می‌گویند، مثل «۳۲ دل».
option-twenty_eight-no_trump_bid = پیشنهاد بدون حکم
    .help = به جای خال، «بدون حکم» هم می‌شود گفت.

## گزینه‌ها: بازی یک‌تنه

option-twenty_eight-thani = تنها (thani)
    .help = اعلامی بالاتر از همهٔ عددها: حاکم تنها و بدون حکم همهٔ دست‌ها را می‌گیرد.
option-twenty_eight-half_court = نصف کُت
    .help = با کارت‌های پخش اول، تنها و بدون حکم، همهٔ دست‌ها؛ ۲ امتیاز بازی.
option-twenty_eight-single_hand = تک‌نفره
    .help = پیش از شروع، هرکس می‌تواند بگوید همهٔ دست‌ها را تنها و بدون حکم می‌گیرد.
option-twenty_eight-sure_hand = کارت‌های بُردِ حتمی
    .help = با کارت‌هایی که حتماً همه را می‌برد تک‌نفره نمی‌شود گفت؛ آیا می‌شود رویشان کرد و امتیاز گرفت.
option-twenty_eight-single_points = ارزش تک‌نفره
    .help = تک‌نفره چند امتیاز بازی می‌آورد یا می‌برد.

## گزینه‌ها: حکم

option-twenty_eight-trump_card = گذاشتن حکم
    .help = حاکم حکم را با کارتِ خودش پشت می‌گذارد، با یک کارت اضافه، یا از مزایده آشکار است.
option-twenty_eight-seventh_card = کارت هفتم
    .help = حاکم به جای انتخاب می‌تواند حکم را به کارت هفتمی که به او می‌رسد بسپارد.

## گزینه‌ها: دوبل

option-twenty_eight-doubling = دوبل
    .help = حریف‌ها می‌توانند ارزش دور را دو برابر کنند، و تیم حاکم باز دو برابر.
option-twenty_eight-double_time = وقتِ دوبل
    .help = پس از تعیین حکم، یا در خودِ مزایده.
option-twenty_eight-double_effect = اثر دوبل
    .help = دوبل ارزش دور را دو برابر می‌کند، یا فقط ۱ به آن می‌افزاید.
option-twenty_eight-auto_double_from = دوبل خودکار از
    .help = پیشنهادِ این عدد یا بالاتر بی آن‌که کسی بگوید دوبل است.
option-twenty_eight-stake_cap = سقف ارزش دور
    .help = دوبل و سوردوبل ارزش دور را از این بالاتر نمی‌برد.
option-twenty_eight-c_call = سی (C)
    .help = حاکمی که امتیاز تیمش صفر است، در جوابِ دوبل «سی» می‌گوید و دور شش‌امتیازی می‌شود.
option-twenty_eight-c_with_auto_double = سی با دوبل خودکار
    .help = جایی که دوبل خودکار هست هم می‌شود «سی» گفت، اگر حریف واقعاً دوبل کرده باشد.

## گزینه‌ها: بازی

option-twenty_eight-first_lead = شروع دست اول
    .help = دست اول را چه کسی شروع می‌کند.
option-twenty_eight-ask_trump = خواستن حکم
    .help = بازیکنِ بی‌خال می‌تواند رو شدن حکم را بخواهد، یا باید بخواهد.
option-twenty_eight-ask_duty = پس از خواستن حکم
    .help = کسی که حکم را خواسته باید ببُرد، یا آزاد است.
option-twenty_eight-bidder_shows = وقتی حاکم خودش رو می‌کند
    .help = حاکمی که خودش حکم را رو کرد با هر حکمی ببُرد، یا با همان کارت.
option-twenty_eight-reveal_scope = حکم‌های پیش از رو شدن
    .help = کارت‌های خال حکم که پیش از رو شدن در همان دست افتاده‌اند، حکم حساب می‌شوند یا نه.
option-twenty_eight-bidder_lead_trump = شروع حاکم با حکم پنهان
    .help = تا حکم پنهان است، حاکم می‌تواند با خال حکم شروع کند یا نه.
option-twenty_eight-never_shown = حکمی که رو نشد
    .help = اگر تا دست آخر کسی حکم را رو نکند: دور باطل است، یا در دست آخر رو می‌شود.
option-twenty_eight-undertrump = پایین‌تر بریدن
    .help = روی حکمی که در دست آمده، با حکم پایین‌تر می‌شود برید یا نه.
option-twenty_eight-jack_discard = رد دادن سرباز
    .help = تا حکم پنهان است، بازیکنِ بی‌خال می‌تواند سرباز رد بدهد یا نه.
option-twenty_eight-misplay = خطا
    .help = کارتِ غیرمجاز پذیرفته نمی‌شود، یا می‌ماند و حریف می‌تواند خطا را اعلام کند.
option-twenty_eight-misplay_goes = تاوانِ خطا
    .help = تیمِ خطاکار امتیاز از دست می‌دهد، یا تیم دیگر امتیاز می‌گیرد.

## گزینه‌ها: جفت

option-twenty_eight-pair = جفت (شاه و بی‌بی حکم)
    .help = هرکه شاه و بی‌بی حکم را با هم دارد آن را نشان می‌دهد: امتیاز لازم یا امتیاز بازی عوض می‌شود.
option-twenty_eight-pair_timing = وقتِ نشان دادن جفت
    .help = پس از دستی که تیم بعد از رو شدن حکم گرفته، یا راحت‌تر.
option-twenty_eight-pair_won_with = آن دست با چه گرفته شود
    .help = دستی که حقّ جفت می‌آورد با هر کارتی گرفته شود، یا فقط با حکم.
option-twenty_eight-pair_min_bid = جفت از پیشنهاد
    .help = تیم حاکم فقط با پیشنهادِ این عدد یا بالاتر می‌تواند جفت نشان بدهد.
option-twenty_eight-pair_floor = کفِ امتیاز لازم
    .help = جفت امتیاز لازم را تا کجا پایین می‌آورد.
option-twenty_eight-pair_ceiling = سقفِ امتیاز لازم
    .help = جفتِ حریف امتیاز لازم را تا کجا بالا می‌برد.

## گزینه‌ها: امتیاز

option-twenty_eight-scoring = ارزش پیشنهاد
    .help = همهٔ پیشنهادها یک ارزش دارند، یا پیشنهادِ بالاتر بیشتر می‌ارزد.
option-twenty_eight-last_trick_point = امتیاز دست آخر
    .help = هرکه دست آخر را بگیرد ۱ امتیاز بیشتر دارد.
option-twenty_eight-under_half = کمتر از نصف
    .help = اگر تیم حاکم به نصفِ امتیاز لازم هم نرسد، باختش دو برابر می‌شود یا نه.
option-twenty_eight-all_tricks = همهٔ دست‌ها (کُت)
    .help = اگر یک تیم همهٔ دست‌ها را بگیرد، امتیاز دو برابر می‌شود یا نه.

## گزینه‌ها: پایان مسابقه

option-twenty_eight-match_style = شکل مسابقه
    .help = امتیاز بالا و پایین می‌رود، فقط بالا می‌رود، یا ژتون دست به دست می‌شود.
option-twenty_eight-target = امتیاز هدف
    .help = مسابقه تا این عدد است؛ با ژتون، هر تیم با این تعداد شروع می‌کند.
option-twenty_eight-sets_to_win = چند ست
    .help = مسابقه با چند ستِ قرمز برده می‌شود. ۱ یعنی همان بازی ساده.
option-twenty_eight-set_cancel = خط خوردن ست‌ها
    .help = اگر هر دو تیم ستی از یک رنگ داشته باشند، از هرکدام یکی خط می‌خورد.

## مقدارها

value-twenty_eight-pack-single_32 = ۳۲ کارت (چهار نفر)
value-twenty_eight-pack-single_36_threes = ۳۶ کارت با ۳ها (شش نفر)
value-twenty_eight-pack-single_36_sixes = ۳۶ کارت با ۶ها (شش نفر)
value-twenty_eight-pack-double_48 = دو دسته، ۴۸ کارت (چهار یا شش نفر)
value-twenty_eight-pack-double_64 = دو دسته، ۶۴ کارت (هشت نفر)
value-twenty_eight-pack-double_32 = دو دسته، ۳۲ کارت (چهار نفر)

value-twenty_eight-direction-counter_clockwise = پادساعتگرد
value-twenty_eight-direction-clockwise = ساعتگرد

value-twenty_eight-cut-none = بی کوپ
value-twenty_eight-cut-once = یک بار

value-twenty_eight-bid_after-half = نصفِ کارت‌ها
value-twenty_eight-bid_after-all = همهٔ کارت‌ها

value-twenty_eight-first_pointless-none = باید بازی کند
value-twenty_eight-first_pointless-may_redeal = می‌تواند پخش دوباره بگیرد

value-twenty_eight-pointless_hand-none = بازی می‌شود
value-twenty_eight-pointless_hand-redeal = دور باطل

value-twenty_eight-four_jacks-none = بازی می‌شود
value-twenty_eight-four_jacks-redeal = دور باطل
value-twenty_eight-four_jacks-claim = اگر خودش بخواهد باطل

value-twenty_eight-one_suit_hand-none = بازی می‌شود
value-twenty_eight-one_suit_hand-redeal = دور باطل
value-twenty_eight-one_suit_hand-show = می‌شود رو کرد

value-twenty_eight-first_bidder_one_suit-none = فرقی نمی‌کند
value-twenty_eight-first_bidder_one_suit-barred = باید پاس بدهد
value-twenty_eight-first_bidder_one_suit-redeal = دور باطل

value-twenty_eight-redeal_dealer-same = همان پخش‌کننده
value-twenty_eight-redeal_dealer-next = پخش‌کنندهٔ بعدی

value-twenty_eight-max_bid-points = تا امتیازِ دور
value-twenty_eight-max_bid-points_plus_pair = چهار تا بالاتر، به امیدِ جفت

value-twenty_eight-auction-three_passes = تا پاسِ پشت سر همِ بقیه
value-twenty_eight-auction-one_round = هر نفر یک بار
value-twenty_eight-auction-duel = دو به دو، با نگه داشتن

value-twenty_eight-first_bid-forced = نفر اول باید بخواند
value-twenty_eight-first_bid-dealer_forced = پخش‌کننده، اگر همه پاس بدهند
value-twenty_eight-first_bid-free = کسی مجبور نیست

value-twenty_eight-all_pass-redeal = پخش دوباره
value-twenty_eight-all_pass-no_trump_minimum = کمترین پیشنهاد، بدون حکم

value-twenty_eight-raise_partner-free = آزاد
value-twenty_eight-raise_partner-honours = فقط با پیشنهاد بالا
value-twenty_eight-raise_partner-never = هیچ‌وقت

value-twenty_eight-rebid_min-none = بی شرط

value-twenty_eight-second_auction-none = نداریم
value-twenty_eight-second_auction-from_24 = از ۲۴ به بالا

value-twenty_eight-trump_card-own = کارتِ خودش، پشت
value-twenty_eight-trump_card-marker = کارت اضافه، پشت
value-twenty_eight-trump_card-open = آشکار از مزایده

value-twenty_eight-doubling-none = نداریم
value-twenty_eight-doubling-double = دوبل
value-twenty_eight-doubling-redouble = دوبل و سوردوبل

value-twenty_eight-double_time-after_trump = پس از تعیین حکم
value-twenty_eight-double_time-in_auction = در مزایده

value-twenty_eight-double_effect-times = دو برابر
value-twenty_eight-double_effect-plus = یکی بیشتر

value-twenty_eight-auto_double_from-none = نداریم

value-twenty_eight-stake_cap-none = بی سقف

value-twenty_eight-first_lead-first_hand = نفر اول
value-twenty_eight-first_lead-bidder = حاکم

value-twenty_eight-ask_trump-may = می‌تواند
value-twenty_eight-ask_trump-must = باید

value-twenty_eight-ask_duty-must_trump = باید ببُرد
value-twenty_eight-ask_duty-free = آزاد است

value-twenty_eight-bidder_shows-any_trump = با هر حکمی
value-twenty_eight-bidder_shows-that_card = با همان کارت

value-twenty_eight-reveal_scope-whole_trick = همه حکم‌اند
value-twenty_eight-reveal_scope-from_reveal = فقط پس از رو شدن

value-twenty_eight-bidder_lead_trump-barred = نمی‌تواند
value-twenty_eight-bidder_lead_trump-free = می‌تواند

value-twenty_eight-never_shown-void = دور باطل
value-twenty_eight-never_shown-last_trick = در دست آخر رو می‌شود

value-twenty_eight-undertrump-banned = مجاز نیست
value-twenty_eight-undertrump-allowed = مجاز است

value-twenty_eight-jack_discard-free = آزاد
value-twenty_eight-jack_discard-after_reveal = فقط پس از رو شدن حکم

value-twenty_eight-pair-none = نداریم
value-twenty_eight-pair-bid_4 = ۴ امتیاز در امتیاز لازم
value-twenty_eight-pair-stake = دو برابر یا نصف کردن امتیاز بازی

value-twenty_eight-pair_timing-after_trick = پس از گرفتن یک دست با حکمِ رو
value-twenty_eight-pair_timing-relaxed = راحت‌تر

value-twenty_eight-pair_won_with-any_card = هر کارتی
value-twenty_eight-pair_won_with-trump = فقط حکم

value-twenty_eight-pair_min_bid-none = هر پیشنهادی

value-twenty_eight-pair_floor-none = بی کف
value-twenty_eight-pair_floor-min_bid = تا کمترین پیشنهاد

value-twenty_eight-pair_ceiling-none = بی سقف
value-twenty_eight-pair_ceiling-points = تا امتیازِ دور

value-twenty_eight-sure_hand-barred = مثل بقیه بازی می‌شود
value-twenty_eight-sure_hand-show = می‌شود رو کرد

value-twenty_eight-scoring-plus_minus = همه یکسان، ۱ امتیاز
value-twenty_eight-scoring-bands_28 = پله‌ای، ۱ تا ۴ (بیست و هشت)
value-twenty_eight-scoring-bands_40 = پله‌ای، ۱ تا ۵ (چهل)
value-twenty_eight-scoring-bands_56 = پله‌ای، ۱ تا ۵ (پنجاه و شش)

value-twenty_eight-under_half-none = فرقی نمی‌کند
value-twenty_eight-under_half-double = باخت دو برابر

value-twenty_eight-all_tricks-none = فرقی نمی‌کند
value-twenty_eight-all_tricks-double = دو برابر

value-twenty_eight-misplay-refused = پذیرفته نمی‌شود
value-twenty_eight-misplay-penalty = تاوان دارد
value-twenty_eight-misplay-penalty_double = تاوانِ دو برابر

value-twenty_eight-misplay_goes-offender_loses = خطاکار از دست می‌دهد
value-twenty_eight-misplay_goes-other_gains = تیم دیگر می‌گیرد

value-twenty_eight-match_style-pips = نقطه‌های قرمز و سیاه
value-twenty_eight-match_style-points = فقط رو به بالا
value-twenty_eight-match_style-tables = ژتون
