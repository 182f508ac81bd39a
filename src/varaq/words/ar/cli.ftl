### سطر الأوامر واللعب في الطرفية

## قطع تدخل في كل جملة

cli-comma = { "، " }
cli-or = { " أو " }
cli-no-bid = بلا طلب
cli-rule = { $option }: { $value }
cli-house-changed = { $count ->
        [one] { $name }، مع قاعدة مختلفة
        [two] { $name }، مع قاعدتين مختلفتين
        [few] { $name }، مع { $count } قواعد مختلفة
        [many] { $name }، مع { $count } قاعدة مختلفة
       *[other] { $name }، مع { $count } قاعدة مختلفة
    }

# أحداث تظهر على شاشة الطاولة بلا جملة
event-received = { $you ->
        [yes] وصل إليك من { $from }: { $count ->
            [one] ورقة واحدة
            [two] ورقتان
            [few] { $count } ورقات
            [many] { $count } ورقة
           *[other] { $count } ورقة
        }.
       *[no] وصل من { $from } إلى { $name }: { $count ->
            [one] ورقة واحدة
            [two] ورقتان
            [few] { $count } ورقات
            [many] { $count } ورقة
           *[other] { $count } ورقة
        }.
    }
event-discards_shown = { $you ->
        [yes] الأوراق التي دفنتها: { $cards }.
       *[no] { $name }: الأوراق المدفونة { $cards }.
    }

## ما يختلف بين قاعدتي بيتين

cli-compared = «{ $here }» بجانب «{ $there }»
cli-difference = { $option }: { $here }؛ وهناك: { $there }
cli-other-game = هاتان لعبتان مختلفتان: هنا { $here }، وهناك { $there }.
cli-same-rules = لا فرق بينهما في أيّ بند.
cli-clauses-differ = بنود مختلفة
cli-not-in-force = لا يسري.

## ما لا يصلح

cli-no-such-player = لا يوجد لاعب حاسوب باسم «{ $text }». الموجود: { $names }.
cli-no-such-seat = لا يوجد مقعد كهذا: { $text }. المقاعد من 0 إلى { $last }.
cli-bad-number = هذا العدد لا يصلح: { $text }. الأقل: { $least }.

## اللعب في الطرفية

cli-welcome = { $house }. مقعدك: { $seat }.
cli-how = للعب: رقم من القائمة، أو الورقة أو النداء نفسه. للمساعدة: «?»
cli-drawn = كُشفت أوراق لتعيين أول موزّع. { $cards }. أول موزّع: { $dealer }
cli-partner = { $name } (شريكك)
cli-dealer = الموزّع
cli-bidder = صاحب الطلب
cli-out = خارج هذه الجولة
cli-winning = الأعلى
cli-deal = الجولة { $n }
cli-to = إلى { $target }
cli-limit = لا نقاط بلا طلب من { $limit }
cli-pot = في الصندوق { $pot }
cli-side-score = { $name } { $score }
cli-contract = العقد: { $contract }
cli-auction = المزايدة
cli-call-of = { $name }: { $call }
cli-this-deal = هذه الجولة: { $points }
cli-last-trick = اللمّة السابقة: { $cards }؛ وهي لـ{ $name }
cli-your-cards = أوراقك
cli-your-piles = كوماتك
cli-piles-of = كومات { $name }
cli-open = يمكنك:
cli-unasked = لا أحد ينتظرك، ولكن يمكنك الكلام. للمتابعة بلا كلام: Enter
cli-kitty = ورق الأرض: { $count }
cli-score = نقاط هذه الجولة
cli-made = نجح
cli-failed = فشل
cli-col-side = الفريق
cli-col-score = النقاط
cli-col-reason = السبب
cli-col-total = المجموع
cli-continue = للجولة التالية: مفتاح Enter.
cli-lawful = هذا جائز.
cli-clause = { $id }: { $text }
cli-no-such-clause = لا بند في قواعد هذا البيت برقم { $id }.
cli-nobody-waits = ليس دورك.
cli-undone = تمّ التراجع عن آخر لعب لك.
cli-hint = تلميح: { $act }
cli-hint-nothing = تلميح: المتابعة بلا كلام.
cli-no-hint = لا تلميح هنا.
cli-quit-sure = مغادرة الطاولة؟ لا يُحفظ شيء. (نعم/لا)
cli-left = تمّت مغادرة الطاولة.
cli-not-understood = تعذّرت قراءة: «{ $text }». للمساعدة: «?»
cli-help = ما يُكتب
    .number = رقم الورقة أو الفعل في القائمة
    .card = الورقة نفسها: AS آص البستوني، 10D عشرة الديناري
    .call = النداء نفسه كما في القائمة
    .several = أوراق عدّة تفصلها مسافة
    .why = لماذا لا يجوز؟ لورقة أو نداء، أو نصّ بند
    .undo = التراجع عن آخر لعب لك
    .hint = ما كان لاعب الحاسوب ليفعله
    .rules = قواعد هذا البيت
    .quit = مغادرة الطاولة
cli-closed = ما لا يجوز الآن، وسببه:

# كلمات يمكن كتابتها بجانب الكلمات الإنجليزية
cli-word-yes = نعم
cli-word-no = لا
cli-word-pass = باس
cli-word-undo = تراجع
cli-word-hint = تلميح
cli-word-rules = قواعد
cli-word-quit = مغادرة

