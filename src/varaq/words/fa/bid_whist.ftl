### بید وست: نام بازی، قوانین آماده، گزینه‌ها

game-bid_whist = بید وست
    .about = بازی دو به دوی سیاه‌پوستان آمریکا: هرکه مزایده را ببرد زمین را برمی‌دارد، حکم می‌کند، و می‌گوید کارت‌های بالا ببرند یا کارت‌های پایین.

## قوانین آماده

preset-bid_whist-standard = بید وست
    .who = بازی همیشگی با دو جوکر و شش کارتِ زمین: هر نفر یک بار می‌خواند، بدون حکم دو برابر است، برد با ۷ امتیاز و باخت با منهای ۷.
preset-bid_whist-one_joker = با یک جوکر
    .who = برای میزهایی که یک جوکر دارند: زمین پنج کارت است و باقی همان است که بود.
preset-bid_whist-deuce_high = یک جوکر و ۲ پیک
    .who = برای میزهایی که ۲ پیک را، هر خالی حکم باشد، دومین کارتِ حکم می‌دانند: درست زیر جوکر.
preset-bid_whist-deuce_high_two_jokers = دو جوکر و ۲ پیک
    .who = برای آن‌ها که سه حکمِ بی‌چون‌وچرا دوست دارند: جوکر بزرگ، جوکر کوچک، ۲ پیک.
preset-bid_whist-northeast_52 = ۵۲ کارتیِ شمال‌شرق
    .who = از شمال‌شرقِ آمریکا: بدون جوکر، پیشنهاد فقط عدد است و علامتی برای یار، امتیاز منفی ندارد و تا ۲۱ است.
preset-bid_whist-trickster = به رسم تریکستر
    .who = برای آن‌ها که بازی را از سایت Trickster Cards می‌شناسند: بدون جوکر، «پایین» روی «بالا» خوانده می‌شود و حریف‌ها هم امتیاز می‌گیرند.
preset-bid_whist-parlett = به روایت پارلت
    .who = از کتاب دیوید پارلت: همان که خوانده‌اید می‌نویسید، و حریف‌ها از دستِ هفتم به بعد امتیاز دارند.
preset-bid_whist-detroit_five_card = دیترویت، پنج کارتِ زمین
    .who = مسابقه‌های دیترویت: یک جوکر، پیشنهاد از ۴، و بعد از هشت دور هرکه جلوتر است می‌برد.
preset-bid_whist-columbus_no_kitty = کلمبوس، بدون زمین
    .who = مسابقه‌های باشگاه کلمبوس: سیزده کارت به هر نفر، برد با ۵ امتیاز و باخت با دو پیشنهادِ ناموفق.
preset-bid_whist-rise_and_fly = بازنده‌ها بلند شوند
    .who = برای مهمانی: زمین را رو می‌کنند، پیشنهادِ ۷ همه‌چیز یا هیچ است، و بازنده‌ها جایشان را به جفتِ بعدی می‌دهند.

## گروه‌های گزینه‌ها

group-bid_whist-pack = کارت‌ها
group-bid_whist-deal = پخش
group-bid_whist-auction = مزایده
group-bid_whist-naming = تعیین حکم و زمین
group-bid_whist-play = بازی
group-bid_whist-score = امتیاز
group-bid_whist-end = پایان مسابقه

## گزینه‌ها

option-bid_whist-jokers = جوکرها
    .help = چند جوکر در بازی است. بدون جوکر، زمین ۴ کارت است، با یک جوکر ۵ و با دو جوکر ۶.
option-bid_whist-kitty = کارت‌های زمین
    .help = کارت‌هایی که برای حاکم کنار گذاشته می‌شود. بدون زمین، همهٔ ۵۲ کارت پخش می‌شود، به هر نفر ۱۳ تا.
option-bid_whist-deuce_high = ۲ پیک حکم است
    .help = هر خالی که حکم باشد، ۲ پیک هم حکم است، درست زیر جوکرها.
option-bid_whist-deuce_in_nt = ۲ پیک در بدون حکم
    .help = جایی که ۲ پیک حکم است: در بدون حکم مثل جوکر بی‌ارزش است، یا یک پیکِ معمولی.
option-bid_whist-first_dealer = نخستین پخش‌کننده
    .help = کارت‌ها یکی‌یکی رو می‌شود تا خالی که گفته‌اند به کسی برسد؛ یا به قرعه.
option-bid_whist-no_face_redeal = پخش دوباره با کارت‌های بی‌تصویر
    .help = کسی که نه شاه دارد، نه بی‌بی و نه سرباز، می‌تواند به جای خواندن پخش دوباره بخواهد.
option-bid_whist-redeal_by = چه کسی دوباره پخش می‌کند
    .help = پس از دوری که پیش از بازی باطل شده، پخش با کیست.
option-bid_whist-bid_style = شکل پیشنهاد
    .help = عدد و نوع، مثل «۴ بالا»؛ یا عدد و شاید «بدون حکم»؛ یا فقط عدد.
