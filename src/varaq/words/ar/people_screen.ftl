### طاولات فيها أكثر من شخص: ما يُتّفق عليه، المقاعد، الكلام، الوقت، الروابط، التصويت، التوزيع العادل، السجلّ

## ما يُتّفق عليه

people-at-table = على الطاولة
people-undo = التراجع
people-undo-consent = بموافقة الآخرين
    .about = من يريد التراجع يستأذن، وعلى الحاضرين الموافقة. أما وحدك فلك ذلك دائمًا.
people-undo-next = قبل فعل غيرك
    .about = لك التراجع ما لم يفعل شخص آخر شيئًا.
people-undo-free = دائمًا
    .about = لكل لاعب التراجع عن آخر ما فعل.
people-undo-never = أبدًا
    .about = الورقة التي وُضعت قد لُعبت.
people-clock = الوقت
people-clock-none = مفتوح
    .about = لكل لاعب ما يحتاج من الوقت.
people-clock-gentle = ليّن
    .about = يظهر الوقت، ولا يحدث شيء إن انتهى.
people-clock-strict = صارم
    .about = إذا انتهى الوقت والوقت الإضافي، يقوم لاعب حاسوب بهذا الفعل وحده.
people-clock-seconds = الوقت لكل فعل
people-clock-extra = الوقت الإضافي
people-clock-extra-about = لكل لاعب، للمباراة كلها.
people-seconds = { $count ->
        [zero] بلا
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $count } ثوانٍ
        [many] { $count } ثانية
       *[other] { $count } ثانية
    }
people-minutes = { $count ->
        [zero] بلا
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $count } دقائق
        [many] { $count } دقيقة
       *[other] { $count } دقيقة
    }
people-pace = سرعة لاعبي الحاسوب
people-pace-quick = سريع
people-pace-calm = هادئ
    .about = ثانية قبل كل ورقة.
people-pace-slow = بطيء
    .about = ثانيتان ونصف قبل كل ورقة.
-people-sits-in = بعد ذلك يلعب عنه لاعب حاسوب حتى يعود، ويبقى مقعده له.
people-grace = إذا غاب أحد
people-grace-short = ٢٠ ثانية
    .about = { -people-sits-in }
people-grace-usual = دقيقة
    .about = { -people-sits-in }
people-grace-long = خمس دقائق
    .about = { -people-sits-in }
people-grace-never = ننتظره
    .about = لا يلعب عنه لاعب حاسوب، إلا إذا انتهى وقته والوقت صارم. تنتظره الطاولة حتى يعود، ولو بعد أيام.
people-chat = الكلام
people-chat-phrases = عبارات جاهزة
    .about = تحيات وما شابهها، لكل واحد بلغته.
people-chat-free = كلام حرّ
    .about = العبارات الجاهزة وأي شيء تكتبه.
people-watch = المتفرّجون
people-watch-never = لا أحد
people-watch-public = مسموح
    .about = يرى المتفرّج ما يراه كل من على الطاولة فقط.
people-watch-late = بعد الجولة، والورق مكشوف
    .about = تظهر كل جولة بعد انتهائها ومعها كل الأوراق.
people-watch-never-link = التفرّج غير متاح الآن.
people-watch-public-link = من لديه هذا الرابط يمكنه التفرّج، ولا يرى إلا ما يراه كل من على الطاولة.
people-watch-late-link = من لديه هذا الرابط يرى كل جولة بعد انتهائها ومعها كل الأوراق.

## من يجلس أين

people-mark-host = المضيف
people-mark-hand = اليد مرفوعة
people-mark-hold = لحظة انتظار
people-mark-shown = أوراق معروضة على شخص آخر
people-watching-count = { $count ->
        [zero] بلا متفرّجين
        [one] متفرّج واحد
        [two] متفرّجان
        [few] { $count } متفرّجين
        [many] { $count } متفرّجًا
       *[other] { $count } متفرّج
    }
people-watching = لك التفرّج هنا
people-over-shoulder = تفرّج من جانب { $name }
people-chair = الكرسي التالي
people-hand-raised = { $you ->
        [yes] رفعت يدك.
       *[no] { $name }: اليد مرفوعة.
    }
people-hold-on = { $you ->
        [yes] قلت: لحظة من فضلكم.
       *[no] { $name }: لحظة من فضلكم.
    }
people-hold-off = { $you ->
        [yes] عدت إلى الطاولة.
       *[no] { $name }: عودة إلى الطاولة.
    }
people-hosts = { $you ->
        [yes] المضيف الآن: أنت.
       *[no] المضيف الآن: { $name }.
    }