# What is said of an act when it is offered, hinted at or typed. $what: all that it is done to; by its
# kind $card, $cards, $gave, $got, $suit, $trump, $order, $count, and $name, who sits there; "none" where
# there is no such thing. $choices: how many acts are open; $stock: cards left of a stock.
cli-act-play = لعب { $what }
cli-act-call = { $what }
cli-act-trump = الحكم { $what }
cli-act-order = { $what }
cli-act-discard = دفن { $what }
cli-act-give = إعطاء { $what }
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
cli-mine-kitty = من ورق الأرض
cli-mine-discarded = الأوراق التي دفنتها
cli-mine-drew = الأوراق التي سحبتها
cli-mine-gave = الأوراق التي أعطيتها
cli-mine-got = الأوراق التي أخذتها
cli-mine-put_down = { styrivolt-mine-put_down }
cli-mine-taken = { styrivolt-mine-taken }
cli-mine-turned = { styrivolt-mine-turned }
cli-mine-looked = { styrivolt-mine-looked }
cli-mine-laid = { styrivolt-mine-laid }

## مباريات كثيرة معًا

cli-sim-title = { $house }، الجولات: { $deals }
cli-sim-seats = { $name }: { $player }
cli-sim-seat = المقعد { $n }
cli-sim-progress = الجولات
cli-sim-measure = ماذا
cli-sim-value = القيمة
cli-sim-interval = مجال ٩٥٪
cli-sim-count = من
cli-sim-points = النقاط في الجولة، { $name }
cli-sim-made = عقود نجحت
cli-sim-made-side = عقود نجحت، { $name }
cli-sim-share = العقود: { $kind }
cli-sim-made-kind = نجحت: { $kind }
cli-sim-wins = مباريات بالفوز، { $name }
cli-sim-thrown-in = جولات ملغاة
cli-sim-unfinished = مباريات لم تكتمل
cli-sim-kind-number = بحكم
cli-sim-kind-NT = بلا حكم
cli-sim-kind-LNT = بلا حكم تحت
cli-sim-kind-kaiser = القيصر
cli-sim-kind-none = بلا طلب
cli-sim-method = النقاط: المتوسط ± ١٫٩٦ من الخطأ المعياري على الجولات. النِّسب: مجال ويلسون. البذرة: { $seed }

## لاعبون بعضهم ضد بعض

cli-arena-played-match = المباريات: { $count }، مرّات لعب كل مباراة: { $ways }، مع تبديل الجهات بين اللاعبين
cli-arena-played-deal = الجولات: { $count }، مرّات لعب كل جولة: { $ways }، مع تبديل الجهات بين اللاعبين
cli-arena-played-play = الجولات: { $count }، لعب الورق فقط، مرّات لعب كل جولة: { $ways }، مع تبديل الجهات بين اللاعبين
cli-arena-progress-match = المباريات
cli-arena-progress-deal = الجولات
cli-arena-progress-play = الجولات
cli-arena-score = النقاط في الجولة: تقدّم { $name } على { $other }
cli-arena-points = النقاط المأخوذة في الجولة: تقدّم { $name } على { $other }
cli-arena-wins = مباريات بالفوز، { $name }
cli-arena-made = عقود نجحت، { $name }
cli-arena-player = اللاعب
cli-arena-decisions = القرارات
cli-arena-median = الوسيط، ملّي ثانية
cli-arena-p99 = ٩٩ من ١٠٠ خلال، ملّي ثانية
cli-arena-longest = الأطول، ملّي ثانية
cli-arena-method = الفروق: المتوسط ± ١٫٩٦ من الخطأ المعياري على الجولات، وكل جولة ملعوبة من كل الجهات. النِّسب: مجال ويلسون. البذرة: { $seed }
cli-arena-too-few = المطلوب تسمية لاعبين على الأقل.
cli-arena-other-mode = الخيار { $option } لا يجتمع مع --mode { $mode }.

# What is wrong with a player; $command: the program that plays
cli-player-bad_option = لا يمكن استعمال «{ $option }» في «{ $text }». الممكن: { $names }.
cli-player-not_started = تعذّر تشغيل هذا البرنامج: { $command }
cli-player-silent = لم يصل جواب من اللاعب. الثواني: { $seconds }. البرنامج: { $command }
cli-player-ended = توقّف اللاعب في وسط اللعب: { $command }
cli-player-not_json = جواب اللاعب ليس سطر JSON: «{ $text }». البرنامج: { $command }
cli-player-no_act = جواب اللاعب ليس من الأفعال المسموحة له: «{ $text }». البرنامج: { $command }
cli-player-other_protocol = اللاعب يستعمل إصدارًا غير { $protocol }: «{ $text }». البرنامج: { $command }
cli-player-said_error = اللاعب لا يتابع: «{ $text }». البرنامج: { $command }
cli-player-not_open = اختار لاعب المقعد { $seat } ما لا يجوز له: «{ $text }»

## غرفة اللعب

cli-serve-address = «ورق» مفتوح على: { $address }
cli-serve-phones = للهواتف على الشبكة نفسها: { $address }
cli-serve-data = المباريات محفوظة في: { $folder }
cli-serve-stop = للإغلاق: Ctrl-C. ويمكن متابعة كل طاولة فيما بعد.
cli-serve-port-taken = المنفذ { $port } مشغول. يمكن اختيار غيره: varaq --port 8080
cli-serve-no-folder = لا يمكن استعمال المجلد { $folder }: { $why }
