### قیصر: نام بازی، قوانین آماده، گزینه‌ها

game-kaiser = قیصر
    .about = بازی دست‌گیری از دشت‌های کانادا، معمولاً چهار نفر در دو تیم: هر دست ۱ امتیاز است، ۵ دل پاداش دارد و ۳ پیک جریمه، و هر نفر فقط یک بار می‌خواند.

## قوانین آماده

preset-kaiser-standard = قیصر
    .who = قیصرِ همیشگیِ ساسکاچوان: ۳۲ کارت، هر نفر یک بار می‌خواند و بازی تا ۵۲ است.
preset-kaiser-cardgames_zone = قیصر تا ۵۲
    .who = همان قیصر، بی پخش باطل: هر کارتی که آمد، با همان بازی می‌کنید.
preset-kaiser-cardgames_zone_32 = قیصر تا ۳۲
    .who = برای وقتی که فرصت کم است: همان قیصر، ولی مسابقه در ۳۲ تمام می‌شود.
preset-kaiser-saskatchewan_34 = قیصر با زمین و بازی پایین
    .who = محبوبِ میزهای ساسکاچوان: ۳۴ کارت، دو تا روی زمین، و «بدون حکم پایین» که از «بدون حکم» بالاتر می‌نشیند.
preset-kaiser-saskatchewan_34_equal = بالا و پایین برابر
    .who = همان بازی ۳۴ کارتی، برای آن‌ها که می‌گویند بدون حکمِ بالا و پایین فرقی با هم ندارند.
preset-kaiser-saskatchewan_34_declared = بدون حکم، بعد بالا یا پایین
    .who = همان بازی ۳۴ کارتی، ولی حاکم تا آخر مزایده رو نمی‌کند که بالا بازی می‌کند یا پایین.
preset-kaiser-saskatchewan_34_any = هر پیشنهادی، بالا یا پایین
    .who = آزادترین شکلِ ۳۴ کارتی: حتی با حکم هم می‌شود پایین بازی کرد.
preset-kaiser-saskatchewan_62 = تا ۵۲، بعد از بدون حکم تا ۶۲
    .who = میزهایی چنین بازی می‌کنند که نمی‌خواهند یک بدون حکمِ دو برابر مسابقه را زود تمام کند.
preset-kaiser-saskatchewan_47 = بدون پیشنهاد تا ۴۷
    .who = برای میزهای پرهیجان: حد ۴۷ است، ۵ دل را از حاکم بگیرید می‌برید، و ته جدول هم باخت دارد.
preset-kaiser-fifty_six = تا ۵۶، بعد از بدون حکم تا ۶۲
    .who = برای آن‌ها که مسابقه را کمی بلندتر دوست دارند.
preset-kaiser-sixty_four = تا ۵۲، بعد از بدون حکم تا ۶۴
    .who = بعضی خانواده‌ها پس از نخستین بدون حکمِ موفق، هدف را تا ۶۴ بالا می‌برند.
preset-kaiser-sixty_nine = تا ۶۹، باخت در منهای ۶۹
    .who = مسابقه‌ای بلند برای یک شب زمستانی: هم سقف دارد، هم کف.
preset-kaiser-bid_to_win = برد فقط با پیشنهاد
    .who = برای آن‌ها که می‌گویند مسابقه را باید با خواندن برد، نه با نشستن و جمع کردن.
preset-kaiser-three_spot = تری‌اسپات، ترویکا
    .who = قیصرِ خانواده‌های اوکراینی‌تبارِ ساسکاچوان: هرکه ۳ پیک را بگیرد، اول باید سه دست بگیرد تا خلاص شود.
preset-kaiser-no_overtricks = هرچه خواندی، همان
    .who = برای خواننده‌های دقیق: دستِ اضافه هیچ نمی‌ارزد، پس کم نخوانید.
preset-kaiser-passing_kaiser = قیصر با تبادل کارت
    .who = هر دور پیش از مزایده دو کارت می‌دهید: یک بار به چپ، یک بار به راست، یک بار به یار.
preset-kaiser-kaiser_out = قیصر، همه‌چیز یا هیچ
    .who = برای پردل‌ها: هرکه «قیصر» بگوید، مسابقه را همان‌جا می‌برد یا می‌بازد.
preset-kaiser-beginners = قیصر آسان
    .who = برای شروع بهترین است: از ۵ می‌شود خواند و اگر همه پاس بدهند دوباره پخش می‌شود.
