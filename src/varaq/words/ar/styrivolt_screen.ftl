### ستيريفولت على الشاشة: كل ما حول الورق

## الإعدادات

styrivolt-set-cardNames = الأسماء على الأوراق الخاصة
styrivolt-set-cardNames-help = تُكتب على حافة كل ورقة.
styrivolt-set-beatsHelper = إظهار ما يغلب الورقة الغالبة
styrivolt-set-beatsHelper-help = علامة على أوراقك التي تغلبها، مع عددها.

## الإشارات واللوحات

styrivolt-how = كيف تُلعب
styrivolt-board = لوح الطباشير
styrivolt-about = ما تفعله هذه الورقة
styrivolt-lying = ما على الطاولة
styrivolt-deals = الجولات

## كيف تُلعب

styrivolt-how-1 = أنت واللاعب المقابل فريق واحد. لكل لاعب تسع أوراق، والفريق الذي يأخذ خمس لمّات يكسب الجولة.
styrivolt-how-2 = في كل جولة نوعان مختاران. من كل منهما ورقة مكشوفة نصفها تحت المخزون؛ وأسماء الأوراق مكتوبة هنا في الأسفل وعلى حواف أوراقك.
styrivolt-how-3 = لك لعب أي ورقة: لا يلزم اتباع النوع. ولا تأخذ الورقة اللمّة إلا إذا غلبت الورقة الغالبة في تلك اللحظة.
styrivolt-how-4 = تسع أوراق، هي الأوراق القاطعة، تغلب كل شيء تقريبًا: ٢♥︎ ٤♣︎ ٨♠︎ ٩♥︎ ٩♦︎، وآص كل نوع مختار وولده.
styrivolt-how-5 = دونها ٦ و٢ و٣ و٤ من النوعين المختارين، وهي تأسر الأوراق العادية. أما ٧ و٨ و٩ والملك والبنت منهما فقوية فقط إذا بدأت بها اللمّة: والسبعة، أي الحمل، إذا بدأت به اللمّة فاز دائمًا.
styrivolt-how-6 = بخمسة من نوع مختار لك أخذ الورقة المكشوفة من ذلك النوع. ومن ليس معه أي قاطعة فله، قبل أول ورقة يلعبها، أخذ المخزون بدل أوراقه.
styrivolt-how-7 = الفائز بالجولة يمسح شرطة عن لوح الطباشير، وشرطتين إن كانت له اللمّات الخمس الأولى، وثلاثًا إن كانت له التسع كلها. ومع الشرطة الثالثة صليب، وبالصلبان تُكسب المباراة.
styrivolt-how-tap = لقراءة ما تفعله ورقة: ضغطة طويلة عليها، أو لمسة إن كانت على الطاولة.

styrivolt-kind-stikki = القاطعة: تغلب كل ما دونها
styrivolt-kind-capture = أوراق الأسر: تغلب الأوراق العادية
styrivolt-kind-led = قوية فقط إذا بدأت بها اللمّة
styrivolt-kind-trader = تُبدَّل بالورقة المكشوفة
styrivolt-kind-unchosen = كل ورقة أخرى
styrivolt-not-chosen = لم يُختر نوعا هذه الجولة بعد.
styrivolt-held = لك
styrivolt-four = معك الأربع من هذه الرتبة: كلها بقيمة أفضلها.
styrivolt-four-tag = ×٤

## المساعدة

styrivolt-beats-tag = تغلب
styrivolt-beats-note = تغلب { $card }
styrivolt-beats-count = { $count ->
        [0] لا شيء من أوراقك يغلبها
        [one] ورقة واحدة من أوراقك تغلبها
        [two] ورقتان من أوراقك تغلبانها
        [few] { $count } من أوراقك تغلبها
        [many] { $count } من أوراقك تغلبها
       *[other] { $count } من أوراقك تغلبها
    }
styrivolt-lead-count = { $count ->
        [0] إن بدأت بها لم تغلبها ورقة
        [one] إن بدأت بها غلبتها ورقة واحدة
        [two] إن بدأت بها غلبتها ورقتان
        [few] إن بدأت بها غلبتها { $count } ورقات
        [many] إن بدأت بها غلبتها { $count } ورقة
       *[other] إن بدأت بها غلبتها { $count } ورقة
    }
styrivolt-tricks = اللمّات: { $ours } إلى { $theirs }

## ما على الطاولة

styrivolt-chosen = النوعان المختاران
styrivolt-chosen-are = النوعان المختاران: { $suits }
styrivolt-stock = المخزون: { $count ->
        [one] ورقة واحدة مقلوبة
        [two] ورقتان مقلوبتان
        [few] { $count } ورقات مقلوبة
        [many] { $count } ورقة مقلوبة
       *[other] { $count } ورقة مقلوبة
    }
styrivolt-exposed = المكشوف: { $cards }
styrivolt-put-down = وُضع في تبديل: { $cards }
styrivolt-laid-out = عُرض عند القصّ: { $cards }
styrivolt-in-place = وُضع بدل ورقة معروضة: { $cards }
styrivolt-down = أوراق مقلوبة وضعها جانبًا { $name }: { $count }
styrivolt-down-word = جانبًا
styrivolt-good = أربع من رتبة واحدة، { $name }: { $rank }
styrivolt-mine-put_down = أوراقك الموضوعة جانبًا
styrivolt-mine-taken = ما أخذته
styrivolt-mine-turned = ما سُحب من المخزون
styrivolt-mine-looked = ما نظرت إليه
styrivolt-mine-laid = ما وضعته جانبًا

## الأجوبة. الأوراق بجانب هذه الكلمات رموز

