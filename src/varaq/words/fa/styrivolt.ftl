### استیریولت: نام بازی، قوانین آماده، گزینه‌ها و مقدارها

game-styrivolt = استیریولت
    .about = بازی‌ای کهن از جزایر فارو که امروز کمتر کسی بلد است، و شما می‌توانید زنده نگهش دارید. در هر دور دو خال منتخب می‌شود، ۲ دل از سرِ هر آسی می‌پرد، بره‌ای که دست را با آن شروع کنند حریفِ همهٔ میز است، و امتیاز را با گچ می‌نویسند و پاک می‌کنند. بنشینید، یاد بگیرید چه کارتی چه کارتی را می‌زند، و به نفر بعد هم یاد بدهید.

## قوانین آماده

preset-styrivolt-kvivik = استیریولت به رسم کویویک
    .who = بازی روستای کویویک (Kvívík)، همان‌طور که یوگوان برنتسن در ۱۹۷۵ نوشته است؛ برای شروع بهترین است.
preset-styrivolt-forced_beat = زدن اجباری
    .who = بازی ساده، برای تازه‌کارها و میزهای تند: هرکه می‌تواند کارتِ برنده را بزند، باید بزند.
preset-styrivolt-cut_for_stikkar = کوپ برای استیککار
    .who = برای میزهایی که پیش از پخش هدیه‌ای می‌خواهند: استیککارِ تهِ کوپ رو می‌شود و شاهِ همان خال می‌تواند آن را بردارد.
preset-styrivolt-cut_to_fourth = کوپ تا کارت چهارم
    .who = برای کوپ‌کننده‌های پردل: تا چهار کارت دیده می‌شود، دو استیککار ممکن است رو شود، و اگر شاه نباشد بی‌بی جایش می‌آید.
preset-styrivolt-open_choice = انتخابِ رو
    .who = برای میزهای بی‌راز: کارت‌هایی را که پخش‌کننده برمی‌گرداند همه می‌بینند.
preset-styrivolt-dealers_judgement = هرچه پخش‌کننده صلاح بداند
    .who = برای آن‌ها که به فکرِ پخش‌کننده اعتماد دارند: از کارت‌های برگردانده هر کدام را بخواهد رو می‌گذارد.
preset-styrivolt-king_for_bird = شاه پرنده را می‌گیرد
    .who = برای دوستدارانِ غافلگیریِ آخر کار: پرنده‌ای که تا دست آخر رو مانده باشد نصیبِ شاه دل می‌شود.
preset-styrivolt-late_stock = ته‌دسته در هر وقت
    .who = برای میزهای آسان‌گیر: در هر نوبتی می‌شود ته‌دسته را برداشت، و پس دادن و نگه داشتنش هم شرط زیادی ندارد.
preset-styrivolt-old_table = میزِ قدیمی‌ها
    .who = برای آن‌ها که بازی را از برند: کسی کاری به جای شما نمی‌کند، برداشتنِ بی‌حق جریمه دارد، و خطی که پاک نکنید از دست رفته است.
preset-styrivolt-penguin = امتیازِ کتاب پنگوئن
    .who = برای خواننده‌های کتاب دیوید پارلت: پاداشِ کمتر برای بازیِ تنها، و تاوان برای ادامه دادنِ بی‌نتیجه.

## گروه‌های گزینه‌ها

group-styrivolt-cut = کوپ
group-styrivolt-choosing = خال‌های منتخب
group-styrivolt-play = بازی
group-styrivolt-stock = ته‌دسته
group-styrivolt-score = امتیاز
group-styrivolt-board = تختهٔ گچی
group-styrivolt-deal = پخش
group-styrivolt-table = سرِ میز
group-styrivolt-end = پایان مسابقه

## گزینه‌ها

option-styrivolt-must_beat = زدن اجباری
    .help = هرکه می‌تواند کارتِ برنده را بزند باید بزند، مگر آن را یارش بازی کرده باشد.
option-styrivolt-cut_stikkar = کوپ برای استیککار
    .help = پیش از پخش، نفر سمت راستِ پخش‌کننده کوپ می‌کند؛ اگر ته دسته استیککار همیشگی باشد رو می‌شود و شاهِ همان خال می‌تواند آن را بردارد.
option-styrivolt-cut_depth = چند کارت در کوپ
    .help = کوپ‌کننده چند کارت را می‌تواند ببیند. ۱ یعنی فقط کارتِ ته، ۴ یعنی «تا کارت چهارم».
option-styrivolt-cut_exposed = چند استیککار در کوپ
    .help = کوپ‌کننده چند استیککار می‌تواند پیدا کند و رو بگذارد. برای دو تا باید بیش از یک کارت را بتواند ببیند.
