### میزهایی با چند نفر: قرارها، جاها، گفت‌وگو، زمان، لینک‌ها، رأی، پخش منصفانه، سابقه

## قرارهای میز

people-at-table = سرِ میز
people-undo = برگرداندن
people-undo-consent = با موافقت دیگران
    .about = هر کس بخواهد برگرداند، می‌پرسد؛ دیگرانی که حاضرند باید موافق باشند. وقتی تنها هستید همیشه می‌شود.
people-undo-next = تا کار نفر بعد
    .about = تا وقتی شخص دیگری کاری نکرده است می‌شود برگرداند.
people-undo-free = همیشه
    .about = هر کس می‌تواند آخرین کارش را برگرداند.
people-undo-never = هرگز
    .about = کارتی که روی میز آمد، بازی شده است.
people-clock = زمان
people-clock-none = آزاد
    .about = هر کس هر قدر لازم دارد فکر می‌کند.
people-clock-gentle = ملایم
    .about = زمان نشان داده می‌شود و وقتی تمام شد اتفاقی نمی‌افتد.
people-clock-strict = سخت
    .about = وقتی زمان و زمان اضافه تمام شد، رایانه همین یک کار را به جای شما می‌کند.
people-clock-seconds = زمان برای هر کار
people-clock-extra = زمان اضافه
people-clock-extra-about = برای هر بازیکن، در کل مسابقه.
people-seconds = { $count ->
        [0] هیچ
       *[other] { $count } ثانیه
    }
people-minutes = { $count ->
        [0] هیچ
       *[other] { $count } دقیقه
    }
people-pace = سرعت بازیکن‌های رایانه‌ای
people-pace-quick = تند
people-pace-calm = آرام
    .about = یک ثانیه پیش از هر کارت.
people-pace-slow = کُند
    .about = دو ثانیه و نیم پیش از هر کارت.
-people-sits-in = بعد از آن، تا برگردد، رایانه به جایش بازی می‌کند؛ صندلی مال خودش می‌ماند.
people-grace = اگر کسی غایب شد
people-grace-short = ۲۰ ثانیه
    .about = { -people-sits-in }
people-grace-usual = یک دقیقه
    .about = { -people-sits-in }
people-grace-long = پنج دقیقه
    .about = { -people-sits-in }
people-grace-never = منتظرش می‌مانیم
    .about = رایانه به جایش بازی نمی‌کند، مگر زمان «سخت» باشد و وقتش تمام شود. میز تا برگشتنش صبر می‌کند، حتی چند روز.
people-chat = گفت‌وگو
people-chat-phrases = جمله‌های آماده
    .about = سلام و خسته نباشید و مانند آن، به زبانِ هر کس.
people-chat-free = آزاد
    .about = جمله‌های آماده و هرچه بنویسید.
people-watch = تماشاگر
people-watch-never = هیچ‌کس
people-watch-public = آزاد
    .about = تماشاگر فقط چیزی را می‌بیند که همهٔ میز می‌بینند.
people-watch-late = بعد از دور، با کارت‌های رو
    .about = هر دور وقتی تمام شد با همهٔ کارت‌ها دیده می‌شود.
people-watch-never-link = حالا تماشا ممکن نیست.
people-watch-public-link = هر کس این لینک را داشته باشد می‌تواند تماشا کند و فقط چیزی را می‌بیند که همهٔ میز می‌بینند.
people-watch-late-link = هر کس این لینک را داشته باشد هر دور را وقتی تمام شد با همهٔ کارت‌ها می‌بیند.

## چه کسی کجا نشسته است

people-mark-host = میزبان
people-mark-hand = دست بلند کرده
people-mark-hold = یک لحظه صبر خواسته
people-mark-shown = کارت‌هایش را به کسی نشان می‌دهد
people-watching-count = { $count } تماشاگر
people-watching = در حال تماشا هستید
people-over-shoulder = از کنار { $name } تماشا می‌کنید
people-chair = صندلی بعد
people-hand-raised = { $you ->
        [yes] دستتان را بلند کردید.
       *[no] { $name } دستش را بلند کرد.
    }
people-hold-on = { $you ->
        [yes] یک لحظه صبر خواستید.
       *[no] { $name } یک لحظه صبر خواست.
    }
people-hold-off = { $you ->
        [yes] برگشتید.
       *[no] { $name } برگشت.
    }
people-hosts = { $you ->
        [yes] میزبان شمایید.
       *[no] میزبان { $name } است.
    }
people-removed = دیگر سرِ این میز صندلی ندارید.
people-swapped = صندلی‌ها عوض شد: { $name }.

