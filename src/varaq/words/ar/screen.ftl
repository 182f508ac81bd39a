### شاشات المتصفح خارج الطاولة: الصفحة الأولى، قواعد البيت، القواعد المطبوعة، الإعدادات

screen-name = ورق
screen-tagline = القيصر وأخواتها، على طريقة بيتكم
screen-promise = لا إعلانات ولا تتبّع: اسمك وإعداداتك ومقاعدك تبقى في هذا المتصفح وحده.
screen-loading = لحظة من فضلك …
screen-skip = إلى القسم الرئيسي
screen-home = الصفحة الأولى
screen-close = إغلاق
screen-again = محاولة أخرى
screen-language = اللغة
screen-settings = الإعدادات
screen-lost = لا شيء في هذا العنوان.
screen-look-back = مراجعة المباراة
screen-look-back-at = مراجعة مباراة سابقة

screen-refusal-offline = تعذّر الوصول إلى الخادم، ولم يضع شيء.
screen-refusal-not_found = لا شيء هنا، أو لم يعد هنا.
screen-refusal-other = حدث خلل، ولم يضع شيء.

## الصفحة الأولى

screen-play-now = بدء اللعب
screen-play = لعب
screen-house-rules = قواعد البيت
screen-read-rules = قراءة القواعد
screen-continue = متابعة
screen-unfinished = مباراتك التي لم تنته
screen-begun = البداية: { $time }
screen-forget = إزالة من هذه القائمة: { $name }
screen-more-tables = { $count ->
        [one] طاولة أقدم
        [two] طاولتان أقدم
        [few] { $count } طاولات أقدم
       *[other] { $count } طاولة أقدم
    }
screen-games = الألعاب
screen-filter-players = عدد اللاعبين
screen-filter-family = عائلة الألعاب
screen-any-number = أيّ عدد
screen-any-family = كل الألعاب
screen-players = { $count ->
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count } لاعبين
        [many] { $count } لاعبًا
       *[other] { $count } لاعب
    }
screen-found = عدد القواعد الجاهزة: { $count }
screen-none-found = لا لعبة هنا تناسب الاختيارين معًا.
screen-show-all = عرض كل الألعاب
screen-show-more = عرض { $count } أخرى

screen-family-kaiser = القيصر
    .about = لعبة السهول الكندية: ٣٢ ورقة، وطلب واحد لكل لاعب، وورقتان تتبعهما كل العيون: ٥♥︎ و٣♠︎.
screen-family-kitty = القيصر مع ورق الأرض
    .about = ٣٤ ورقة، منها ورقتان لصاحب الطلب، وعقود تغلب فيها الأوراق الواطية.
screen-family-sizes = القيصر لغير أربعة
    .about = حين لا تكونون أربعة: شدّة أخرى وشركاء آخرون، والورقتان هما هما.
screen-family-les_rois = لي روا
    .about = كيبك قبل ١٩١٤: السبعة هي العليا والملك هو الأدنى.
screen-family-joffre = جوفر
    .about = لعبة من أيام الحرب الكبرى لها شدّة خاصة، من الجنرال إلى العريف.
screen-family-lost_heir = الوريث الضائع
    .about = لعبة العلبة من سنة ١٨٩٣، وربما أصل الجميع: الموزّع يبيع حقّ البدء.

## قبل المباراة

screen-your-name = اسمك
screen-guest = ضيف
screen-undo = تراجع
screen-undo-help = يمكنك التراجع عن آخر ما فعلت.
screen-hints = تلميح
screen-hints-alone = مع الحاسوب فقط
    .about = ما دمت تلعب مع لاعبي الحاسوب وحدهم، يمكنك السؤال عن أفضل خيار، ولماذا.
screen-hints-always = دائمًا
    .about = لكل من على الطاولة السؤال عن أفضل خيار، ولماذا.
screen-hints-never = أبدًا
    .about = لا تلميح لأحد على هذه الطاولة.
screen-level = لاعبو الحاسوب
screen-level-beginner = مبتدئ
    .about = طلبه سليم، لكنه يضيّع الخيط أثناء اللعب.
screen-level-casual = عادي
    .about = يلعب بحسب الأصول ولا يطيل التفكير.
screen-level-strong = قوي
    .about = يعدّ الأوراق ويحسب حساب اللمّات القادمة.
screen-level-strongest = الأقوى
    .about = يفكّر أطول من غيره ولا يفرّط بشيء.
screen-start = بدء المباراة
screen-starting = جارٍ خلط الورق …
screen-nothing-new = القواعد نفسها كالمرة الماضية.
screen-differs-last = يختلف عن المرة الماضية: { $name }
screen-before = من قبل: { $value }
screen-cannot-play = لا يمكن اللعب بهذه القواعد بعد
screen-computer-names = سليم | نادر | فارس | زياد | وليد

## قواعد البيت

