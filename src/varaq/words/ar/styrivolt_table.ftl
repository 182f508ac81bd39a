### ستيريفولت على الطاولة: أسماء الأوراق، المراحل، الأفعال، أسباب الرفض، الأحداث، اللوح، الكلام

## أسماء الأوراق. faroese كما في كتاب القواعد، وكثيرًا ما يكون جمعًا

called-bird = الطائر
    .faroese = fuglurin
    .does = أعلى الأوراق: يغلب كل شيء إلا حملًا بدأت به اللمّة، ولا يغلبه شيء.
called-fyrik = فيريك
    .faroese = fýrikurin
    .does = لا يغلبه إلا الطائر؛ ويغلب كل ما عداه إلا حملًا بدأت به اللمّة.
called-eight = الثمانية
    .faroese = áttan
    .does = لا يغلبها إلا الطائر وفيريك؛ وتغلب كل ما عداهما إلا حملًا بدأت به اللمّة.
called-hay_mare = فرس المتبن
    .faroese = hoygarðsryssa
    .does = لا يغلبها إلا الطائر وفيريك والثمانية؛ وتغلب كل ما عداها إلا حملًا بدأت به اللمّة.
called-diamond_mare = فرس الديناري
    .faroese = rútararyssa
    .does = أدنى الخمس القاطعة الدائمة: تغلبها الأربع الأخرى، وتغلب كل ما عداها إلا حملًا بدأت به اللمّة.
called-styrivoltur = ستيريفولت
    .faroese = stýrivoltur
    .does = آص نوع مختار: لا تغلبه إلا الخمس القاطعة الدائمة، ويغلب كل ما دونه إلا حملًا بدأت به اللمّة.
called-karnifl = كارنيفل
    .faroese = karnifl
    .does = ولد نوع مختار وأدنى الأوراق القاطعة: يغلب كل ورقة ليست قاطعة، إلا حملًا بدأت به اللمّة.
called-postman = ساعي البريد
    .faroese = postar
    .does = ٦ من نوع مختار: يغلب كل ورقة غير مختارة، وأوراق الأسر التي دونه، والملك المختار والبنت المختارة إذا بدأت بهما اللمّة؛ ولا تغلبه إلا قاطعة.
called-tvist = تفيست
    .faroese = tvistar
    .does = ٢ من نوع مختار: يغلب الملك غير المختار وما دونه، وتريست والمنحوس، والملك المختار والبنت المختارة إذا بدأت بهما اللمّة؛ ويغلبه ساعي البريد وكل قاطعة.
called-trist = تريست
    .faroese = tristar
    .does = ٣ من نوع مختار: يغلب البنت غير المختارة وما دونها، والمنحوس، والبنت المختارة إذا بدأت بها اللمّة؛ ويغلبه تفيست وكل ما فوقه.
called-unfortunate = المنحوس
    .faroese = ólukkur
    .does = ٤ من نوع مختار: يغلب الولد غير المختار وما دونه؛ ويغلبه تريست وكل ما فوقه.
called-lamb = الحمل
    .faroese = lomb
    .does = ٧ من نوع مختار: إذا بدأت به اللمّة غلب كل شيء، ولا يُبدأ به في اللمّة الأولى؛ وإذا لم تبدأ به لم يغلب شيئًا.
called-free_card = الورقة الحرة
    .faroese = fríkort
    .does = ٨ أو ٩ من نوع مختار: إذا بدأت بها اللمّة لم تغلبها إلا قاطعة؛ وإذا لم تبدأ بها لم تغلب شيئًا.
called-chosen_king = الملك المختار
    .faroese = kongar
    .does = إذا بدأت به اللمّة غلبه تفيست وكل ما فوقه؛ وإذا لم تبدأ به لم يغلب شيئًا.
called-chosen_queen = البنت المختارة
    .faroese = frýr
    .does = إذا بدأت بها اللمّة غلبها تريست وكل ما فوقه، ولا يغلبها ملكها؛ وإذا لم تبدأ بها لم تغلب شيئًا.
