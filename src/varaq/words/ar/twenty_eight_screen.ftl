### ثمانية وعشرون على طاولة المتصفّح: ما يُكتب حول الأوراق

## الحكم، مقلوبًا ومكشوفًا

twenty_eight-face-down = مخفي
twenty_eight-way-own = ورقته
twenty_eight-way-marker = علامة
twenty_eight-way-seventh = الورقة السابعة
twenty_eight-look = نظرة
twenty_eight-peek = حكمك مخفي: نظرة إليه
twenty_eight-peek-card = حكمك: { $card }. إخفاء
twenty_eight-peek-suit = حكمك: { $suit }. إخفاء
twenty_eight-peek-unseen = لم يرَ أحد الورقة السابعة بعد
twenty_eight-unseen = لم يره أحد
twenty_eight-lies-own = حكم مخفي أمام { $name }، ورقة من أوراقه
twenty_eight-lies-marker = حكم مخفي أمام { $name }، علامة
twenty_eight-lies-seventh = حكم مخفي أمام { $name }، الورقة السابعة
twenty_eight-trump-is = الحكم: { $suit }
twenty_eight-lay-card = الحكم: { $card }
twenty_eight-seventh = الحكم للورقة السابعة
twenty_eight-pair-of = الزوج: { $name }
twenty_eight-coming = لكل لاعب بعدُ { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } ورقات
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }

## ما يُقال على الطاولة، في فقاعة

twenty_eight-say-ask = ما الحكم؟
twenty_eight-say-show = هذا هو الحكم
twenty_eight-say-pair = الزوج!
twenty_eight-asked = طلب كشف الحكم

## ما المطلوب منّي

twenty_eight-prompt-card = عليك اختيار الورقة التي تُخفى؛ نوعها هو الحكم
twenty_eight-prompt-void = أنت بلا ورق من النوع: رمي ورقة أم طلب كشف الحكم؟
twenty_eight-prompt-must-ask = أنت بلا ورق من النوع، فعليك طلب كشف الحكم
twenty_eight-prompt-show = أنت بلا ورق من النوع: رمي ورقة أم كشف الحكم؟
twenty_eight-prompt-sure = كشف أوراقك المضمونة؟
twenty_eight-prompt-decline = أوراقك أقوى من أن تُلعب منفردة: لا
twenty_eight-prompt-whom = مخالفة مَن؟
twenty_eight-prompt-bid = العدد والنوع؟
twenty_eight-prompt-duel = تثبيت الطلب أم باس؟
twenty_eight-numbers = العدد
twenty_eight-suits = حكم الطلب
twenty_eight-page = الأعداد من { $from } إلى { $to }
twenty_eight-any-time = متاح في أي وقت
twenty_eight-claim = إعلان مخالفة
twenty_eight-no-claim = لا مخالفة
twenty_eight-lift = الأوراق المرفوعة

## نصف كبّوت واللعب المنفرد

twenty_eight-answer-decline = لا
twenty_eight-answer-half = نصف كبّوت
twenty_eight-answer-single = لعب منفرد
twenty_eight-answer-show = كشف الأوراق
# $partners: عدد الشركاء
twenty_eight-half-about = نصف كبّوت: وحدك، بأوراقك هذه ({ $count }) وبلا حكم. البدء لك، { $partners ->
        [one] وشريكك خارج الجولة،
       *[other] وشركاؤك خارج الجولة،
    } وعليك أخذ كل اللمّات.
twenty_eight-half-worth = { $style ->
        [points] في الفوز والخسارة، يكسب الفريق الفائز { $points }.
       *[other] الفوز: يخسر الفريق الآخر { $points }. الخسارة: يخسر فريقك { $points }.
    }
twenty_eight-single-about = لعب منفرد، بدل الطلب: وحدك وبلا حكم. البدء لك، { $partners ->
        [one] وشريكك خارج الجولة،
       *[other] وشركاؤك خارج الجولة،
    } وعليك أخذ كل اللمّات.