screen-house-changed = { $count ->
        [one] { $name }، بتغيير واحد
        [two] { $name }، بتغييرين
        [few] { $name }، بـ{ $count } تغييرات
       *[other] { $name }، بـ{ $count } تغييرًا
    }
screen-rule = { $option }: { $value }
screen-as-preset = كل شيء كما في «{ $name }».
screen-differs-from = يختلف عن «{ $name }»
screen-reset-one = { $rule }. رجوع إلى: { $value }
screen-reset-all = إعادة ضبط الكل
screen-problems = { $count ->
        [one] أمر واحد لا يستقيم
        [two] أمران لا يستقيمان
        [few] { $count } أمور لا تستقيم
       *[other] { $count } أمرًا لا يستقيم
    }
screen-also = يغيّر معه: { $rules }
screen-also-changed = تغيّر معه: { $rules }
screen-some-need = قيم تحتاج إلى غيرها: { $count }
screen-not-changed = تعذّر التغيير، ولم يضع شيء.
screen-left-out = لم يُقرأ فتُرك
screen-help-on = مساعدة: { $option }
screen-in-rules = في قواعد اللعبة
screen-less = { $option }: أقل
screen-more = { $option }: أكثر

## مشاركة بطاقة القواعد واستيرادها

screen-share = مشاركة
screen-share-title = مشاركة بطاقة القواعد
screen-share-about = كل من يفتح الرابط يرى هذه القواعد ويمكنه اللعب بها.
screen-qr = رمز QR للرابط
screen-copy-link = نسخ الرابط
screen-copy-text = نسخ النص
screen-copied = تم النسخ
screen-copy-failed = النسخ غير ممكن هنا. يمكنك تحديد النص ونسخه.
screen-download = تنزيل
screen-as-text = كنصّ
screen-import = استيراد بطاقة قواعد
screen-import-label = مكان لصق الرابط أو نصّ البطاقة أو محتوى الملف
screen-import-file = أو اختيار ملف
screen-import-anyway = فتح الباقي
screen-import-do = استيراد

## القواعد المطبوعة

screen-rules = قواعد اللعبة
screen-print = طباعة
screen-contents = المحتويات
screen-compare = مقارنة مع
screen-compare-none = لا شيء
screen-compared = «{ $here }» بجانب «{ $there }»
screen-same-rules = هاتان متطابقتان بندًا بندًا.
screen-rule-head = القاعدة
screen-clauses-differ = البنود المختلفة
screen-not-in-force = غير سارٍ هنا.

## الإعدادات

screen-set-digits = الأرقام
screen-set-digits-lang = عربية
screen-set-digits-latin = لاتينية
screen-set-theme = المظهر
screen-set-theme-auto = تلقائي
screen-set-theme-light = فاتح
screen-set-theme-dark = داكن
screen-set-cards = الأوراق
screen-set-fourColour = ورق بأربعة ألوان
screen-set-largeCards = ورق كبير
screen-set-sorting = ترتيب الأوراق
screen-set-highSide = الأوراق العالية
screen-set-highSide-left = يسار
screen-set-highSide-right = يمين
screen-set-play = اللعب
screen-set-speed = بقاء اللمّة المنتهية
screen-set-speed-value = المدّة بالثواني: { $seconds }
screen-set-speed-tap = حتى ألمسها
screen-set-oneTap = لعب الورقة بلمسة واحدة
screen-set-leftHanded = لليد اليسرى
screen-set-sound = الصوت
screen-set-reset = إعادة ضبط الإعدادات
screen-about = عن «ورق»
screen-about-text = في «ورق» تُكتب كل قاعدة من قواعد البيت مرة واحدة، ومنها تقرأ الطاولة والقواعد المطبوعة ولاعبو الحاسوب جميعًا.
screen-thanks = مصنوع بمعونة

## Coming by a link

screen-join = الجلوس إلى الطاولة
screen-join-title = دعوة إلى الطاولة من { $name }
screen-join-where = أيّ مقعد؟
screen-seat-any = أيّ مقعد كان
screen-seat-computer = لاعب حاسوب
screen-seat-person = مشغول
screen-join-sit = الجلوس
screen-join-wait-do = انتظار مقعد
screen-join-wait = { $count ->
        [0] كل المقاعد مشغولة. يمكنك الانتظار والتفرّج.
        [one] كل المقاعد مشغولة، وقبلك شخص واحد ينتظر. يمكنك الانتظار أيضًا والتفرّج.
        [two] كل المقاعد مشغولة، وقبلك شخصان ينتظران. يمكنك الانتظار أيضًا والتفرّج.
        [few] كل المقاعد مشغولة، وقبلك { $count } أشخاص ينتظرون. يمكنك الانتظار أيضًا والتفرّج.
       *[other] كل المقاعد مشغولة، وعدد المنتظرين { $count }. يمكنك الانتظار أيضًا والتفرّج.
    }