people-removed = لم يعد لك مقعد على هذه الطاولة.
people-swapped = تبادل المقاعد: { $name }.

## المضيف

people-host-title = أدوات المضيف
people-host-alone = لا أحد غيرك على الطاولة بعد.
people-host-nobody-here = لا أحد غيرك حاضر الآن.
people-host-swap = تبديل المقاعد
people-host-swap-which = أي مقعد سيتغيّر؟ عليك اختيار واحد ثم الآخر.
people-host-swap-other = مع من يتبادل المقعد: { $name }؟
people-host-remove = إخراج لاعب
people-host-remove-which = من سيغادر الطاولة؟
people-host-remove-sure = إخراج { $name }؟ يأخذ لاعب حاسوب المقعد.
people-host-remove-do = إخراج
people-host-to = تسليم الاستضافة
people-host-to-which = من سيكون المضيف؟
people-host-to-sure = تسليم الاستضافة إلى { $name }؟ بعدها لا يمكنك تغيير شيء في الطاولة.
people-host-to-do = تسليم
people-host-lock = قفل الطاولة
people-host-lock-about = لا يمكن لأحد آخر الجلوس، ولو كان معه الرابط.
people-locked-about = الطاولة مقفلة: لا يمكن لأحد آخر الجلوس الآن.
people-cancel = إلغاء

## الروابط

people-links = روابط ودعوات
people-link-watch = رابط للمتفرّجين
people-link-seat = المتابعة على هاتفي
people-link-shoulder = التفرّج من جانبي
people-watch-off = لا متفرّجين على هذه الطاولة.
people-watch-off-host = لا متفرّجين على هذه الطاولة. يمكنك السماح بهم من «على الطاولة».
people-seat-warning = من لديه هذا الرابط يجلس في مقعدك: يرى أوراقك ويلعب بها. احتفظ به لنفسك.
people-shoulder = السماح برؤية أوراقي
people-shoulder-about = من لديه الرابط يرى أوراقك ولا يمكنه فعل شيء. ويعرف الآخرون أنها معروضة.
people-moving = مقعدك
people-other-seat = لك مقعد على هذه الطاولة
people-other-seat-about = في هذا المتصفّح مقعد آخر على هذه الطاولة. إن أخذت مقعد الرابط ضاع الآخر من هنا.
people-other-seat-take = أخذ هذا المقعد
people-other-seat-keep = البقاء في المقعد الآخر

## الكلام

people-talk = الكلام
people-talk-unread = الكلام: قيل شيء جديد
people-said = آخر ما قيل
people-say-label = عبارة أخرى
people-say-do = قول
people-says = { $you ->
        [yes] قلت: «{ $phrase }»
       *[no] { $name }: «{ $phrase }»
    }
people-hear = سماع كلام الطاولة
people-hear-help = يظهر ما يقوله الآخرون بجانب أسمائهم.
people-sign-hand = رفع اليد
people-sign-hand-off = إنزال اليد
people-sign-hold = لحظة من فضلكم
people-sign-hold-off = عدت
people-hold = لحظة من فضلكم: { $names } – عودة قريبة.
people-hold-mine = الطاولة تنتظرك.
people-hold-end = متابعة
table-key-talk = الكلام

talk-hello = مرحبًا!
talk-good_luck = بالتوفيق!
talk-well_played = أحسنت!
talk-thanks = شكرًا!
talk-sorry = عفوًا!
talk-one_moment = لحظة من فضلكم
talk-good_game = كانت لعبة جميلة!
talk-bye = إلى اللقاء!

## التراجع، وما لُعب في غيابك

people-undo-asked = { $name }: استئذان في التراجع عن آخر فعل.
people-undo-asks = { $you ->
        [yes] استأذنت في التراجع.
       *[no] { $name }: استئذان في التراجع.
    }
people-undo-allow = موافقة
people-undo-refuse = لا
people-undo-waits = بانتظار موافقة { $names }.
people-undo-refused = { $name }: لا موافقة على التراجع.
people-undo-not-allowed = لم يتمّ التراجع.
people-meanwhile = لُعب عنك في غيابك: { $acts }

## الوقت

people-clock-left = { $count } ث
people-clock-extra-left = إضافي { $count } ث
people-clock-over = انتهى الوقت
people-clock-told = { $count ->
        [zero] انتهى وقتك.
        [one] بقيت لك ثانية واحدة.
        [two] بقيت لك ثانيتان.
        [few] بقيت لك { $count } ثوانٍ.
        [many] بقيت لك { $count } ثانية.
       *[other] بقيت لك { $count } ثانية.
    }