called-trader = التاجر
    .faroese = keypmenn
    .does = ٥ من نوع مختار: لا قيمة له بنفسه، لكن يجوز تبديله بالورقة المكشوفة من نوعه.
# لا اسم فاروي للورقة غير المختارة
called-unchosen = ورقة غير مختارة
    .faroese = { "" }
    .does = لا تغلب إلا ما دونها من نوعها؛ ويغلبها ما فوقها من نوعها، وكل قاطعة، وورقة أسر تقدر عليها.

## المراحل

phase-cut = القصّ
phase-expose = اختيار النوعين
phase-turn = اللعب
phase-last_trade = فرصة التبديل الأخيرة
phase-pick = الحمل أو القاطعة
phase-stock_look = المخزون
phase-claim = صُنعت اللعبة
phase-bird = الطائر
phase-mark = الرسم على اللوح

# لمن عليه الدور
prompt-cut = النظر إلى الورقة التالية أم التوقف؟
prompt-expose = أيّ ورقة تبقى مكشوفة؟
prompt-turn = دورك: أيّ ورقة؟
prompt-last_trade = أُعلن أخذ المخزون، أو انتهت اللمّة الأولى: هذه فرصتك الأخيرة. تبديل أم لا؟
prompt-pick = أيّهما يذهب مع المخزون؟
prompt-stock_look = هذا هو المخزون: ماذا تفعل به؟
prompt-claim = فريقك صنع اللعبة: إعلان الفوز أم مواصلة اللعب سعيًا إلى التسع؟
prompt-bird = بقيت اللمّة الأخيرة: أخذ الطائر أم لا؟
prompt-mark = على الفائزين رسم ما لهم على اللوح، ثم يوزّع الموزّع التالي

# للباقين
waiting-cut = بانتظار { $names }: قصّ الورق
waiting-expose = بانتظار { $names }: كشف ورقة
waiting-turn = بانتظار { $names }: لعب ورقة
waiting-last_trade = بانتظار { $names }: تبديل أم لا
waiting-pick = بانتظار { $names }: الحمل أم القاطعة
waiting-stock_look = بانتظار { $names }: النظر في المخزون
waiting-claim = بانتظار { $names }: إعلان الفوز أم مواصلة اللعب
waiting-bird = بانتظار { $names }: أخذ الطائر أم لا
waiting-mark = بانتظار { $names }: الرسم على اللوح أو التوزيع

## الأفعال، على الأزرار

act-take = أخذ المخزون
act-trade = إعطاء { $gave } وأخذ { $got }
act-swap = وضع { $gave } وأخذ { $got }
act-pick = مع المخزون: { $card }
act-keep = الاحتفاظ بالمخزون
act-return = إرجاع المخزون
act-keep_both = الاحتفاظ بالاثنين
act-discard = وضع { $card } فوق الأوراق الموضوعة جانبًا
act-bury = دفن { $card } مع اللمّات
act-claim_game = إعلان الفوز
act-play_on = مواصلة اللعب سعيًا إلى التسع
act-mark = الرسم على اللوح
act-deal = التوزيع
act-look = النظر إلى الورقة التالية
act-stop = التوقف
act-expose = كشف: { $card }
act-pass = بلا تبديل
act-good = لعب { $card }: «هذه جيدة!»

## لماذا لا يجوز؟