preset-kaiser-pot_kaiser = قیصر با پات
    .who = برای جمع‌های دوستانه: هر قرارداد ناموفق سهمی در پات می‌گذارد و برنده همه را برمی‌دارد.
preset-kaiser-les_rois = له‌روا (پادشاهان)
    .who = بازی قدیمیِ کِبِک، پیش از ۱۹۱۴: هفت بالاست، شاه ته صف، یک شاهِ خوب داریم و یک شاهِ بد.
preset-kaiser-hetu = له‌روا به رسم ژ. اِتو
    .who = خویشاوندِ له‌روا به روایت ژ. اِتو: ۸ خشت و ۸ گشنیز جای دو شاه را گرفته‌اند و حکم با کارت اول معلوم می‌شود.
preset-kaiser-joffre = ژوفره تا ۴۰
    .who = بازی کِبِک با کارت‌های جنگ اول جهانی: سرجوخه تا ژنرال، و قیصر در برابر ژوفره.
preset-kaiser-joffre_41 = ژوفره تا ۴۱
    .who = همان ژوفره، برای میزهایی که تا ۴۱ می‌شمارند.
preset-kaiser-joffre_42 = ژوفره تا ۴۲
    .who = همان ژوفره، برای میزهایی که تا ۴۲ می‌شمارند.
preset-kaiser-lost_heir_1893 = وارث گمشده ۱۸۹۳
    .who = مادربزرگِ این خانواده، از جعبهٔ مک‌لافلین در ۱۸۹۳: ۴۸ کارت، دو تیم، و پخش‌کننده‌ای که حکم را می‌فروشد.
preset-kaiser-lost_heir_1893_solo = وارث گمشده ۱۸۹۳، تک‌نفره
    .who = همان بازی ۱۸۹۳ برای ۲ تا ۴ نفر، هرکس برای خودش.
preset-kaiser-lost_heir = وارث گمشده
    .who = جعبه‌های بعدیِ همان بازی با ۳۲ کارت: شهردار و پلیس و کارآگاه، دنبال پسری که گم شده.
preset-kaiser-lost_heir_solo = وارث گمشده، تک‌نفره
    .who = همان بازی ۳۲ کارتی برای ۲ تا ۴ نفر، هرکس برای خودش و تا ۴۰.
preset-kaiser-two_player = قیصر دونفره
    .who = به رسم سوکان، برای وقتی که فقط دو نفرید: هشت کارت پیش شما و هشت کارت در چهار انباشت جلوی شما.
preset-kaiser-three_player = قیصر سه‌نفره
    .who = به رسم گرینجر، برای وقتی که نفر چهارم نیامد: ۲۶ کارت، دو تا روی زمین، هرکس برای خودش.
preset-kaiser-five_player = قیصر پنج‌نفره
    .who = برای پنج نفر با ۴۰ کارت، هرکس برای خودش؛ کسی بیرون نمی‌ماند.
preset-kaiser-six_player_two_teams = قیصر شش‌نفره، سه به سه
    .who = برای جمع‌های بزرگ: دو تیم سه‌نفره، یکی در میان دور میز.
preset-kaiser-six_player_three_teams = قیصر شش‌نفره، سه جفت
    .who = برای سه زوجِ دور یک میز: هرکس روبه‌روی یارش.

## گروه‌های گزینه‌ها

group-kaiser-seats = میز و کارت‌ها
group-kaiser-deal = پخش و تبادل
group-kaiser-auction = مزایده
group-kaiser-trump = حکم
group-kaiser-cards = پاداش و جریمه
group-kaiser-score = امتیاز
group-kaiser-end = پایان مسابقه

## گزینه‌ها

option-kaiser-players = تعداد بازیکن
    .help = چند نفر دور میز می‌نشینند.
option-kaiser-sides = تیم‌بندی
    .help = یارها چطور می‌نشینند، یا هرکس برای خودش بازی می‌کند.
option-kaiser-pack = دستهٔ کارت
    .help = با کدام کارت‌ها بازی می‌کنید. کارت‌های زمین هم از همین معلوم می‌شود.
option-kaiser-piles = انباشت‌ها
    .help = در بازی دونفره هر نفر چهار انباشتِ دوکارتی هم جلوی خود دارد.