twenty_eight-single-worth = { $style ->
        [points] الفوز: يكسب فريقك { $points }. الخسارة: يكسب الفريق الآخر { $points }.
       *[other] الفوز: يكسب فريقك { $points }. الخسارة: يخسر { $points }.
    }
twenty_eight-show-about = أوراقك تأخذ كل اللمّات حتمًا. بكشفها الآن يكسب فريقك { $points } بلا لعب، وإلا لُعبت الجولة على الطلب.
twenty_eight-sure-about = أوراقك تأخذ كل اللمّات حتمًا. واللعب المنفرد يلزمه ورقة واحدة على الأقل قد تخسر، فلا يبقى هنا إلا «لا».
twenty_eight-shown = { $you ->
        [yes] كشفت أوراقًا مضمونة الفوز
       *[no] { $name }: كشف أوراق مضمونة الفوز
    }
twenty_eight-shown-about = تأخذ كل اللمّات كيفما توزّعت الأوراق، فلا لعب بعدها.

## المخالفات

twenty_eight-agree-about = يمكنك الآن إعلان مخالفة لخصم: عدم اتباع النوع أو غيره من قواعد اللعب. أو الموافقة على النقاط. والإعلان الذي لا يُقبل لا جزاء عليه.
# $you: أنا من أعلن؛ $mine: الورقة لي
twenty_eight-claim-told = { $you ->
        [yes] أعلنت مخالفة. المقصود: { $offender }
       *[no] { $mine ->
            [yes] { $name }: إعلان مخالفة عليك
           *[no] { $name }: إعلان مخالفة. المقصود: { $offender }
        }
    }
twenty_eight-claim-right = الإعلان صحيح
twenty_eight-claim-not = لم يُقبل الإعلان
twenty_eight-claim-free = لا جزاء عليه.
# $as: هل كان الطلب لفريق المخالف، أم كان اللعب منفردًا
twenty_eight-claim-cost = تنتهي الجولة هنا، وتُحسب { $as ->
        [bid-failed] طلبًا فاشلًا
        [bid-made] طلبًا ناجحًا
        [alone-failed] خسارة للاعب المنفرد
       *[alone-made] فوزًا للاعب المنفرد
    }{ $twice ->
        [yes] {" "}مضاعفًا
       *[no] { "" }
    }. { $goes ->
        [gains] يكسبها الفريق الآخر.
        [tables] يدفع فريق المخالف فيشها.
       *[loses] يخسرها فريق المخالف.
    }

## النقاط

twenty_eight-need = المطلوب: { $need }
twenty_eight-they-have = لهم: { $have }
twenty_eight-alone-we = كل اللمّات
twenty_eight-alone-they = { $name }: كل اللمّات
twenty_eight-goal-pips = حبّات الفوز الحمراء: { $target }، وحبّات الخسارة السوداء: { $target }
twenty_eight-goal-sets = حبّات الشوط: { $target }، وأشواط الفوز الحمراء: { $sets }
twenty_eight-goal-tables = الفيش تنتقل بين الفريقين؛ ومن لم تبقَ له فيشة خسر
twenty_eight-set-short = { $colour ->
        [black] أسود: { $count }
       *[red] أحمر: { $count }
    }
twenty_eight-sets = الأشواط

## جولة ملغاة

twenty_eight-cancelled = جولة ملغاة
twenty_eight-no-score = لا نقاط لأحد؛ يُعاد التوزيع.
twenty_eight-open-hand = أوراق { $name }
twenty_eight-deal-again = إعادة التوزيع
twenty_eight-prompt-cancelled = الجولة ملغاة. أوراق جديدة؟

## المفاتيح

twenty_eight-key-suit = حكم الطلب
twenty_eight-key-ask = طلب كشف الحكم أو كشفه
twenty_eight-key-look = نظرة إلى حكمك
twenty_eight-key-pair = كشف الزوج
twenty_eight-key-claim = إعلان مخالفة

## قراءة الطاولة

twenty_eight-read-mine = حكمك المخفي: { $card }.
twenty_eight-read-target = { $name }: { $have } من { $target } من النقاط المطلوبة.
