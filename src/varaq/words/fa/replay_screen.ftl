### نگاه دوباره به مسابقه‌ای که بازی شده

replay-title = مرور بازی
replay-about = سابقهٔ یک مسابقه را باز کنید و کارت به کارت مرورش کنید: از جای هر بازیکن، یا با همهٔ کارت‌ها رو. سرور فقط سابقه را برایتان بازی می‌کند و چیزی از آن نگه نمی‌دارد.
replay-choose = انتخاب سابقه
replay-drop = یا فایل را این‌جا رها کنید
replay-paste = یا متن سابقه را این‌جا بگذارید
replay-open = باز کردن
replay-first-open = این لینک به یک لحظه از یک مسابقه می‌رسد. برای رسیدن به آن، سابقهٔ همان مسابقه را باز کنید.
replay-tables = از میزهای شما
replay-empty = در این سابقه هنوز کارتی پخش نشده است.
replay-another = باز کردن سابقه‌ای دیگر

## نوار زمان

replay-bar = نوار زمان
replay-time = لحظهٔ این دور
replay-steps = پس و پیش
replay-deal-back = دور قبل
replay-first = آغاز دور
replay-back = یک گام به عقب
replay-play = پخش
replay-pause = مکث
replay-forward = یک گام به جلو
replay-last = پایان دور
replay-deal-on = دور بعد
replay-place = { $n } از { $count }
replay-step = گام { $n } از { $count }
replay-deals = دور
replay-thrown = بازی نشد
replay-eyes = از نگاه
replay-eyes-open = همهٔ کارت‌ها رو
replay-eyes-none = تماشاگر
replay-speed = سرعت
replay-speed-slow = آهسته
replay-speed-usual = معمولی
replay-speed-fast = تند
replay-speed-faster = خیلی تند
replay-seat = صندلی { $n }
replay-sat-in = { $you ->
    [yes] شما سر میز نبودید؛ رایانه به جایتان بازی کرد.
   *[other] { $name } سر میز نبود؛ رایانه به جایش بازی کرد.
}

## همهٔ کارت‌ها

replay-hands = کارت‌های همه
replay-no-cards = بی‌کارت
replay-hidden-trump_card = حکمِ پشت‌ورو:
replay-hidden-discarded = خوابانده:
replay-hidden-put_down = زمین گذاشته:
replay-hidden-put_away = کنار گذاشته:
replay-hidden-piles = روی انباشت‌ها:
replay-hidden-laid = چیده:

## فهرست

replay-copy = کپی لینک این لحظه
replay-copied-bare = کپی شد. هر که لینک را باز کند، خودِ سابقه را هم لازم دارد.
replay-download = دریافت سابقه
replay-matches = مسابقه‌های این میز
replay-match = مسابقهٔ { $n }
replay-match-deals = { $count } دور
replay-key-step = یک گام، در راستای نوار زمان
replay-key-ends = آغاز و پایان دور
replay-key-deal = دور قبل، دور بعد
replay-key-play = پخش، مکث
replay-key-seat = از نگاه این صندلی
replay-key-none = از نگاه تماشاگر
replay-key-open = همهٔ کارت‌ها رو