refusal-looked_enough = لا يجوز للقاصّ أن ينظر إلى ورقة أخرى.
refusal-may_not_expose = لا يجوز كشف هذا للنوع: { $card }. عليك الاختيار مما يسمح هذا البيت للموزّع بكشفه.
refusal-lamb_first = لا يجوز البدء بالحمل في اللمّة الأولى. لتبقَ معك إلى ما بعد: { $card }.
refusal-trader_first = لا يجوز البدء بالتاجر من أجل حمل في اللمّة الأولى. لتبقَ معك إلى ما بعد: { $card }.
refusal-say_which = من هذا النوع ورقتان مكشوفتان. عليك تحديد التي تأخذها مقابل { $card }.
refusal-must_beat = عليك الغلبة: معك ما يغلب الورقة الغالبة، ولم يلعبها شريكك.
refusal-not_good = «هذه جيدة» لا تُقال إلا عن ورقة رفعت قيمتَها أربع من رتبة واحدة، وليست منها { $card }.
refusal-no_trade = لا يجوز هذا التبديل. التاجر لا يأخذ إلا ورقة مكشوفة من نوعه؛ والملك أو البنت لا يأخذان إلا ما يسمح به هذا البيت.
refusal-stock_stikki = ليس لك أخذ المخزون: هو لمن لم تُوزَّع له قاطعة ولم يأخذ واحدة بالتبديل.
refusal-stock_too_late = فات أوان أخذ المخزون: في هذا البيت يكون قبل ذلك من الجولة.
refusal-stock_gone = ليس لك ما تأخذه: لم تبقَ هناك أوراق متاحة لك.
refusal-no_return = لا يجوز إرجاع المخزون هنا، وعليك الاحتفاظ به.
refusal-not_both = لا يجوز هنا الاحتفاظ بأوراقك والمخزون معًا.
refusal-no_extra_card = ليس معك الآن ورقة زائدة توضع جانبًا. ذلك لمن احتفظ بالمخزون فقط، مرّة واحدة وقبل أن يلعب، حيث يسمح البيت.
refusal-nothing_to_mark = ليس لفريقك ما يُرسم على اللوح.
refusal-mark_first = لم يرسم الفائزون كل شيء بعد. التوزيع بعد اكتمال اللوح.

## ما لا يستقيم في قواعد البيت

problem-must_reach = قيمة «{ $option }» لا تقلّ عن قيمة «{ $other }»: { $limit } على الأقل.

## الأحداث: جملة واحدة لكل حدث

event-cut_looked = { $you ->
        [yes] { $count ->
            [one] قصصت ونظرت إلى الورقة السفلى.
           *[other] قصصت. عدد الأوراق التي نظرت إليها حتى الآن: { $count }.
        }
       *[no] { $count ->
            [one] { $name }: قصّ الورق والنظر إلى الورقة السفلى.
           *[other] { $name }: قصّ الورق. الأوراق المنظور إليها حتى الآن: { $count }.
        }
    }
event-laid_out = { $you ->
        [yes] عرضت { $card } على الطاولة.
       *[no] { $name }: عرض { $card } على الطاولة.
    } ولملك نوعها أن يأخذها.
event-turned = { $you ->
        [yes] سحبت من المخزون { $count ->
            [one] ورقة واحدة
            [two] ورقتين
            [few] { $count } ورقات
            [many] { $count } ورقة
           *[other] { $count } ورقة
        }.
       *[no] { $name }: سحب { $count ->
            [one] ورقة واحدة
            [two] ورقتين
            [few] { $count } ورقات
            [many] { $count } ورقة
           *[other] { $count } ورقة
        } من المخزون.
    }
event-chosen = النوعان المختاران: { $suits }. المكشوف: { $cards }.
event-traded = { $you ->
        [yes] أعطيت { $gave } وأخذت { $got }.
       *[no] { $name }: إعطاء { $gave } وأخذ { $got }.
    }
event-swapped = { $you ->
        [yes] وضعت { $gave } وأخذت { $got }.
       *[no] { $name }: وضع { $gave } وأخذ { $got }.
    }
event-stock_claimed = { $you ->
        [yes] أعلنت أخذ المخزون.
       *[no] { $name }: إعلان أخذ المخزون.
    }
event-picked = { $you ->
        [yes] اخترت أن تذهب مع المخزون: { $card }.
       *[no] { $name }: اختيار { $card } لتذهب مع المخزون.
    }
event-stock_taken = { $you ->
        [yes] وضعت أوراقك مقلوبة وأخذت ما على الطاولة.
       *[no] { $name }: وضع الأوراق مقلوبة وأخذ ما على الطاولة.
    }
event-stock_kept = { $you ->
        [yes] احتفظت بالأوراق المأخوذة.
       *[no] { $name }: الاحتفاظ بالأوراق المأخوذة.
    }
