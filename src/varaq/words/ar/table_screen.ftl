### شاشة الطاولة: كل ما حول الورق

## الإطار

table-connecting = جارٍ فتح الطاولة …
table-reconnecting = انقطع الاتصال. جارٍ إعادة الاتصال …
table-felt = طاولة اللعب
table-players = اللاعبون
table-my-seat = مقعدك
table-bar = ما يمكنك فعله
table-menu = القائمة
table-close = إغلاق
table-home = الرئيسية
table-settings = الإعدادات
table-sound = الصوت
table-house-form = قواعد البيت لهذه الطاولة
table-all-rules = كل القواعد
table-rule-card = بطاقة القواعد
table-side-rules = القواعد والمزايدة
table-side-score = النقاط والأحداث
table-keys = المفاتيح
table-clockwise = اللعب مع عقارب الساعة
table-counter-clockwise = اللعب عكس عقارب الساعة
table-your-turn = دورك

## المقاعد

table-dealer = الموزّع
table-dealer-letter = م
table-to-act = الدور له
table-sits-out = خارج هذه الجولة
table-away = غائب
table-tricks = { $count ->
        [zero] بلا لمّات
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $count } لمّات
        [many] { $count } لمّة
       *[other] { $count } لمّة
    }

## المزايدة والعقد

table-auction = المزايدة
table-no-calls = لم يقل أحد شيئًا بعد.
table-no-bid = بلا طلب
table-no-bid-yet = لا طلب بعد
table-highest = الأعلى حتى الآن
table-not-open = غير متاح الآن
table-kind-trump = بحكم
table-kind-NT = بلا
table-kind-LNT = تحت
table-contract = العقد
table-trump = الحكم
table-not-yet = ليس بعد
table-order-said = ترتيب الورق: { $order }
table-no-contract = بلا عقد
table-need = المطلوب: { $need }
table-they-need = { $name }: { $have } من { $need }
table-we-have = لك: { $have }
table-have = المأخوذ: { $have }

## الورق

table-hand = أوراقك
table-card-raised = مرفوعة
table-card-open-play = مسموحة
table-card-refused-play = غير مسموحة
table-card-open-choose = يمكن اختيارها
table-card-refused-choose = لا يمكن اختيارها
table-card-place = { $n } من { $count }
table-card-bonus = زائد { $points }
table-card-penalty = ناقص { $points }
table-bonus-card = ورقة المكافأة
table-penalty-card = ورقة الجزاء
table-card-kitty = من ورق الأرض
table-card-got = أُعطيت لك
table-came-kitty = الأرض
table-came-got = جديدة
table-play-card = لعب { $card }
table-kitty = ورق الأرض مقلوبًا: { $count }
table-kitty-word = ورق الأرض
table-piles-mine = أكوامك
table-piles-of = أكوام { $name }
table-piles-down = أكوامك، مقلوبة
table-pile-covers = تحتها ورقة
table-mine-gave = ما أعطيت: { $cards }
table-mine-got = ما أخذت: { $cards }
table-mine-kitty = ورق الأرض: { $cards }
table-mine-discarded = الأوراق المدفونة: { $cards }
table-confirm-discard = دفن { $chosen } من { $count }
table-confirm-give = إعطاء { $chosen } من { $count }

## الأجوبة

table-prompt-give = عليك اختيار أوراق للتبادل: { $count }
table-act-keep = اللعب بهذه الأوراق
table-act-claim = إعلان توزيع ملغى
table-act-accept = بيع
table-act-refuse = رفض
table-undo = تراجع
table-undone = { $you ->
        [yes] تمّ التراجع عن آخر ما فعلت
       *[no] { $name }: تراجع عن آخر فعل
    }
table-hint = تلميح
table-hint-said = تلميح: { $act }
table-hint-word = تلميح
table-hint-thinking = جارٍ التفكير …
table-hint-compare = مقارنة
table-hint-about = هذه تقديرات: وُزّعت الأوراق التي لا تراها بطرق ممكنة كثيرة، ولُعبت كل مرة حتى النهاية. اللمس يضع علامة فقط، ولا يُلعب شيء.
table-hint-best = الأنسب
table-hint-equal = يساويه
table-hint-points = { $what ->
    [card_points] نقاط الورق لكم: { $points }
    [tricks] اللمّات لكم: { $points }
    [books] اللمّات لكم: { $points }
   *[points] نقاط هذه الجولة لكم: { $points }
}
table-hint-makes = { $whose ->
    [mine] نجاحكم: { $made } من { $of }
   *[theirs] فشل الخصوم: { $failed } من { $of }
}
table-hint-wins = الفوز بالمباراة: { $share }٪

