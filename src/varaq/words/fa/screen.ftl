### صفحه‌های مرورگر بیرون از میز: صفحهٔ اول، قوانین خانگی، قوانین چاپی، تنظیمات

screen-name = ورق
screen-tagline = قیصر و خویشاوندانش، به رسم میز خودتان
screen-promise = نه تبلیغی هست و نه ردیابی: نام، تنظیمات و صندلی‌های شما فقط در همین مرورگر می‌ماند.
screen-loading = یک لحظه …
screen-skip = رفتن به بخش اصلی
screen-home = صفحهٔ اول
screen-close = بستن
screen-again = تلاش دوباره
screen-language = زبان
screen-settings = تنظیمات
screen-lost = در این نشانی چیزی نیست.
screen-look-back = مرور بازی
screen-look-back-at = مرور یک بازی

screen-refusal-offline = سرور در دسترس نیست. چیزی گم نشده.
screen-refusal-not_found = چنین چیزی این‌جا نیست، یا دیگر نیست.
screen-refusal-other = مشکلی پیش آمد؛ چیزی گم نشده.

## صفحهٔ اول

screen-play-now = شروع بازی
screen-play = بازی
screen-house-rules = قوانین خانگی
screen-read-rules = خواندن قوانین
screen-continue = ادامه
screen-unfinished = مسابقهٔ ناتمام شما
screen-begun = شروع: { $time }
screen-forget = برداشتن از این فهرست: { $name }
screen-more-tables = { $count } میز قدیمی‌تر
screen-games = بازی‌ها
screen-filter-players = تعداد بازیکن
screen-filter-family = خانوادهٔ بازی
screen-any-number = هر تعداد
screen-any-family = همهٔ بازی‌ها
screen-players = { $count } نفره
screen-found = { $count } دسته قانون
screen-none-found = هیچ بازی‌ای با این دو انتخاب جور نیست.
screen-show-all = نمایش همهٔ بازی‌ها
screen-show-more = نمایش { $count } تای دیگر

screen-family-kaiser = قیصر
    .about = بازی دشت‌های کانادا: ۳۲ کارت، هر نفر یک بار می‌خواند، و همه چشم به دو کارت دارند: ۵♥︎ و ۳♠︎.
screen-family-kitty = قیصر با کارت‌های زمین
    .about = ۳۴ کارت، دو تا برای حاکم، و قراردادهایی که در آن‌ها کارت‌های پایین می‌برند.
screen-family-sizes = قیصر برای ۲، ۳، ۵ یا ۶ نفر
    .about = وقتی دور میز چهار نفر نیستید: کارت‌ها و یارها فرق دارد، آن دو کارت همان است.
screen-family-les_rois = له‌روا
    .about = کِبِکِ پیش از ۱۹۱۴: هفت از همه بالاتر است و شاه از همه پایین‌تر.
screen-family-joffre = ژوفره
    .about = یادگار جنگ جهانی اول، با دستهٔ کارتی از ژنرال تا سرجوخه.
screen-family-lost_heir = وارث گمشده
    .about = بازی جعبه‌ای سال ۱۸۹۳ که شاید ریشهٔ همه باشد: پخش‌کننده حقّ شروع را می‌فروشد.

## پیش از مسابقه

screen-your-name = نام شما
screen-guest = مهمان
screen-undo = برگرداندن
screen-undo-help = می‌توانید آخرین کارتان را برگردانید.
screen-hints = راهنمایی
screen-hints-alone = بازی با رایانه
    .about = تا وقتی فقط با بازیکنان رایانه‌ای بازی می‌کنید، می‌توانید بپرسید بهترین کار چیست و چرا.
screen-hints-always = همیشه
    .about = هر کس سر میز است می‌تواند بپرسد بهترین کار چیست و چرا.
screen-hints-never = هیچ‌وقت
    .about = سر این میز به هیچ‌کس راهنمایی نمی‌شود.
screen-level = بازیکنان رایانه‌ای
screen-level-beginner = مبتدی
    .about = خوب می‌خواند، ولی وسط بازی رشتهٔ کار از دستش درمی‌رود.
screen-level-casual = معمولی
    .about = طبق اصول بازی می‌کند و زیاد فکر نمی‌کند.
screen-level-strong = قوی
    .about = کارت‌ها را می‌شمارد و چند دست جلوتر را می‌بیند.
screen-level-strongest = قوی‌ترین
    .about = از همه بیشتر فکر می‌کند و هیچ دستی را مفت نمی‌بازد.