event-stock_returned = { $you ->
        [yes] أرجعت المأخوذ واستعدت أوراقك.
       *[no] { $name }: إرجاع المأخوذ واستعادة الأوراق الأولى.
    }
event-both_kept = { $you ->
        [yes] احتفظت بالاثنين: أوراقك والأوراق المأخوذة.
       *[no] { $name }: الاحتفاظ بالاثنين، الأوراق الأولى والمأخوذة.
    }
event-card_laid = { $how ->
        [bury] { $you ->
            [yes] دفنت ورقة مقلوبة مع اللمّات.
           *[no] { $name }: دفن ورقة مقلوبة مع اللمّات.
        }
       *[discard] { $you ->
            [yes] وضعت ورقة مقلوبة فوق أوراقك الموضوعة جانبًا.
           *[no] { $name }: وضع ورقة مقلوبة فوق الأوراق الموضوعة جانبًا.
        }
    }
event-good = { $you ->
        [yes] قلت: «هذه جيدة!» (hesin er góður). كانت معك الأربع من رتبة واحدة: { $rank }.
       *[no] { $name }: «هذه جيدة!» (hesin er góður). اجتمعت الأربع من رتبة واحدة: { $rank }.
    }
event-made = { $you ->
        [yes] خمس لمّات من خمس! الخامسة لك، وفريقك صنع اللعبة.
       *[no] خمس لمّات من خمس! صُنعت اللعبة، والفريق: { $name }.
    }
event-deal_claimed = { $you ->
        [yes] أعلنت الفوز، وانتهت الجولة.
       *[no] { $name }: إعلان الفوز، وانتهت الجولة.
    }
event-played_on = { $you ->
        [yes] واصلت اللعب سعيًا إلى اللمّات التسع.
       *[no] { $name }: مواصلة اللعب سعيًا إلى اللمّات التسع.
    }
event-wrong_taking = { $you ->
        [yes] أخذت المخزون بغير حقّ، وانتهت الجولة.
       *[no] { $name }: أخذ المخزون بغير حقّ، وانتهت الجولة.
    }
event-marked = { $you ->
        [yes] رسمت على اللوح.
       *[no] { $name }: الرسم على اللوح.
    }
event-mark_left = { $you ->
        [yes] تابعت بلا رسم على اللوح.
       *[no] { $name }: المتابعة بلا رسم على اللوح.
    }
event-board_closed = انتهى الرسم على اللوح.

## جدول النقاط: لماذا هذه النقاط؟ صليب الراهب في العدد صليبان

line-ordinary = { $name }: لعبة عادية، فتُمسح { $strokes ->
        [one] شرطة واحدة
        [two] شرطتان
        [few] { $strokes } شرطات
        [many] { $strokes } شرطة
       *[other] { $strokes } شرطة
    }.
line-made = { $name }: صُنعت اللعبة باللمّات الخمس الأولى، فتُمسح { $strokes ->
        [one] شرطة واحدة
        [two] شرطتان
        [few] { $strokes } شرطات
        [many] { $strokes } شرطة
       *[other] { $strokes } شرطة
    }.
line-nine = { $name }: اللمّات التسع كلها، فتُمسح { $strokes ->
        [one] شرطة واحدة
        [two] شرطتان
        [few] { $strokes } شرطات
        [many] { $strokes } شرطة
       *[other] { $strokes } شرطة
    }.
line-made_alone = { $name }: صنع اللعبة لاعب واحد منفردًا، وله { $crosses ->
        [2] صليب راهب
        [4] صليبا راهب
        [one] صليب واحد
        [few] { $crosses } صلبان
        [many] { $crosses } صليبًا
       *[other] { $crosses } صليب
    }.
line-nine_alone = { $name }: أخذ اللمّات التسع لاعب واحد منفردًا، وله { $crosses ->
        [2] صليب راهب
        [4] صليبا راهب
        [one] صليب واحد
        [few] { $crosses } صلبان
        [many] { $crosses } صليبًا
       *[other] { $crosses } صليب
    }.
