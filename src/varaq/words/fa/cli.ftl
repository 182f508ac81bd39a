### خط فرمان و بازی در پایانه

## تکه‌هایی که در هر جمله‌ای می‌آیند

cli-comma = { "، " }
cli-or = { " یا " }
cli-no-bid = بدون پیشنهاد
cli-rule = { $option }: { $value }
cli-house-changed = { $name }، با { $count } قانونِ دیگر

# رویدادهایی که صفحهٔ میز بدون جمله نشان می‌دهد
event-received = { $you ->
        [yes] { $count } کارت از { $from } گرفتید.
       *[no] { $name } از { $from } { $count } کارت گرفت.
    }
event-discards_shown = { $you ->
        [yes] این کارت‌ها را خوابانده بودید: { $cards }.
       *[no] کارت‌هایی که { $name } خوابانده بود: { $cards }.
    }

## فرق دو برگهٔ قوانین

cli-compared = «{ $here }» در کنار «{ $there }»
cli-difference = { $option }: { $here }؛ آن‌جا: { $there }
cli-other-game = این‌ها دو بازیِ جدا هستند: این‌جا { $here }، آن‌جا { $there }.
cli-same-rules = این دو بند به بند یکی هستند.
cli-clauses-differ = بندهایی که فرق دارند
cli-not-in-force = این‌جا نیست.

## آنچه پیدا نشد

cli-no-such-player = بازیکن رایانه‌ای با نام «{ $text }» نداریم. این‌ها هستند: { $names }.
cli-no-such-seat = چنین صندلی‌ای نیست: { $text }. صندلی‌ها از 0 تا { $last } هستند.
cli-bad-number = این عدد نمی‌شود: { $text }. حداقل { $least }.

## بازی در پایانه

cli-welcome = { $house }. جای شما صندلیِ { $seat } است.
cli-how = شمارهٔ کارت یا خودِ کارت و اعلام را بنویسید. راهنما: «?»
cli-drawn = برای تعیین پخش‌کنندهٔ اول کارت رو شد. { $cards }. پخش‌کنندهٔ اول: { $dealer }
cli-partner = { $name } (یار)
cli-dealer = پخش‌کننده
cli-bidder = حاکم
cli-out = بیرون از این دور
cli-winning = بالاترین
cli-deal = دور { $n }
cli-to = تا { $target }
cli-limit = از { $limit } به بالا فقط با پیشنهاد
cli-pot = { $pot } در پات
cli-side-score = { $name } { $score }
cli-contract = قرارداد: { $contract }
cli-auction = مزایده
cli-call-of = { $name }: { $call }
cli-this-deal = این دور: { $points }
cli-last-trick = دست قبل: { $cards }؛ مالِ { $name }
cli-your-cards = کارت‌های شما
cli-your-piles = انباشت‌های شما
cli-piles-of = انباشت‌های { $name }
cli-open = می‌توانید:
cli-unasked = کسی منتظر شما نیست، ولی می‌توانید چیزی بگویید. برای ادامه بدون گفتن: Enter
cli-kitty = کارت‌های زمین: { $count }
cli-score = امتیاز این دور
cli-made = موفق
cli-failed = ناموفق
cli-col-side = تیم
cli-col-score = امتیاز
cli-col-reason = چرا
cli-col-total = جمع
cli-continue = برای دور بعد Enter را بزنید.
cli-lawful = این کار مجاز است.
cli-clause = { $id }: { $text }
cli-no-such-clause = در این قوانین بندی با شمارهٔ { $id } نیست.
cli-nobody-waits = نوبت شما نیست.
cli-undone = کار آخرتان برگردانده شد.
cli-hint = راهنمایی: { $act }
cli-hint-nothing = راهنمایی: چیزی نگویید و ادامه بدهید.
cli-no-hint = این‌جا راهنمایی نیست.
cli-quit-sure = میز را ترک می‌کنید؟ چیزی ذخیره نمی‌شود. (بله/نه)
cli-left = میز را ترک کردید.
cli-not-understood = خوانا نیست: «{ $text }». راهنما: «?»
cli-help = بنویسید
    .number = شمارهٔ کارت یا کاری که در فهرست است
    .card = خودِ کارت: AS یعنی آس پیک، 10D یعنی ۱۰ خشت
    .call = خودِ اعلام، همان‌طور که در فهرست است
    .several = چند کارت را با فاصله پشت سر هم
    .why = چرا نمی‌شود؟ برای یک کارت یا اعلام؛ یا متن یک بند
    .undo = برگرداندن کار آخر
    .hint = بازیکن رایانه‌ای چه می‌کرد؟
    .rules = قوانین این میز
    .quit = ترک میز