option-styrivolt-cut_queen = بی‌بی به جای شاه
    .help = اگر شاهِ آن خال پیش هیچ بازیکنی نباشد، بی‌بیِ همان خال می‌تواند استیککار را بردارد.
option-styrivolt-open_choice = کارت‌های برگردانده را همه ببینند
    .help = کارت‌هایی که برای انتخابِ خال‌ها برگردانده می‌شود جلوی چشم همه است، نه فقط پخش‌کننده.
option-styrivolt-exposure = چه کارتی رو بماند
    .help = پخش‌کننده در انتخابِ کارتی که خال منتخب را نشان می‌دهد چقدر آزاد است.
option-styrivolt-king_or_four = شاه یا چهار
    .help = وقتی از یک خال منتخب کارتِ بهتری نیامده، کدام رو می‌ماند. روستاها سرِ این اختلاف دارند.
option-styrivolt-king_takes_bird = شاه پرنده را می‌گیرد
    .help = پرنده‌ای که تا پیش از دست آخر رو مانده باشد با شاه دل عوض می‌شود.
option-styrivolt-four_of_a_kind = چهار کارت هم‌رتبه
    .help = کسی که هر چهار کارتِ یک رتبه را دارد آیا همه را به ارزش بهترینشان بازی می‌کند، و چه کسی باید بگوید.
option-styrivolt-stock_time = وقتِ برداشتن ته‌دسته
    .help = برای اولین بار تا کی می‌شود ته‌دسته را برداشت.
option-styrivolt-stock_return = پس دادن ته‌دسته
    .help = کسی که ته‌دسته را دیده آیا می‌تواند آن را پس بدهد و کارت‌های خودش را بردارد.
option-styrivolt-keep_both = نگه داشتن هر دو
    .help = آیا می‌شود هم کارت‌های خود را نگه داشت و هم ته‌دسته را.
option-styrivolt-second_taking = برداشتن دوم
    .help = آنچه نفر اول پشت گذاشته، آیا نفر دیگری می‌تواند بردارد، و تا کی.
option-styrivolt-extra_card = کارت اضافه
    .help = ته‌دسته یک کارت بیشتر از کارت‌های هر بازیکن دارد. یا یکی را می‌شود کنار گذاشت، یا همه می‌ماند.
option-styrivolt-stock_right = برداشتنِ بی‌حق
    .help = یا ته‌دسته فقط برای کسی باز است که حقش را دارد، یا برای همه باز است و برداشتنِ بی‌حق جریمه دارد.
option-styrivolt-failed_nine = ادامه دادنِ بی‌نتیجه
    .help = تیمی بازی را ساخته، برای هر نُه دست ادامه داده و یک دست به حریف رسیده: چه حساب می‌شود.
option-styrivolt-solo_make = ارزشِ تنها ساختن
    .help = چند صلیب برای کسی که پنج دست اول را بی کمکِ یار بگیرد. ۲ یعنی یک صلیب راهب؛ با ۰ مثل ساختنِ تیمی حساب می‌شود.
option-styrivolt-solo_nine = ارزشِ هر نُه دست تنها
    .help = چند صلیب برای کسی که هر نُه دست را تنها بگیرد. ۴ یعنی دو صلیب راهب؛ از تنها ساختن کمتر نمی‌شود.
option-styrivolt-stock_penalty = جریمهٔ برداشتنِ بی‌حق
    .help = وقتی ته‌دسته بی‌حق برداشته شود چند صلیب به حریف‌ها می‌رسد. ۲ یعنی یک صلیب راهب.
option-styrivolt-erase_order = اول کدام صلیب
    .help = از صلیب‌های حریف اول کدام پاک می‌شود، صلیب ساده یا صلیب راهب.
option-styrivolt-marking = نوشتن روی تخته
    .help = یا میز خودش پاک می‌کند و می‌کشد، یا برنده‌ها.
option-styrivolt-marking_reminder = یادآوری
    .help = میز به برنده‌ها یادآوری می‌کند. بدونِ یادآوری، آنچه تا پخش بعدی نوشته نشود از دست می‌رود.
option-styrivolt-upright_drawn = خط عمودی
    .help = خطی که سه خط کوچک روی آن می‌نشیند چطور کشیده شود. فقط شکل است.
option-styrivolt-strokes_joined = خط‌های به‌هم‌پیوسته
    .help = سه خط کوچک به هم می‌پیوندند و شکلِ (S) می‌گیرند. فقط شکل است.
option-styrivolt-erase_direction = پاک کردنِ خط‌ها
    .help = اول کدام خط پاک شود. فقط شکل است.
option-styrivolt-cross_drawn = صلیب
    .help = صلیب چطور کشیده شود. فقط شکل است.