option-kaiser-misdeal_no_honours = پخش باطل با کارت‌های ضعیف
    .help = کسی که نه آس دارد، نه کارت تصویر، نه ۵ دل و نه ۳ پیک، می‌تواند پخش دوباره بخواهد.
option-kaiser-misdeal_four_alike = پخش باطل با چهار هم‌رتبه
    .help = کسی که هر چهار ده، هر چهار نه یا هر چهار هشت را دارد، می‌تواند پخش دوباره بخواهد.
option-kaiser-passing = تبادل کارت
    .help = پیش از مزایده یا پس از آن، هر نفر چند کارت به دیگری می‌دهد.
option-kaiser-auction = شکل مزایده
    .help = یا هر نفر یک بار می‌خواند، یا پخش‌کننده حقّ حکم را به بالاترین پیشنهاد می‌فروشد.
option-kaiser-min_bid = کمترین پیشنهاد
    .help = مزایده از این عدد شروع می‌شود.
option-kaiser-max_bid = بیشترین پیشنهاد
    .help = از این عدد بالاتر نمی‌شود خواند.
option-kaiser-no_trump = پیشنهاد بدون حکم
    .help = می‌شود بدون حکم هم خواند؛ آن‌وقت امتیاز حاکم دو برابر حساب می‌شود.
option-kaiser-low = بازی پایین
    .help = آیا می‌شود پایین بازی کرد (کارت‌های پایین ببرند)، و کی باید گفت. بالا و پایین همان سرس و نرس است.
option-kaiser-kaiser_bid = پیشنهاد قیصر
    .help = اعلامی بالاتر از همهٔ پیشنهادها، برای کسی که همه‌چیز را می‌گیرد.
option-kaiser-kaiser40_partner = یار در قیصرِ ۴۰
    .help = وقتی کسی قیصرِ ۴۰ می‌خواند، یارش بازی می‌کند یا کارت‌هایش را کنار می‌گذارد.
option-kaiser-all_pass = وقتی همه پاس بدهند
    .help = یا پخش‌کننده مجبور است بخواند، یا کارت‌ها دوباره پخش می‌شود.
option-kaiser-forced_bid = پیشنهاد اجباری
    .help = پخش‌کننده‌ای که مجبور است بخواند، چه می‌تواند بخواند.
option-kaiser-trump_by = راه تعیین حکم
    .help = یا حاکم حکم را می‌گوید، یا نخستین کارتی که بازی می‌شود حکم را می‌سازد.
option-kaiser-bonus_points = امتیاز کارت پاداش
    .help = هرکه دستِ کارت پاداش را بگیرد، این‌قدر امتیاز بیشتر می‌گیرد.
option-kaiser-penalty_points = امتیاز کارت جریمه
    .help = هرکه دستِ کارت جریمه را بگیرد، این‌قدر امتیاز از دست می‌دهد.
option-kaiser-joffre_insult = توهین
    .help = اگر کارت قیصر دستی را بگیرد که ژوفره در آن است، تیمی که ژوفره را بازی کرده ۵ امتیاز از دست می‌دهد.
option-kaiser-overtricks = حساب دستِ اضافه
    .help = قراردادِ موفق هرچه گرفته می‌نویسد، یا فقط همان که خوانده است.
option-kaiser-three_spot = حساب کارت جریمه
    .help = کارت جریمه امتیازی کم می‌کند، یا باید با گرفتن سه دست جبران شود.
option-kaiser-fail_penalty = جریمهٔ قراردادِ ناموفق
    .help = قراردادِ ناموفق به اندازهٔ پیشنهاد کم می‌کند، یا فقط آن دور را صفر می‌کند.
option-kaiser-target = امتیاز هدف
    .help = مسابقه تا این امتیاز است.
option-kaiser-target_after_nt = هدف پس از بدون حکم
    .help = با نخستین قراردادِ بدون حکمِ موفق، هدف برای همه به این عدد بالا می‌رود.
option-kaiser-no_bid_limit = حد امتیاز بدون پیشنهاد
    .help = از این امتیاز به بالا، فقط وقتی جلو می‌روید که خودتان بخوانید. خودکار یعنی ۷ تا پایین‌تر از هدف.
option-kaiser-no_bid_limit_raised = حد پس از بالا رفتن هدف
    .help = وقتی هدف بالا رفت، حد هم به این عدد می‌رسد. خودکار یعنی همان‌قدر که هدف بالا رفته است.