screen-start = شروع مسابقه
screen-starting = در حال بُر زدن …
screen-nothing-new = همان قوانین دفعهٔ پیش.
screen-differs-last = فرق با دفعهٔ پیش: { $name }
screen-before = پیش‌تر: { $value }
screen-cannot-play = با این قوانین هنوز نمی‌شود بازی کرد
screen-computer-names = سیمین | پرویز | بهرام | نرگس | کاوه

## قوانین خانگی

screen-house-changed = { $name }، با { $count } تغییر
screen-rule = { $option }: { $value }
screen-as-preset = همه‌چیز مثل «{ $name }» است.
screen-differs-from = فرق با «{ $name }»
screen-reset-one = { $rule }. بازگشت به: { $value }
screen-reset-all = بازنشانی همه
screen-problems = { $count } مورد جور نیست
screen-also = با خودش عوض می‌کند: { $rules }
screen-also-changed = این‌ها هم عوض شد: { $rules }
screen-some-need = { $count } مقدار به چیز دیگری نیاز دارد
screen-not-changed = عوض نشد؛ چیزی گم نشده.
screen-left-out = خوانا نبود و کنار گذاشته شد
screen-help-on = راهنما: { $option }
screen-in-rules = در قوانین بازی
screen-less = { $option }: کمتر
screen-more = { $option }: بیشتر

## هم‌رسانی و وارد کردن برگهٔ قوانین

screen-share = هم‌رسانی
screen-share-title = هم‌رسانی این برگهٔ قوانین
screen-share-about = هرکه لینک را باز کند همین قوانین را می‌بیند و می‌تواند با آن بازی کند.
screen-qr = کد QR لینک
screen-copy-link = کپی لینک
screen-copy-text = کپی متن
screen-copied = کپی شد
screen-copy-failed = این‌جا کپی نمی‌شود. متن را انتخاب و خودتان کپی کنید.
screen-download = دریافت
screen-as-text = به صورت متن
screen-import = وارد کردن برگهٔ قوانین
screen-import-label = لینک، متن برگه یا محتوای فایل را این‌جا بگذارید
screen-import-file = یا فایلی انتخاب کنید
screen-import-anyway = باز کردن بقیه
screen-import-do = وارد کردن

## قوانین چاپی

screen-rules = قوانین بازی
screen-print = چاپ
screen-contents = فهرست
screen-compare = مقایسه با
screen-compare-none = هیچ
screen-compared = «{ $here }» در کنار «{ $there }»
screen-same-rules = این دو، بند به بند یکی هستند.
screen-rule-head = قانون
screen-clauses-differ = بندهایی که فرق دارند
screen-not-in-force = این‌جا برقرار نیست.

## تنظیمات

screen-set-digits = رقم‌ها
screen-set-digits-lang = فارسی
screen-set-digits-latin = لاتین
screen-set-theme = ظاهر
screen-set-theme-auto = خودکار
screen-set-theme-light = روشن
screen-set-theme-dark = تیره
screen-set-cards = کارت‌ها
screen-set-fourColour = کارت چهاررنگ
screen-set-largeCards = کارت‌های درشت
screen-set-sorting = مرتب کردن کارت‌ها
screen-set-highSide = کارت‌های بالا
screen-set-highSide-left = چپ
screen-set-highSide-right = راست
screen-set-play = بازی
screen-set-speed = دستِ تمام‌شده می‌ماند
screen-set-speed-value = { $seconds } ثانیه
screen-set-speed-tap = تا وقتی لمسش کنم
screen-set-oneTap = بازی کارت با یک لمس
screen-set-leftHanded = چپ‌دست
screen-set-sound = صدا
screen-set-reset = بازنشانی تنظیمات
screen-about = دربارهٔ ورق
screen-about-text = در ورق هر قانون خانگی یک بار نوشته شده و میز، قوانین چاپی و بازیکنان رایانه‌ای همه از روی همان یک خط می‌خوانند.
screen-thanks = ساخته‌شده با

## Coming by a link

screen-join = نشستن سر میز
screen-join-title = { $name } شما را به میز دعوت کرده است
screen-join-where = کجا می‌نشینید؟
screen-seat-any = فرقی ندارد
screen-seat-computer = بازیکن رایانه‌ای
screen-seat-person = پر است
screen-join-sit = نشستن
screen-join-wait-do = منتظر می‌مانم
screen-join-wait = { $count ->
        [0] همهٔ صندلی‌ها پر است. می‌توانید منتظر بمانید و تماشا کنید.
        [1] همهٔ صندلی‌ها پر است و یک نفر منتظر است. شما هم می‌توانید منتظر بمانید و تماشا کنید.
       *[other] همهٔ صندلی‌ها پر است و { $count } نفر منتظرند. شما هم می‌توانید منتظر بمانید و تماشا کنید.
    }
