### بيد ويست على طاولة المتصفّح: ما يُكتب حول الأوراق

## المزايدة

bid_whist-kind-U = فوق
bid_whist-kind-D = تحت
bid_whist-kind-N = بلا حكم
bid_whist-kind-NU = بلا، فوق
bid_whist-kind-ND = بلا، تحت
bid_whist-kind-number = عدد
bid_whist-kindname-number = العدد
bid_whist-kindname-U = فوق
bid_whist-kindname-D = تحت
bid_whist-kindname-N = بلا حكم
bid_whist-kindname-NU = بلا حكم فوق
bid_whist-kindname-ND = بلا حكم تحت
# ما يقوله طلب صغير للشريك، على الزرّ
bid_whist-signal-mixed = مخلوطة
bid_whist-signal-down = واطية
bid_whist-signal-up = عالية
bid_whist-signal-said = إشارة للشريك: { $signal }.
# على زرّ الموزّع، لطلب يساوي الأعلى
bid_whist-match = مساوٍ

## ما المطلوب منّي

bid_whist-prompt-must-bid = باس من الجميع، فعليك الطلب
bid_whist-prompt-match = مساواة { $bid } أم أعلى أم باس؟
bid_whist-prompt-redeal = طلب أم باس؟ ولا صور معك، فلك إعادة التوزيع
bid_whist-prompt-name = ما الحكم؟
bid_whist-prompt-order = أي الأوراق تغلب؟
bid_whist-prompt-bury = باقٍ للدفن: { $count }
bid_whist-prompt-bury-whole = دفن هذه الأوراق أم استعادة بعضها؟
# $more: كم ورقة أخرى غير $card
bid_whist-prompt-must-bury = { $more ->
        [0] لا بدّ من دفن { $card }
        [one] لا بدّ من دفن { $card } وورقة أخرى
        [two] لا بدّ من دفن { $card } وورقتين أخريين
       *[few] لا بدّ من دفن { $card } و{ $more } ورقات أخرى
    }
bid_whist-prompt-whom = مخالفة مَن؟
bid_whist-prompt-agree = إعلان مخالفة أم قبول اللمّات؟
bid_whist-prompt-accept = قبول اللمّات كما هي؟
bid_whist-prompt-cancelled = هل نوزّع من جديد؟

## تحديد الحكم وترتيب الورق

bid_whist-name = تحديد
# $trump يكون "none" في «بلا حكم»، ويُذكر معه اسم «صن»
bid_whist-wins-up = { $trump ->
        [none] الأوراق العالية تغلب (صن)
       *[other] الأوراق العالية تغلب
    }
bid_whist-wins-down = { $trump ->
        [none] الأوراق الواطية تغلب، ويبقى الآص أقواها
       *[other] الأوراق الواطية تغلب، ويبقى الآص أقواها
    }
bid_whist-wins-down_ace_bad = { $trump ->
        [none] الأوراق الواطية تغلب، والآص أضعفها
       *[other] الأوراق الواطية تغلب، والآص أضعفها
    }
bid_whist-no-trump-yet = الحكم: لم يُحدَّد بعد
bid_whist-no-order-yet = فوق أو تحت: لم يُحدَّد بعد
bid_whist-ranking = ترتيب الورق
bid_whist-no-order = لم يُحدَّد الترتيب بعد.
bid_whist-other-suits = الأنواع الأخرى
bid_whist-all-suits = كل الأنواع
bid_whist-worthless = بلا قيمة
bid_whist-best-first = من الأقوى
bid_whist-deuce-trump = { $card } هنا من الحكم، لا من البستوني.
bid_whist-dead-why = في «بلا حكم» ليست من أي نوع ولا تأخذ لمّة: { $cards }.
bid_whist-read-trumps = الحكم ({ $suit }) من الأقوى: { $cards }.
bid_whist-read-plain = الأنواع العادية من الأقوى: { $ranks }.