## میزبان

people-host-title = میزبان شمایید
people-host-alone = هنوز کس دیگری سرِ میز نیست.
people-host-nobody-here = الان کس دیگری حاضر نیست.
people-host-swap = عوض کردن جا
people-host-swap-which = جای چه کسی عوض شود؟ یکی را انتخاب کنید، بعد دیگری را.
people-host-swap-other = جای { $name } با چه کسی عوض شود؟
people-host-remove = کنار گذاشتن
people-host-remove-which = چه کسی از میز کنار گذاشته شود؟
people-host-remove-sure = { $name } از میز کنار گذاشته شود؟ یک بازیکن رایانه‌ای جایش را می‌گیرد.
people-host-remove-do = کنار گذاشتن
people-host-to = واگذاری میزبانی
people-host-to-which = میزبان چه کسی باشد؟
people-host-to-sure = { $name } میزبان شود؟ بعد از آن دیگر نمی‌توانید چیزی را در میز تغییر دهید.
people-host-to-do = واگذاری
people-host-lock = قفل کردن میز
people-host-lock-about = کس دیگری نمی‌تواند بنشیند، حتی با لینک.
people-locked-about = میز قفل است: الان کس دیگری نمی‌تواند بنشیند.
people-cancel = انصراف

## لینک‌ها

people-links = لینک‌ها و دعوت
people-link-watch = لینک تماشاگر
people-link-seat = ادامه در گوشی من
people-link-shoulder = تماشا از کنار من
people-watch-off = این میز تماشاگر ندارد.
people-watch-off-host = این میز تماشاگر ندارد. در بخش «سرِ میز» می‌شود اجازه داد.
people-seat-warning = هر کس این لینک را داشته باشد جای شما نشسته است: کارت‌هایتان را می‌بیند و با آن‌ها بازی می‌کند. آن را به کسی ندهید.
people-shoulder = اجازهٔ دیدن کارت‌های من
people-shoulder-about = هر کس لینک را داشته باشد کارت‌های شما را می‌بیند و کاری نمی‌تواند بکند. دیگران خبردار می‌شوند.
people-moving = صندلی شما
people-other-seat = شما سرِ این میز نشسته‌اید
people-other-seat-about = این مرورگر صندلی دیگری سرِ این میز دارد. اگر صندلیِ لینک را بردارید، آن یکی اینجا از دست می‌رود.
people-other-seat-take = برداشتن این صندلی
people-other-seat-keep = ماندن در همان صندلی

## گفت‌وگو

people-talk = گفت‌وگو
people-talk-unread = گفت‌وگو: حرف تازه‌ای هست
people-said = آخرین حرف‌ها
people-say-label = گفتن چیزی دیگر
people-say-do = گفتن
people-says = { $you ->
        [yes] شما گفتید: «{ $phrase }»
       *[no] { $name } گفت: «{ $phrase }»
    }
people-hear = شنیدن گفت‌وگوی سرِ میز
people-hear-help = حرف دیگران کنار اسمشان نشان داده می‌شود.
people-sign-hand = بلند کردن دست
people-sign-hand-off = پایین آوردن دست
people-sign-hold = یک لحظه صبر
people-sign-hold-off = برگشتم
people-hold = یک لحظه صبر: { $names } زود برمی‌گردد.
people-hold-mine = میز منتظر شماست.
people-hold-end = ادامه
table-key-talk = گفت‌وگو

talk-hello = سلام!
talk-good_luck = موفق باشید!
talk-well_played = آفرین!
talk-thanks = ممنون!
talk-sorry = ببخشید!
talk-one_moment = یک لحظه لطفاً
talk-good_game = بازی خوبی بود!
talk-bye = خداحافظ!

## برگرداندن، و آنچه به جای شما بازی شد

people-undo-asked = { $name } می‌خواهد آخرین کارش را برگرداند.
people-undo-asks = { $you ->
        [yes] خواستید برگردانید.
       *[no] { $name } می‌خواهد برگرداند.
    }
people-undo-allow = موافقم
people-undo-refuse = نه
people-undo-waits = در انتظار موافقتِ { $names }.
people-undo-refused = { $name } با برگرداندن موافق نبود.
people-undo-not-allowed = برگردانده نشد.
people-meanwhile = در غیبت شما به جایتان بازی شد: { $acts }

## زمان

people-clock-left = { $count } ثانیه
people-clock-extra-left = اضافه: { $count } ثانیه
people-clock-over = وقت تمام شد
people-clock-told = { $count } ثانیه وقت دارید.