option-bid_whist-min_bid = کمترین پیشنهاد
    .help = کمترین تعداد دستِ بالای شش که می‌شود خواند. معمولاً ۳ یا ۴ است.
option-bid_whist-auction_rounds = شکل مزایده
    .help = هر نفر یک بار می‌خواند، یا مزایده می‌چرخد تا همه جز یکی پاس بدهند.
option-bid_whist-direction_rank = بالا و پایین در مزایده
    .help = وقتی عددها یکی است، یکی از این دو را می‌شود روی دیگری خواند یا نه.
option-bid_whist-nt_direction = بالا یا پایین در بدون حکم
    .help = پیشنهادِ بدون حکم همان‌جا می‌گوید بالا (سرس) است یا پایین (نرس)، یا حاکم بعد از مزایده می‌گوید.
option-bid_whist-low_nt_outranks_high = بدون حکمِ پایین بالاتر است
    .help = روی بدون حکمِ بالا (سرس) می‌شود با همان عدد بدون حکمِ پایین (نرس) خواند.
option-bid_whist-all_pass = وقتی دیگران پاس بدهند
    .help = اگر سه نفرِ اول پاس بدهند پخش‌کننده باید بخواند، یا او هم می‌تواند پاس بدهد و دوباره پخش می‌شود.
option-bid_whist-dealer_may_match = برابر خواندنِ پخش‌کننده
    .help = پخش‌کننده می‌تواند با پیشنهادی برابرِ بالاترین پیشنهاد، قرارداد را بگیرد.
option-bid_whist-bid_signals = علامت
    .help = پیشنهادهای کوچکی که به یار می‌گویند چه جور کارتی دارید.
option-bid_whist-name_trump = وقتِ تعیین حکم
    .help = حاکم پیش از دیدن زمین می‌گوید حکم چیست (یا بالا و پایین را)، یا پس از آن.
option-bid_whist-sport_kitty = رو کردن زمین
    .help = وقتی حاکم زمین را برمی‌دارد، هر چهار نفر آن را می‌بینند.
option-bid_whist-kitty_book = دستِ زمین
    .help = کارت‌های خوابانده یک دست حساب می‌شود: برای تیم حاکم، یا برای تیمی که دست اول را می‌گیرد.
option-bid_whist-ace_downtown = آس، وقتی کارت‌های پایین می‌برند
    .help = آسِ خوب بالاترین کارتِ خالش می‌ماند، آسِ بد پایین‌ترین است؛ یا حاکم انتخاب می‌کند.
option-bid_whist-jokers_nt = جوکر در بدون حکم
    .help = جوکر آن‌جا هیچ‌وقت دست نمی‌گیرد. کِی می‌شود بازی‌اش کرد، کِی باید، یا اصلاً از دور بیرون می‌رود.
option-bid_whist-joker_lead_nt = شروع با جوکر در بدون حکم
    .help = هر وقت، یا فقط وقتی چیز دیگری نمانده.
option-bid_whist-first_lead = شروع دست اول
    .help = دست اول را چه کسی شروع می‌کند.
option-bid_whist-renege = خطای خال
    .help = کارتِ غیرمجاز پذیرفته نمی‌شود؛ یا بازی می‌شود و حریف می‌تواند خطا را اعلام کند.
option-bid_whist-renege_penalty = جریمهٔ خطای خال
    .help = سه دست، یا همهٔ مسابقه.
option-bid_whist-nt_doubles = بدون حکم دو برابر است
    .help = در قراردادِ بدون حکم (سرس و نرس) هر برد و باختی دو برابر می‌شود.
option-bid_whist-made_score = امتیازِ پیشنهادِ موفق
    .help = همهٔ دست‌های بالای شش، یا فقط عددی که خوانده شده.
option-bid_whist-set_score = پیشنهادِ ناموفق
    .help = به اندازهٔ پیشنهاد از تیم حاکم کم می‌شود، یا به حریف‌ها می‌رسد.
option-bid_whist-defender_score = دست‌های حریف‌ها
    .help = حریف‌هایی که هفت دست یا بیشتر دارند، برای دست‌های بالای شش امتیاز می‌گیرند یا نه.
option-bid_whist-boston_bid = پیشنهادِ ۷ (بوستون)
    .help = مثل بقیه حساب می‌شود، یا اگر موفق شود دو برابر، یا برد و باختِ مسابقه به آن است.
option-bid_whist-boston_score = هر سیزده دست (بوستون)
    .help = اگر همهٔ دست‌ها گرفته شود، با هر پیشنهادی: مثل همیشه، ۱۳ امتیاز، یا چهار برابر.
option-bid_whist-set_limit = باخت با چند پیشنهادِ ناموفق
    .help = تیمی که در مسابقه این تعداد پیشنهادِ ناموفق داشته باشد می‌بازد. صفر یعنی حدّی نیست.