styrivolt-do-play = لعب
styrivolt-do-lead = البدء
styrivolt-do-good = هذه جيدة!
styrivolt-do-trade = تبديل
styrivolt-do-swap = أخذ
styrivolt-do-pick = مع المخزون
styrivolt-do-expose = كشف
styrivolt-do-discard = وضع جانبًا
styrivolt-do-bury = دفن
styrivolt-act-lead = إعطاء { $gave } والبدء بورقة { $got }
styrivolt-act-take = أخذ المخزون
styrivolt-act-take-second = أخذ ما وُضع جانبًا
styrivolt-act-keep = الاحتفاظ بهذه
styrivolt-act-return = إرجاعها
styrivolt-act-leave = لا
styrivolt-act-unmarked = المتابعة بلا رسم
styrivolt-act-deal-unmarked = التوزيع بلا رسم

styrivolt-prompt-lead = البدء لك: أيّ ورقة؟
styrivolt-prompt-take = لعب ورقة، أو أخذ المخزون
styrivolt-prompt-take-weak = لا قاطعة معك: لعب ورقة، أو أخذ المخزون
styrivolt-prompt-trade = لعب ورقة، أو تبديل التاجر أولًا
styrivolt-prompt-expose = أيّ ورقة من { $suit } تبقى مكشوفة؟
styrivolt-prompt-take-second = لعب ورقة، أو أخذ ما وُضع جانبًا
styrivolt-prompt-lay = لعب ورقة، أو وضع واحدة جانبًا أولًا
styrivolt-prompt-mark = لفريقك { $worth }: عليكما الرسم على اللوح
styrivolt-prompt-mark-lost = لفريقك { $worth }. وما لم يُرسم قبل التوزيع التالي ضاع
styrivolt-prompt-deal = التوزيع التالي عليك، متى استعدّ الجميع
styrivolt-prompt-look = ماذا تفعل بهذه الأوراق؟
styrivolt-prompt-sure = من معه أي قاطعة فليس له أخذ المخزون، ولا أحد ينبّهك. والجزاء: { $crosses ->
        [0] نهاية الجولة.
        [one] صليب واحد للخصوم.
        [2] صليب راهب للخصوم.
        [few] { $crosses } صلبان للخصوم.
        [many] { $crosses } صليبًا للخصوم.
       *[other] { $crosses } صليب للخصوم.
    } هل تأخذه؟
styrivolt-raised = { $called }
styrivolt-raised-faroese = { $called } ({ $faroese })
styrivolt-moment = لحظة …

## بعد خمس لمّات

styrivolt-made = صُنعت اللعبة!
styrivolt-stake-claim = إعلان الفوز الآن
styrivolt-stake-nine = اللمّات التسع
styrivolt-stake-fail = خسارة لمّة
styrivolt-strokes = { $count ->
        [0] لا شيء
        [one] شرطة واحدة
        [two] شرطتان
        [few] { $count } شرطات
        [many] { $count } شرطة
       *[other] { $count } شرطة
    }
styrivolt-crosses = { $count ->
        [0] لا شيء
        [one] صليب واحد
        [2] صليب راهب
        [4] صليبا راهب
        [few] { $count } صلبان
        [many] { $count } صليبًا
       *[other] { $count } صليب
    }
styrivolt-for-them = { $worth } للخصوم

## النقاط

styrivolt-result-ordinary = لعبة عادية
styrivolt-result-made = صُنعت اللعبة
styrivolt-result-nine = اللمّات التسع
styrivolt-result-made_alone = صُنعت منفردًا
styrivolt-result-nine_alone = التسع منفردًا
styrivolt-result-failed_nine = لم تكتمل التسع
styrivolt-result-penalty = أخذ بغير حقّ
styrivolt-result-unmarked = لم يُرسم
styrivolt-ends-deals = { $deals ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $deals } جولات
        [many] { $deals } جولة
       *[other] { $deals } جولة
    }
styrivolt-ends-crosses = { $crosses ->
        [one] حتى أول صليب
        [two] حتى صليبين
        [few] حتى { $crosses } صلبان
        [many] حتى { $crosses } صليبًا
       *[other] حتى { $crosses } صليب
    }
styrivolt-ends-open = بلا حدّ
styrivolt-deal-of = الجولة { $n } من { $deals }
styrivolt-deal = الجولة { $n }
styrivolt-drawn = تعادل
styrivolt-after = بعد هذه الجولة

## الأحداث

styrivolt-event-played = { $you ->
        [yes] لعبت { $card }، { $called }.
       *[no] { $name }: لعب { $card }، { $called }.
    }
styrivolt-event-trick_taken = { $you ->
        [yes] أخذت اللمّة. اللمّات: { $points }.
       *[no] { $name }: أخذ اللمّة. اللمّات: { $points }.
    }
styrivolt-takes = { $you ->
        [yes] لك اللمّة
       *[no] له اللمّة
    }
styrivolt-takes-led = { styrivolt-takes }: لم تُغلب
styrivolt-takes-with = { styrivolt-takes }: { $called }
styrivolt-bubble-stock = المخزون!
styrivolt-bubble-claim = نعلن الفوز!
styrivolt-bubble-on = إلى التسع!

## كلام الطاولة

styrivolt-talk-about = المزاح نصف اللعبة. أما ما معك وما رأيته فلا يُقال.
styrivolt-talk-good = أما «هذه جيدة» فقاعدة تُسمع دائمًا.

## المفاتيح

styrivolt-key-answer = إلى جواب
styrivolt-key-board = لوح الطباشير
styrivolt-key-how = كيف تُلعب
styrivolt-key-talk = كلام الطاولة
styrivolt-key-about = ما تفعله هذه الورقة
styrivolt-key-lying = ما على الطاولة