## جولة محسومة

table-finish-mine = كل اللمّات الباقية لك.
table-finish-decided = باقي هذه الجولة محسوم.
table-finish-do = لعب الباقي عنّي
table-finish-on = جارٍ لعب باقي اللمّات عنك
table-finish-stop = إيقاف

## اللمّات

table-winning = الأعلى
table-wins = له اللمّة
table-not-taken = لم تؤخذ بعد
table-last-trick = اللمّة السابقة
table-no-trick-yet = لم تؤخذ أي لمّة بعد.

## النقاط

table-sheet = جدول النقاط
table-deal-score = نقاط هذه الجولة
table-deal-number = الجولة { $n }
table-total = المجموع:
table-made = نجح
table-failed = فشل
table-target = نقاط الفوز: { $target }
table-limit = من { $limit } لا نقاط بلا طلب
table-pot = في الصندوق { $pot }
table-no-deals = لم تُحسب أي جولة بعد.
table-clause = البند
table-next-deal = الجولة التالية
table-start = توزيع الورق
table-read-score = بعد قراءة النقاط: متابعة
table-dealing-soon = جارٍ توزيع الورق …
table-welcome = الطاولة جاهزة
table-partners = { $names }
table-next-match = مباراة أخرى
table-won = فزتم!
table-lost = فازوا
table-won-alone = فزت!
table-lost-alone = خسرت

## السجلّ

table-log = السجلّ
table-events = ما جرى
table-received = وصل إليك من { $from }: { $cards }.
table-discards-shown = { $you ->
        [yes] الأوراق التي دفنتها: { $cards }.
       *[no] { $name }: الأوراق المدفونة { $cards }.
    }
table-log-empty = لم يحدث شيء بعد.

## قراءة الطاولة بالصوت

table-read-contract = العقد لـ{ $name }: { $bid }.
table-read-trump = الحكم: { $suit }.
table-read-trick = على الطاولة: { $cards }.
table-read-winning = الأعلى حتى الآن: { $name }.
table-read-points = هذه الجولة: { $points }.
table-read-totals = المباراة: { $points }.

## المفاتيح

table-key-move = بين أوراقك
table-key-play = لعب الورقة
table-key-suit = إلى البستوني، الكبة، الديناري، السباتي
table-key-digit = اختيار طلب
table-key-kind = بحكم أو بلا حكم
table-key-pass = باس
table-key-last = اللمّة السابقة
table-key-undo = تراجع
table-key-why = لماذا لا يجوز؟ أو تلميح
table-key-read = قراءة الطاولة

## Who sits here

table-company = الجالسون إلى الطاولة
table-invite = دعوة آخرين
table-drawn = كُشفت أوراق لتحديد الموزّع، { $you ->
        [yes] فالتوزيع عليك:
       *[no] فالتوزيع على { $name }:
    }
table-invite-short = دعوة
table-unready = بانتظار استعداد { $names }.
table-invite-about = من لديه هذا الرابط يمكنه الجلوس مكان أحد لاعبي الحاسوب، من هاتف أو حاسوب وبلا حساب.
table-is-computer = لاعب حاسوب
table-is-here = حاضر
table-is-away = غائب
table-is-stood-in = غائب، والبديل لاعب حاسوب
table-waiting = بانتظار مقعد
table-leave = مغادرة الطاولة
table-leave-about = يذهب مقعدك إلى من ينتظر، وإلا فإلى لاعب حاسوب، وتستمر المباراة.
table-leave-waiting = يضيع مكانك في صف الانتظار.
table-leave-do = مغادرة
table-watching = { $count ->
        [one] لك التفرّج إلى أن يفرغ مقعد.
       *[other] لك التفرّج إلى أن يفرغ مقعد. عدد المنتظرين: { $count }.
    }