## المباراة التالية

people-next = المباراة التالية
people-next-other = اختيار
people-next-differs = ما الذي يختلف
people-next-again = القواعد نفسها والمقاعد نفسها
people-next-turn = القواعد نفسها، والكل ينتقل مقعدًا
people-next-same = القواعد نفسها
people-next-turned = { $name }، والكل ينتقل مقعدًا
people-next-last = لُعبت هنا من قبل
people-next-all = كل القواعد الجاهزة
people-next-about = تبدأ المباراة حين يريد كل الحاضرين الشيء نفسه.
people-next-alone = تبدأ فورًا.
people-next-waits = بانتظار { $names }
people-next-begins = تبدأ المباراة التالية …
people-proposed = { $names }: { $plan }
people-agree = موافقة

## التوزيع العادل

people-fair = توزيع عادل
people-fair-line = خُتمت هذه الجولة مسبقًا:
people-fair-about = قبل كل جولة تسحب الطاولة سرًّا وتعرض ختمه. وبعد انتهاء الجولة يُكشف السرّ، وبه يمكن لأي شخص التأكّد من أن الورق لم يُنتقَ.
people-fair-line-next = خُتمت الجولة التالية:
people-fair-now = ختم هذه الجولة
people-fair-next = ختم الجولة التالية
people-fair-last = الجولة { $n } بعد كشفها
people-fair-sealed = الختم
people-fair-secret = السرّ
people-fair-salt = أضاف { $name }
people-fair-mine = نصيبي من الخلط
people-fair-auto = يسحبه المتصفّح
people-fair-mine-about = يدخل في خلط الورق كي لا يعرفه أحد مسبقًا. وإن بقي فارغًا سحبه متصفّحك.
people-fair-sent = يُرسل هكذا:
people-fair-check = التأكّد من جولة
people-copy = نسخ

## طاولاتي

people-history = طاولاتي
people-history-about = طاولاتك ومبارياتك، بمفتاح خاص في هذا المتصفّح. لا حساب ولا تسجيل.
people-history-none = لم تجلس إلى طاولة بعد.
people-history-match = المباراة { $n }
people-history-deals = { $count ->
        [zero] بلا جولات بعد
        [one] جولة واحدة
        [two] جولتان
        [few] { $count } جولات
        [many] { $count } جولة
       *[other] { $count } جولة
    }
people-history-running = لم تنته
people-history-over = انتهت
people-history-won = الفوز: { $names }
people-history-with = مع { $names }
people-history-continue = متابعة
people-history-elsewhere = مقعدك على هذه الطاولة في متصفّح آخر.
people-history-look = إعادة مشاهدة
people-history-delete = حذف
people-history-delete-sure = إزالة اسمك من هذه الطاولة وكل مبارياتها؟ إن لم يبق فيها أحد حُذفت الطاولة كلها. لا رجوع عن ذلك.
people-history-deleted = تمّ الحذف.
people-history-link = طاولاتي على جهاز آخر
people-history-link-about = هذا الرابط مفتاحك: من لديه الرابط يرى هذه القائمة ويمكنه الحذف منها. وهو لا يفتح مقاعدك.
people-history-came = هذه قائمة الرابط. وما تفتحه من طاولات في هذا المتصفّح يُضاف إليها من الآن.
people-history-two = لهذا المتصفّح قائمة خاصة
people-history-two-about = يأتي الرابط بقائمة أخرى. إن أخذتها لم تعد قائمة هذا المتصفّح موجودة هنا.
people-history-two-take = أخذ قائمة الرابط
people-history-two-keep = البقاء على قائمة المتصفّح

## Refusals

refusal-not_host = هذا للمضيف وحده.
refusal-table_locked = الطاولة مقفلة: لا يمكن لأحد آخر الجلوس الآن.
refusal-between_deals = تتغيّر المقاعد بين جولتين. عليك الانتظار حتى تنتهي هذه الجولة.
refusal-looks_on = هذا غير متاح للمتفرّج.
refusal-no_such_seat = لا مقعد كهذا على هذه الطاولة.
refusal-nothing_asked = لم يستأذن أحد في التراجع عن شيء.
refusal-deal_is_over = انتهت الجولة وكُشفت أوراقها، فلا يمكن التراجع عن شيء فيها.
refusal-undo_too_late = فعل شخص آخر شيئًا بعدك، فلا تراجع الآن.
refusal-no_such_match = لا مباراة رقمها { $match } على هذه الطاولة.
