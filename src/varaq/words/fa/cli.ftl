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
cli-open = می‌توانید: { $choices }
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
cli-no-hint = این‌جا راهنمایی نیست.
cli-quit-sure = میز را ترک می‌کنید؟ چیزی ذخیره نمی‌شود. (بله/نه)
cli-left = میز را ترک کردید.
cli-not-understood = خوانا نیست: «{ $text }». راهنما: «?»
cli-help = بنویسید
    .number = شمارهٔ کارت یا گزینه
    .card = خودِ کارت: AS یعنی آس پیک، 10D یعنی ۱۰ خشت
    .call = خودِ اعلام: pass یا پاس، 7، 7NT
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

cli-act-play = بازیِ { $what }
cli-act-call = اعلامِ { $what }
cli-act-trump = حکم: { $what }
cli-act-order = { $what }
cli-act-discard = خواباندنِ { $what }
cli-act-give = دادنِ { $what }
cli-act-keep = بازی با همین کارت‌ها
cli-act-claim = اعلام پخش باطل

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

## خانهٔ بازی

cli-serve-address = ورق باز است: { $address }
cli-serve-phones = برای گوشی‌های همین شبکه: { $address }
cli-serve-data = مسابقه‌ها این‌جا می‌مانند: { $folder }
cli-serve-stop = با Ctrl-C بسته می‌شود؛ هر میز را بعداً می‌شود ادامه داد.
cli-serve-port-taken = درگاه { $port } گرفته است. درگاه دیگری بدهید: varaq --port 8080
cli-serve-no-folder = این پوشه به کار نمی‌آید: { $folder } ({ $why })