option-styrivolt-monk_drawn = صلیب راهب
    .help = صلیب راهب چطور کشیده شود. فقط شکل است.
option-styrivolt-shuffle = بُر زدن
    .help = خوب، یا سبک به رسم قدیمی‌ها، تا کارت‌های هم‌رتبه کنار هم بمانند.
option-styrivolt-first_dealer = پخش‌کنندهٔ اول
    .help = یا به قرعه، یا شمارهٔ یک صندلی؛ شماره‌ها از ۰ است.
option-styrivolt-table_talk = حرف زدن سرِ میز
    .help = نصفِ این بازی شوخی و متلک است؛ ولی گفتنِ این‌که چه کارتی دارید هیچ‌وقت مجاز نیست.
option-styrivolt-match_end = کی تمام می‌شود
    .help = بعد از چند دور، با چند صلیب، یا به رسم قدیم هر وقت بازیکن‌ها بخواهند.
option-styrivolt-match_deals = تعداد دورها
    .help = با ۱۲ دور به هر نفر سه بار پخش می‌رسد.
option-styrivolt-match_crosses = صلیب برای برد
    .help = نخستین تیمی که این‌قدر صلیب داشته باشد می‌برد. صلیب راهب دو تا حساب است.
option-styrivolt-match_tie = اگر مسابقه مساوی شد
    .help = وقتی دورِ آخر تمام شده و دو تیم در صلیب و خط برابرند.

## مقدارها

value-styrivolt-exposure-priority = بهترین، به ترتیبِ ثابت
value-styrivolt-exposure-dealer_low = میان کارت‌های پایین آزاد
value-styrivolt-exposure-dealer_any = آزاد

value-styrivolt-king_or_four-dealer = هر کدام که پخش‌کننده بخواهد
value-styrivolt-king_or_four-king = شاه
value-styrivolt-king_or_four-four = چهار

value-styrivolt-four_of_a_kind-none = نداریم
value-styrivolt-four_of_a_kind-auto = حساب است و میز خودش می‌گوید
value-styrivolt-four_of_a_kind-announce = فقط اگر خودتان بگویید

value-styrivolt-stock_time-first_trick = در دست اول
value-styrivolt-stock_time-any_time = هر وقت

value-styrivolt-stock_return-strict = با شرط‌های قدیمی
value-styrivolt-stock_return-free = هر وقت استیککار نداشت
value-styrivolt-stock_return-never = هیچ‌وقت

value-styrivolt-keep_both-strict = با شرط‌های قدیمی
value-styrivolt-keep_both-free = همیشه
value-styrivolt-keep_both-never = هیچ‌وقت

value-styrivolt-second_taking-any_time = هر وقت
value-styrivolt-second_taking-first_trick = پیش از کارت اولِ خود
value-styrivolt-second_taking-never = نداریم

value-styrivolt-extra_card-may_discard = می‌شود کنار گذاشت
value-styrivolt-extra_card-keep = می‌ماند

value-styrivolt-stock_right-enforced = پیش نمی‌آید
value-styrivolt-stock_right-penalised = پیش می‌آید و جریمه دارد

value-styrivolt-failed_nine-ordinary = یک بازی معمولی
value-styrivolt-failed_nine-nothing = هیچ
value-styrivolt-failed_nine-opponents_one = ۱ خط برای حریف‌ها
value-styrivolt-failed_nine-opponents_two = ۲ خط برای حریف‌ها

value-styrivolt-erase_order-singles_first = اول صلیب ساده
value-styrivolt-erase_order-monk_first = اول صلیب راهب

value-styrivolt-marking-auto = با میز
value-styrivolt-marking-by_hand = با برنده‌ها

value-styrivolt-upright_drawn-vertical = ایستاده
value-styrivolt-upright_drawn-horizontal = خوابیده

value-styrivolt-erase_direction-top_down = از بالا به پایین
value-styrivolt-erase_direction-any = به هر ترتیبی

value-styrivolt-cross_drawn-upright = راست
value-styrivolt-cross_drawn-diagonal = کج

value-styrivolt-monk_drawn-vertical = ایستاده
value-styrivolt-monk_drawn-horizontal = خوابیده

value-styrivolt-shuffle-thorough = خوب
value-styrivolt-shuffle-light = سبک، به رسم قدیم

value-styrivolt-first_dealer-random = به قرعه

value-styrivolt-table_talk-none = ساکت
value-styrivolt-table_talk-banter = جمله‌های آماده
value-styrivolt-table_talk-free = آزاد

value-styrivolt-match_end-deals = بعد از چند دور
value-styrivolt-match_end-crosses = با چند صلیب
value-styrivolt-match_end-open = هر وقت بخواهید

value-styrivolt-match_tie-play_on = یک دور دیگر
value-styrivolt-match_tie-draw = مساوی