## ورق الأرض

bid_whist-tray = للدفن: { $chosen } من { $count }
bid_whist-tray-word = للدفن
bid_whist-count = { $chosen } من { $count }
bid_whist-all-saw = رأى الجميع ورق الأرض
bid_whist-back = استعادة { $card }
bid_whist-all-back = استعادة الكل
bid_whist-bury = دفن { $chosen } من { $count }
bid_whist-bury-these = دفن: { $cards }
bid_whist-sported = ورق الأرض مكشوفًا للجميع
bid_whist-must-tag = للدفن
bid_whist-card-must = لا بدّ من دفنها
bid_whist-say-dead = إلى الورق المدفون
bid_whist-say-drew = { $count ->
        [one] سحب ورقة واحدة
        [two] سحب ورقتين
        [few] سحب { $count } ورقات
        [many] سحب { $count } ورقة
       *[other] سحب { $count } ورقة
    }

## الأوراق واللمّات

bid_whist-dead-tag = بلا قيمة
bid_whist-card-dead = بلا قيمة في هذا العقد
bid_whist-card-trump = من الحكم
bid_whist-two-books = لمّتان، مع ورق الأرض
# مكان ضيّق، بجانب اسمي
bid_whist-books = { $name }: { $have } من { $need }
bid_whist-need-make = { $name }: اللمّات { $have } من { $need }، وبها ينجح الطلب
bid_whist-need-set = { $name }: اللمّات { $have } من { $need }، وبها يفشل الطلب

## مخالفة النوع

bid_whist-renege = مخالفة!
bid_whist-no-renege = لا مخالفة
bid_whist-accept = قبول
bid_whist-caught = مخالفة
bid_whist-claim = { $you ->
        [yes] أعلنت مخالفة النوع: { $offender }
       *[no] { $me ->
            [yes] { $name }: إعلان مخالفة النوع عليك
           *[no] { $name }: إعلان مخالفة النوع على { $offender }
        }
    }
bid_whist-claim-right = الإعلان صحيح
bid_whist-claim-not = الإعلان خاطئ
bid_whist-claim-three = قبل حساب النقاط تنتقل ثلاث لمّات من ذلك الفريق إلى الآخر.
bid_whist-claim-game = وبها تُخسر المباراة في الحال.
bid_whist-claim-wrong = لا جزاء عليه.
bid_whist-agree = هل كان اللعب كله صحيحًا؟
bid_whist-agree-about = الخصم الذي كان معه من نوع اللمّة ولم يتبعه خالف النوع. يمكنك إعلان ذلك الآن، أو قبول اللمّات كما هي.

## النقاط

bid_whist-made = نجح
bid_whist-set = فشل
bid_whist-goal-minus = الخسارة عند { $minus }
bid_whist-goal-bid-out = لا فوز إلا بطلب ناجح
bid_whist-goal-sets = { $limit ->
        [one] الخسارة بطلب فاشل واحد
        [two] الخسارة بطلبين فاشلين
       *[few] الخسارة بـ{ $limit } طلبات فاشلة
    }
bid_whist-goal-hands = الجولات الباقية: { $left } من { $most }
bid_whist-leave-we = من خسر قام! مقعدك ومقعد { $partner } لمن ينتظر؛ والباقون: { $names }.
bid_whist-stay-we = ومقعدك ومقعد { $partner } باقيان.

## جولة ملغاة

bid_whist-cancelled = جولة ملغاة
bid_whist-open-hand = أوراق { $name }
bid_whist-open-mine = أوراقك مكشوفة
bid_whist-deal-again = إعادة التوزيع

## المفاتيح

bid_whist-key-kind = صنف آخر من الطلب؛ بلا حكم
bid_whist-key-suit = بين الأنواع؛ تحديد الحكم
bid_whist-key-order = ترتيب الورق
bid_whist-key-renege = إعلان مخالفة