cli-closed = آنچه الان نمی‌شود، و چرا:

# واژه‌هایی که می‌شود نوشت، در کنار واژه‌های انگلیسی
cli-word-yes = بله
cli-word-no = نه
cli-word-pass = پاس
cli-word-undo = برگرداندن
cli-word-hint = راهنمایی
cli-word-rules = قوانین
cli-word-quit = ترک

# What is said of an act when it is offered, hinted at or typed. $what: all that it is done to; by its
# kind $card, $cards, $gave, $got, $suit, $trump, $order, $count, and $name, who sits there; "none" where
# there is no such thing. $choices: how many acts are open; $stock: cards left of a stock.
cli-act-play = بازیِ { $what }
cli-act-call = اعلامِ { $what }
cli-act-trump = حکم: { $what }
cli-act-order = { $what }
cli-act-discard = خواباندنِ { $what }
cli-act-give = دادنِ { $what }
cli-act-keep = { table-act-keep }
cli-act-claim = { table-act-claim }
cli-act-agree = { act-agree }
cli-act-redeal = { act-claim_redeal }

cli-act-styrivolt-play = { $good ->
        [yes] { act-good }
       *[no] { $got ->
            [none] { cli-act-play }
           *[other] { styrivolt-act-lead }
        }
    }
cli-act-trade = { act-trade }
cli-act-swap = { act-swap }
cli-act-take = { $stock ->
        [0] { styrivolt-act-take-second }
       *[other] { styrivolt-act-take }
    }
cli-act-pick = { act-pick }
cli-act-styrivolt-keep = { styrivolt-act-keep }
cli-act-return = { styrivolt-act-return }
cli-act-both = { act-keep_both }
cli-act-styrivolt-discard = { act-discard }
cli-act-bury = { act-bury }
cli-act-styrivolt-claim = { act-claim_game }
cli-act-on = { act-play_on }
cli-act-mark = { act-mark }
cli-act-deal = { $choices ->
        [1] { act-deal }
       *[other] { styrivolt-act-deal-unmarked }
    }
cli-act-look = { act-look }
cli-act-stop = { act-stop }
cli-act-expose = { act-expose }
cli-act-pass = { $phase ->
        [mark] { styrivolt-act-unmarked }
       *[other] { act-pass }
    }

cli-act-ask = { act-ask }
cli-act-show = { act-show_trump }
cli-act-pair = { act-pair }
cli-act-pledge = { act-pledge }
cli-act-cut = { act-cut }
cli-act-decline = { act-decline_cut }
cli-act-seventh = { twenty_eight-seventh }
cli-act-twenty_eight-trump = { $card ->
        [none] { act-choose_suit }
       *[other] { act-choose_card }
    }
cli-act-twenty_eight-claim = { act-claim_wrong }

cli-act-name = { act-name }
cli-act-bid_whist-discard = { bid_whist-bury-these }
cli-act-bid_whist-claim = { act-claim_renege }
cli-act-bid_whist-agree = { bid_whist-accept }

# Cards that the player alone knows; $what is one of the following
cli-mine = { $what }: { $cards }
cli-mine-kitty = از کارت‌های زمین
cli-mine-discarded = کارت‌هایی که خواباندید
cli-mine-drew = کارت‌هایی که برداشتید
cli-mine-gave = کارت‌هایی که دادید
cli-mine-got = کارت‌هایی که گرفتید
cli-mine-put_down = { styrivolt-mine-put_down }
cli-mine-taken = { styrivolt-mine-taken }
cli-mine-turned = { styrivolt-mine-turned }
cli-mine-looked = { styrivolt-mine-looked }
cli-mine-laid = { styrivolt-mine-laid }

## مسابقه‌های بسیار پشت سر هم