## مسابقهٔ بعد

people-next = مسابقهٔ بعد
people-next-other = انتخاب
people-next-differs = چه فرق می‌کند
people-next-again = همین قوانین، همین صندلی‌ها
people-next-turn = همین قوانین، همه یک صندلی جلوتر
people-next-same = همین قوانین
people-next-turned = { $name }، همه یک صندلی جلوتر
people-next-last = قبلاً اینجا بازی شده
people-next-all = همهٔ قوانین آماده
people-next-about = وقتی همهٔ حاضران یک چیز بخواهند مسابقه شروع می‌شود.
people-next-alone = بی‌درنگ شروع می‌شود.
people-next-waits = در انتظار { $names }
people-next-begins = مسابقهٔ بعد شروع می‌شود …
people-proposed = { $names }: { $plan }
people-agree = موافقم

## پخش منصفانه

people-fair = پخش منصفانه
people-fair-line = این دور از پیش مُهر شده است:
people-fair-about = پیش از هر دور، میز رازی برمی‌دارد و مُهرش را نشان می‌دهد. دور که تمام شد راز گفته می‌شود و با آن هر کس می‌تواند ببیند که کارت‌ها دست‌چین نبوده است.
people-fair-line-next = دور بعد مُهر شده است:
people-fair-now = مُهر این دور
people-fair-next = مُهر دور بعد
people-fair-last = دور { $n }، بازشده
people-fair-sealed = مُهر
people-fair-secret = راز
people-fair-salt = سهمِ { $name }
people-fair-mine = سهم من از بُر زدن
people-fair-auto = مرورگر برمی‌دارد
people-fair-mine-about = با بُر زدن آمیخته می‌شود تا هیچ‌کس کارت‌ها را از پیش نداند. اگر خالی بماند، مرورگرتان خودش برمی‌دارد.
people-fair-sent = به این شکل فرستاده می‌شود:
people-fair-check = بررسی یک دور
people-copy = کپی

## میزهای من

people-history = میزهای من
people-history-about = میزها و مسابقه‌های شما، با کلیدی خصوصی در همین مرورگر. حساب کاربری در کار نیست.
people-history-none = هنوز سرِ میزی ننشسته‌اید.
people-history-match = مسابقهٔ { $n }
people-history-deals = { $count ->
        [0] هنوز بی دور
       *[other] { $count } دور
    }
people-history-running = ناتمام
people-history-over = تمام‌شده
people-history-won = برنده: { $names }
people-history-with = با { $names }
people-history-continue = ادامه
people-history-elsewhere = صندلی شما سرِ این میز در مرورگر دیگری است.
people-history-look = مرور
people-history-delete = پاک کردن
people-history-delete-sure = نامتان از این میز و همهٔ مسابقه‌هایش برداشته شود؟ اگر کس دیگری در آن نمانده باشد، کل میز پاک می‌شود. این کار برگشت ندارد.
people-history-deleted = پاک شد.
people-history-link = میزهای من در دستگاهی دیگر
people-history-link-about = این لینک کلید شماست: هر کس آن را داشته باشد این فهرست را می‌بیند و می‌تواند از آن پاک کند. صندلی‌هایتان را باز نمی‌کند.
people-history-came = این فهرستِ همان لینک است. میزهایی که از حالا در این مرورگر باز کنید در همین فهرست می‌آید.
people-history-two = این مرورگر فهرست خودش را دارد
people-history-two-about = لینک فهرست دیگری می‌آورد. اگر آن را بردارید، فهرست این مرورگر دیگر اینجا پیدا نمی‌شود.
people-history-two-take = برداشتن فهرستِ لینک
people-history-two-keep = ماندن با فهرست همین مرورگر

## Refusals

refusal-not_host = این کار فقط از میزبان برمی‌آید.
refusal-table_locked = میز قفل است: الان کس دیگری نمی‌تواند بنشیند.
refusal-between_deals = جاها میان دو دور عوض می‌شود. صبر کنید تا این دور تمام شود.
refusal-looks_on = تماشاگر این کار را نمی‌تواند بکند.
refusal-no_such_seat = این میز چنین صندلی‌ای ندارد.
refusal-nothing_asked = کسی نخواسته است چیزی را برگرداند.
refusal-deal_is_over = این دور تمام شده و کارت‌هایش رو شده است؛ دیگر چیزی از آن برنمی‌گردد.
refusal-undo_too_late = شخص دیگری بعد از آن کاری کرده است: دیگر نمی‌شود برگرداند.
refusal-no_such_match = این میز مسابقهٔ { $match } ندارد.