line-failed_nine = { $name }: صُنعت اللعبة وتواصلت سعيًا إلى التسع، لكن صانعها لم يأخذها كلها، { $strokes ->
        [0] فلا تُمسح شرطة
        [one] فتُمسح شرطة واحدة
        [two] فتُمسح شرطتان
        [few] فتُمسح { $strokes } شرطات
        [many] فتُمسح { $strokes } شرطة
       *[other] فتُمسح { $strokes } شرطة
    }.
line-penalty = { $name }: أخذ الخصوم المخزون بغير حقّ، { $crosses ->
        [0] ولا صليب في ذلك
        [2] وفي ذلك صليب راهب
        [4] وفي ذلك صليبا راهب
        [one] وفي ذلك صليب واحد
        [few] وفي ذلك { $crosses } صلبان
        [many] وفي ذلك { $crosses } صليبًا
       *[other] وفي ذلك { $crosses } صليب
    }.
line-unmarked = { $name }: لم يُرسم في وقته فضاع{ $strokes ->
        [0] { "" }
        [one] ؛ شرطة واحدة
        [two] ؛ شرطتان
        [few] ؛ { $strokes } شرطات
        [many] ؛ { $strokes } شرطة
       *[other] ؛ { $strokes } شرطة
    }{ $crosses ->
        [0] { "" }
        [one] ؛ صليب واحد
        [two] ؛ صليبان
        [few] ؛ { $crosses } صلبان
        [many] ؛ { $crosses } صليبًا
       *[other] ؛ { $crosses } صليب
    }.

## النتيجة: $name هو الفائز

result-crosses = الفوز: { $name }. الرصيد { $total ->
        [one] صليب واحد
        [two] صليبان
        [few] { $total } صلبان
        [many] { $total } صليبًا
       *[other] { $total } صليب
    }.
result-strokes = الفوز: { $name }. لا صلبان لأحد فالحسم بالشرطات: الباقي منها عند الفائزين أقل.
result-draw = المباراة تعادل: الفريقان سواء في الصلبان والشرطات.

## اللوح بالصوت

board-described = { $name }: { $strokes ->
        [one] شرطة واحدة باقية
        [two] شرطتان باقيتان
        [few] { $strokes } شرطات باقية
        [many] { $strokes } شرطة باقية
       *[other] { $strokes } شرطة باقية
    }، { $crosses ->
        [0] بلا صليب مفرد
        [one] صليب مفرد واحد
        [two] صليبان مفردان
        [few] { $crosses } صلبان مفردة
        [many] { $crosses } صليبًا مفردًا
       *[other] { $crosses } صليب مفرد
    }، { $monks ->
        [0] بلا صليب راهب
        [one] صليب راهب واحد
        [two] صليبا راهب
        [few] { $monks } صلبان راهب
        [many] { $monks } صليب راهب
       *[other] { $monks } صليب راهب
    }.
board-drawer = رسم العمود التالي: { $name }.

## الكلام حول الطاولة

talk-good = هذه جيدة!
    .faroese = Hesin er góður!
talk-stock_hound = يا له من كلب مخزون!
    .faroese = Stammuhundur!
talk-monk = راهب على صليب!
    .faroese = Munkur á krossi!
# المثل دنماركي، وكذلك يُقال في جزر فارو
talk-equal = لا يعاقب أحدهما الآخر.
    .danish = Den ene straffer ikke den anden.
talk-capture = ورقة أسر!
    .faroese = Tøkukort!
talk-squall = هبّت العاصفة!
talk-lamb = الحمل قادم!
talk-well_led = يا لها من بداية!
talk-mark = شرطاتكم على اللوح!
talk-who_trades = هل من مبدّل؟

## ماذا يغلب ماذا: المساعدة بجانب الطاولة

beats-title = ماذا يغلب ماذا
beats-none = لا شيء من أوراقك يغلب { $card }.
beats-some = ما يغلب { $card }: { $cards }
beats-lead = { $count ->
        [0] إذا بدأت بورقة { $card } لم يغلبها شيء.
       *[other] إذا بدأت بورقة { $card } لم يغلبها إلا: { $cards }
    }
event-deal_over = انتهت هذه الجولة.