cli-sim-title = { $house }: { $deals } دور
cli-sim-seats = { $name }: { $player }
cli-sim-seat = صندلیِ { $n }
cli-sim-progress = دورها
cli-sim-measure = چه چیز
cli-sim-value = مقدار
cli-sim-interval = بازهٔ ۹۵٪
cli-sim-count = از
cli-sim-points = امتیاز در هر دور، { $name }
cli-sim-made = قراردادهای موفق
cli-sim-made-side = قراردادهای موفق، { $name }
cli-sim-share = قراردادها: { $kind }
cli-sim-made-kind = موفق: { $kind }
cli-sim-wins = مسابقه‌های برده، { $name }
cli-sim-thrown-in = دورهای باطل
cli-sim-unfinished = مسابقه‌های نیمه‌کاره
cli-sim-kind-number = با حکم
cli-sim-kind-NT = بدون حکم
cli-sim-kind-LNT = بدون حکم پایین
cli-sim-kind-kaiser = قیصر
cli-sim-kind-none = بدون پیشنهاد
cli-sim-method = امتیاز: میانگین ± ۱٫۹۶ خطای معیار روی دورها. سهم‌ها: بازهٔ ویلسون. بذر: { $seed }

## بازیکن‌ها در برابر هم

cli-arena-played-match = مسابقه‌ها: { $count }، هر کدام { $ways } بار با جابه‌جا شدن بازیکن‌ها
cli-arena-played-deal = دورها: { $count }، هر کدام { $ways } بار با جابه‌جا شدن بازیکن‌ها
cli-arena-played-play = دورها: { $count }، فقط بازی کارت‌ها، هر کدام { $ways } بار با جابه‌جا شدن بازیکن‌ها
cli-arena-progress-match = مسابقه‌ها
cli-arena-progress-deal = دورها
cli-arena-progress-play = دورها
cli-arena-score = امتیاز در هر دور: { $name } جلوتر از { $other }
cli-arena-points = امتیازِ گرفته در هر دور: { $name } جلوتر از { $other }
cli-arena-wins = مسابقه‌های برده، { $name }
cli-arena-made = قراردادهای موفق، { $name }
cli-arena-player = بازیکن
cli-arena-decisions = تصمیم‌ها
cli-arena-median = میانه، میلی‌ثانیه
cli-arena-p99 = از هر ۱۰۰ تا ۹۹ تا، میلی‌ثانیه
cli-arena-longest = طولانی‌ترین، میلی‌ثانیه
cli-arena-method = اختلاف‌ها: میانگین ± ۱٫۹۶ خطای معیار روی دورها؛ هر دور با همهٔ جابه‌جایی‌ها بازی شده است. سهم‌ها: بازهٔ ویلسون. بذر: { $seed }
cli-arena-too-few = حداقل دو بازیکن نام ببرید.
cli-arena-other-mode = { $option } با --mode { $mode } جور نمی‌شود.

# What is wrong with a player; $command: the program that plays
cli-player-bad_option = در «{ $text }» این به کار نمی‌آید: «{ $option }». این‌ها می‌شود: { $names }.
cli-player-not_started = این برنامه راه نیفتاد: { $command }
cli-player-silent = بازیکن { $seconds } ثانیه جوابی نداد: { $command }
cli-player-ended = بازیکن وسط بازی از کار افتاد: { $command }
cli-player-not_json = جواب بازیکن یک سطر JSON نیست: «{ $text }». برنامه: { $command }
cli-player-no_act = جواب بازیکن کاری نیست که می‌توانست بکند: «{ $text }». برنامه: { $command }
cli-player-other_protocol = بازیکن نسخهٔ { $protocol } را نمی‌شناسد: «{ $text }». برنامه: { $command }
cli-player-said_error = بازیکن ادامه نمی‌دهد: «{ $text }». برنامه: { $command }
cli-player-not_open = بازیکنِ صندلیِ { $seat } کاری کرد که مجاز نبود: «{ $text }»

## خانهٔ بازی

cli-serve-address = ورق باز است: { $address }
cli-serve-phones = برای گوشی‌های همین شبکه: { $address }
cli-serve-data = مسابقه‌ها این‌جا می‌مانند: { $folder }
cli-serve-stop = با Ctrl-C بسته می‌شود؛ هر میز را بعداً می‌شود ادامه داد.
cli-serve-port-taken = درگاه { $port } گرفته است. درگاه دیگری بدهید: varaq --port 8080
cli-serve-no-folder = این پوشه به کار نمی‌آید: { $folder } ({ $why })