option-bid_whist-target = امتیاز هدف
    .help = مسابقه تا این امتیاز است. صفر یعنی فقط تعداد دورها آن را تمام می‌کند.
option-bid_whist-lose_at_minus_target = باخت در منهای هدف
    .help = تیمی که جمعش به منهای هدف یا پایین‌تر برسد مسابقه را می‌بازد.
option-bid_whist-bid_out = برد فقط با پیشنهاد
    .help = تیم فقط در دوری می‌برد که پیشنهادِ خودش موفق شده باشد.
option-bid_whist-max_hands = تعداد دورها
    .help = بعد از این تعداد دور، تیمی که جمعش بیشتر است می‌برد. صفر یعنی حدّی نیست.
option-bid_whist-session = بعد از مسابقه
    .help = همه سر جایشان می‌مانند، یا بازنده‌ها جا را به جفتی می‌دهند که منتظر است.

## مقدارها

value-bid_whist-deuce_in_nt-dead = بی‌ارزش
value-bid_whist-deuce_in_nt-spade = پیکِ معمولی

value-bid_whist-first_dealer-first_diamond = نخستین خشت
value-bid_whist-first_dealer-first_club = نخستین گشنیز
value-bid_whist-first_dealer-random = به قرعه

value-bid_whist-redeal_by-same_dealer = همان پخش‌کننده
value-bid_whist-redeal_by-next_dealer = پخش‌کنندهٔ بعدی

value-bid_whist-bid_style-up_down_nt = عدد و نوع
value-bid_whist-bid_style-number_nt = عدد، یا عدد و «بدون حکم»
value-bid_whist-bid_style-number = فقط عدد

value-bid_whist-auction_rounds-once = هر نفر یک بار
value-bid_whist-auction_rounds-until_passed = تا همه جز یکی پاس بدهند

value-bid_whist-direction_rank-equal = برابر
value-bid_whist-direction_rank-down_over_up = پایین روی بالا
value-bid_whist-direction_rank-up_over_down = بالا روی پایین

value-bid_whist-nt_direction-after = بعد از مزایده
value-bid_whist-nt_direction-in_bid = در خودِ پیشنهاد

value-bid_whist-all_pass-dealer_must_bid = پخش‌کننده باید بخواند
value-bid_whist-all_pass-redeal = پخش دوباره

value-bid_whist-bid_signals-none = نداریم
value-bid_whist-bid_signals-northeast = ۱ درهم، ۲ پایین، ۳ بالا

value-bid_whist-name_trump-before_kitty = پیش از دیدن زمین
value-bid_whist-name_trump-after_kitty = پس از دیدن زمین

value-bid_whist-kitty_book-bidder = برای تیم حاکم
value-bid_whist-kitty_book-first_trick = همراه دست اول

value-bid_whist-ace_downtown-good = آسِ خوب
value-bid_whist-ace_downtown-bad = آسِ بد
value-bid_whist-ace_downtown-choose = حاکم انتخاب می‌کند

value-bid_whist-jokers_nt-dead = فقط وقتی بی‌خالید
value-bid_whist-jokers_nt-any_time = هر وقت
value-bid_whist-jokers_nt-forced = بی‌خال باید بازی‌اش کند
value-bid_whist-jokers_nt-removed = خوابانده یا عوض می‌شود

value-bid_whist-joker_lead_nt-allowed = هر وقت
value-bid_whist-joker_lead_nt-last_resort = وقتی چیز دیگری نمانده

value-bid_whist-first_lead-bidder = حاکم
value-bid_whist-first_lead-bidder_left = نفر سمت چپِ حاکم

value-bid_whist-renege-refused = پذیرفته نمی‌شود
value-bid_whist-renege-allowed = می‌شود اعلامش کرد

value-bid_whist-renege_penalty-three_books = سه دست
value-bid_whist-renege_penalty-game = مسابقه

value-bid_whist-made_score-taken = همهٔ دست‌های بالای شش
value-bid_whist-made_score-bid = عددِ پیشنهاد

value-bid_whist-set_score-lose_bid = از تیم حاکم کم می‌شود
value-bid_whist-set_score-opponents_score = به حریف‌ها می‌رسد

value-bid_whist-defender_score-none = امتیازی ندارد
value-bid_whist-defender_score-odd_books = بالای شش امتیاز دارد

value-bid_whist-boston_bid-normal = مثل بقیه
value-bid_whist-boston_bid-double = اگر موفق شود دو برابر
value-bid_whist-boston_bid-game = بُرد یا باختِ مسابقه

value-bid_whist-boston_score-normal = مثل همیشه
value-bid_whist-boston_score-thirteen = ۱۳ امتیاز
value-bid_whist-boston_score-quadruple = چهار برابر

value-bid_whist-set_limit-0 = بدون حد
value-bid_whist-target-0 = نداریم
value-bid_whist-max_hands-0 = بدون حد

value-bid_whist-session-single = همه می‌مانند
value-bid_whist-session-rise_and_fly = بازنده‌ها بلند شوند