option-kaiser-five_wins = برد با گرفتن ۵ دل
    .help = حریفی که به حدّ امتیاز رسیده، با گرفتن ۵ دل مسابقه را در جا می‌برد.
option-kaiser-win_by = راه بردن
    .help = رسیدن به هدف کافی است، یا باید با قراردادِ موفقِ خودتان ببرید.
option-kaiser-both_reach = وقتی چند تیم به هدف برسند
    .help = در یک دور چند تیم به هدف رسیده‌اند: حاکم می‌برد یا جمعِ بیشتر.
option-kaiser-lose_at_minus = باخت در منهای هدف
    .help = تیمی که جمعش به منهای هدف یا پایین‌تر برسد، مسابقه را می‌بازد.
option-kaiser-pot_stake = سهم پات
    .help = هر قراردادِ ناموفق این‌قدر در پات می‌گذارد و برندهٔ مسابقه همه را برمی‌دارد. صفر یعنی پات نداریم.

## مقدارها

value-kaiser-sides-teams2 = دو تیم
value-kaiser-sides-teams3 = سه تیم
value-kaiser-sides-solo = هرکس برای خودش

value-kaiser-pack-kaiser32 = قیصر، ۳۲ کارت
value-kaiser-pack-kaiser34 = قیصر، ۳۴ کارت با زمین
value-kaiser-pack-kaiser26 = قیصر، ۲۶ کارت (سه نفر)
value-kaiser-pack-kaiser40 = قیصر، ۴۰ کارت (پنج نفر)
value-kaiser-pack-kaiser48 = قیصر، ۴۸ کارت (شش نفر)
value-kaiser-pack-rois32 = له‌روا، ۳۲ کارت
value-kaiser-pack-hetu32 = ژ. اِتو، ۳۲ کارت
value-kaiser-pack-joffre32 = ژوفره، ۳۲ کارت
value-kaiser-pack-heir32 = وارث گمشده، ۳۲ کارت
value-kaiser-pack-heir48 = وارث گمشده، ۴۸ کارت

value-kaiser-passing-none = بدون تبادل
value-kaiser-passing-partner1 = یک کارت به یار
value-kaiser-passing-partner2 = دو کارت به یار
value-kaiser-passing-cycle2 = دو کارت: چپ، راست، یار
value-kaiser-passing-after_bid2 = دو کارت به یار، بعد از مزایده

value-kaiser-auction-once = هر نفر یک بار
value-kaiser-auction-sale = فروش حکم

value-kaiser-low-off = فقط بالا
value-kaiser-low-ranked = پایین بالاتر از بدون حکم
value-kaiser-low-equal = بالا و پایین برابر
value-kaiser-low-declared = بدون حکم، بعد بالا یا پایین
value-kaiser-low-any = هر قراردادی، بالا یا پایین

value-kaiser-kaiser_bid-off = نداریم
value-kaiser-kaiser_bid-solo12 = تنها، برای کل مسابقه
value-kaiser-kaiser_bid-team12 = با یار، برای کل مسابقه
value-kaiser-kaiser_bid-forty = همهٔ دست‌ها تنها، ۴۰ امتیاز

value-kaiser-kaiser40_partner-plays = بازی می‌کند
value-kaiser-kaiser40_partner-sits_out = کنار می‌نشیند

value-kaiser-all_pass-forced = پخش‌کننده باید بخواند
value-kaiser-all_pass-redeal = پخش دوباره

value-kaiser-forced_bid-any = هر پیشنهادی
value-kaiser-forced_bid-minimum = فقط کمترین

value-kaiser-trump_by-named = حاکم می‌گوید
value-kaiser-trump_by-led = با کارت اول

value-kaiser-three_spot-minus3 = همان جریمهٔ ساده
value-kaiser-three_spot-clear3 = سه دست برای جبران

value-kaiser-fail_penalty-bid = به اندازهٔ پیشنهاد
value-kaiser-fail_penalty-zero = صفر در آن دور

value-kaiser-five_wins-off = نداریم
value-kaiser-five_wins-captured = فقط اگر تیم حاکم بازی کرده باشد
value-kaiser-five_wins-taken = هرکه بازی کرده باشد

value-kaiser-win_by-score = رسیدن به هدف
value-kaiser-win_by-bid = فقط با پیشنهاد موفق

value-kaiser-both_reach-bidder = حاکم می‌برد
value-kaiser-both_reach-higher = جمعِ بیشتر می‌برد
