# الطاولة: الأوراق والنداءات والفرق والمقاعد والأحداث وأسباب الرفض وسطور النقاط.

## قيم أي خيار

value-yes = نعم
value-no = لا
value-none = لا شيء
value-auto = تلقائي

## الأنواع

suit-S = البستوني
suit-H = الكبة
suit-D = الديناري
suit-C = السباتي
# جوفر
suit-E = إنجلترا
suit-R = روسيا
suit-G = ألمانيا
suit-F = فرنسا
# الوريث الضائع: المدن تختلف من طبعة إلى أخرى
suit-W = مدينة W
suit-X = مدينة X
suit-Y = مدينة Y
suit-Z = مدينة Z
suit-none = بلا حكم

## الرتب

rank-A = آص
rank-K = ملك
rank-Q = بنت
rank-J = ولد
rank-10 = ١٠
rank-9 = ٩
rank-8 = ٨
rank-7 = ٧
rank-6 = ٦
rank-5 = ٥
rank-4 = ٤
rank-3 = ٣
rank-2 = ٢

rank-joffre-7 = جنرال
rank-joffre-6 = عقيد
rank-joffre-5 = رائد
rank-joffre-4 = نقيب
rank-joffre-3 = ملازم
rank-joffre-2 = رقيب
rank-joffre-1 = عريف
rank-joffre-0 = صفر

rank-heir-11 = ١١
rank-heir-10 = ١٠
rank-heir-9 = ٩
rank-heir-8 = ٨
# بلا «ال» لأن المدينة تأتي بعدها: «عمدة مدينة W»
rank-heir-7 = عمدة
rank-heir-6 = قائد شرطة
rank-heir-5 = مفوّض
rank-heir-4 = محقّق
rank-heir-3 = نقيب
rank-heir-2 = رقيب
rank-heir-1 = شرطي

## الأوراق

card-named = { $rank } { $suit }
card-HEIR = الوريث الضائع
card-WRONG = الولد الخطأ
card-BLANK1 = الورقة البيضاء الأولى
card-BLANK2 = الورقة البيضاء الثانية
card-0G = القيصر
card-0F = جوفر
card-0E = الشعار الملكي
card-0R = المهرّج
card-hidden = ورقة مقلوبة

## النداءات

call-pass = باس
call-number = { $number }
call-NT = { $number } بلا حكم
call-LNT = { $number } بلا حكم تحت
call-kaiser = القيصر
call-accept = قبول البيع
call-refuse = رفض البيع

# قصيرة، للأزرار ولما يظهر بجانب المقعد
callshort-pass = باس
callshort-number = { $number }
callshort-NT = { $number } بلا
callshort-LNT = { $number } بلا تحت
callshort-kaiser = القيصر
callshort-accept = قبول
callshort-refuse = رفض

# تظهر بجانب طلب ١٢ بلا حكم
call-12NT-nickname = القيصر

order-high = فوق
order-low = تحت

## العقد

# $trump اسم النوع، أو "none" حيث لا حكم أو لم يُعرف بعد
contract-said = { $trump ->
        [none] { $bidder }: { $bid }
       *[other] { $bidder }: { $bid }، الحكم: { $trump }
    }
contract-sold = بيع بثمن { $bid }؛ المشتري: { $bidder }
contract-refused-sale = رفض البيع؛ الموزّع يبدأ ويجعل الحكم

## الفرق والمقاعد

side-us = نحن
side-them = هم
side-team = فريق { $letter }
side-player = { $name }
seat-you = أنت
seat-computer = { $name }
seat-partner = شريكك
seat-opponent = خصم

## المراحل

phase-dealing = التوزيع
phase-claims = توزيع ملغى؟
phase-passing = تبادل الأوراق
phase-auction = المزايدة
phase-sale = البيع
phase-naming = تحديد الحكم
phase-ordering = فوق أو تحت
phase-exchange = دفن الورق
phase-play = اللعب
phase-agree = إعلان مخالفة؟
phase-over = انتهت المباراة

# لمن عليه الدور
prompt-dealing = هل نوزّع الورق؟
prompt-claims = إبقاء هذه الأوراق أم إعلان توزيع ملغى؟
prompt-passing = عليك اختيار { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } ورقات
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }، والآخذ: { $to }
prompt-auction = دورك: طلب أم باس؟
prompt-sale = قبول أعلى طلب أم رفضه؟
prompt-naming = ما الحكم؟
prompt-ordering = فوق أم تحت؟
prompt-exchange = عليك دفن { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } ورقات
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
prompt-play = دورك: أيّ ورقة؟
prompt-agree = هل وقعت مخالفة؟ إعلانها أم الموافقة
prompt-over = انتهت المباراة

# للباقين
waiting-dealing = بانتظار استعداد { $names }
waiting-claims = بانتظار { $names }: إبقاء الأوراق أم توزيع ملغى
waiting-passing = بانتظار { $names }: تبادل الأوراق
waiting-auction = بانتظار { $names }: طلب أم باس
waiting-sale = بانتظار { $names }: قبول أعلى طلب أم رفضه
waiting-naming = بانتظار { $names }: تحديد الحكم
waiting-ordering = بانتظار { $names }: فوق أم تحت
waiting-exchange = بانتظار { $names }: دفن الورق
waiting-play = بانتظار { $names }: لعب ورقة
waiting-agree = بانتظار { $names }: إعلان مخالفة أم موافقة
waiting-over = انتهت المباراة

# على زر، حيث يجوز إعلان مخالفة
act-agree = موافقة

## لماذا لا يجوز؟

refusal-not_your_turn = ليس دورك.
refusal-match_over = انتهت المباراة.
refusal-not_now = { $verb ->
        [play] ليس هذا وقت لعب الأوراق.
        [call] ليس هذا وقت المزايدة.
        [trump] ليس هذا وقت تحديد الحكم.
        [order] ليس هذا وقت اختيار فوق أو تحت.
        [discard] ليس هذا وقت دفن الورق.
        [give] ليس هذا وقت تبادل الأوراق.
        [keep] لا سؤال الآن عن توزيع ملغى.
        [claim] فات الأوان: إعلان التوزيع الملغى يكون بعد التوزيع مباشرة.
       *[other] لا يجوز هذا الآن: { $verb }
    }
refusal-unreadable = تعذّرت قراءة: «{ $text }».
refusal-no_such_card = لا توجد ورقة كهذه في الشدّة: «{ $text }».
refusal-not_your_card = هذه الورقة ليست معك: { $card }.
refusal-must_follow = عليك اتباع النوع: { $suit }. ما زال معك من هذا النوع.
refusal-first_lead_city = أول ورقة تجعل الحكم، فعليك البدء بورقة مدينة.
refusal-blank_needs_void = عليك اتباع النوع: الورقة البيضاء لمن كان بلا ورق من النوع فقط.
refusal-blank_not_led = لا يجوز البدء بورقة بيضاء ومعك غيرها.
refusal-no_such_bid = لا يوجد طلب كهذا: { $bid }.
refusal-bid_too_low = الطلب منخفض، الأقل: { $bid }.
refusal-dealer_must_bid = باس من الباقين جميعًا، فعلى الموزّع أن يطلب.
refusal-forced_minimum = باس من الباقين جميعًا، فعلى الموزّع أقل طلب: { $bid }.
refusal-dealer_decides = الموزّع لا يطلب هنا: له قبول أعلى طلب أو رفضه.
refusal-nothing_to_accept = لم يطلب أحد، فليس ما يُقبل أو يُرفض.
refusal-only_dealer_decides = القبول والرفض للموزّع وحده. ولك الطلب أو «باس».
refusal-no_such_suit = لا يوجد نوع كهذا في الشدّة: «{ $text }».
refusal-order_fixed = لا اختيار هنا، الترتيب في هذا العقد: { $order }.
refusal-wrong_count = المطلوب { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } ورقات
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }، والمختار: { $given }.
refusal-may_not_discard = لا يجوز دفن هذه الورقة: { $card }.
refusal-same_card_twice = الورقة مكرّرة: { $card }. عليك اختيار ورقتين مختلفتين.
refusal-no_right_to_claim = أوراقك لا تعطيك حقّ إعلان توزيع ملغى.
refusal-already_answered = وصل جوابك من قبل. بانتظار الباقين.
refusal-bad_deal = هذه الأوراق ليست توزيعًا صحيحًا لهذه الشدّة.
refusal-stale = تغيّر الوضع على الطاولة. عليك النظر من جديد.
refusal-bad_key = هذا الرابط لا يفتح مقعدًا هنا.
refusal-no_such_table = لا توجد طاولة كهذه، أو لم تعد موجودة.
refusal-seat_taken = المقعد مشغول.
refusal-too_large = الحجم كبير. الأقصى: { $limit }.
refusal-too_fast = الرجاء الانتظار قليلًا.
refusal-not_json = الرسالة ليست JSON صحيحة.
refusal-bad_request = هذا المطلوب غير مفهوم: { $text }
refusal-storage_failed = تعذّر الحفظ، ولم يتغيّر شيء. يمكنك المحاولة بعد لحظة.
refusal-not_seated = أنت بانتظار مقعد، ولك الآن التفرّج فقط.
refusal-table_full = لا مكان الآن. عدد المنتظرين: { $count }.
refusal-last_to_leave = لم يبقَ على هذه الطاولة غيرك، ولن يبقى بعدك من يلعب.
refusal-no_such_phrase = لا تُقال هذه العبارة على هذه الطاولة.
refusal-undo_not_allowed = التراجع غير مسموح في هذه الطاولة.
refusal-nothing_to_undo = لا شيء من لعبك للتراجع عنه.
refusal-hints_not_allowed = التلميح غير مسموح في هذه الطاولة.
refusal-damaged_record = سجلّ المباراة تالف في السطر { $line }: { $text }
refusal-no_such_language = لا توجد لغة كهذه هنا: «{ $text }».
refusal-internal = حدث خلل، ولم يضع شيء.

## ما لا يستقيم في قواعد البيت

# $close أقرب اسم موجود، أو "none"
problem-unknown_game = لا توجد لعبة كهذه: «{ $text }».{ $close ->
        [none] { "" }
       *[other] { " " }لعلّها «{ $close }»؟
    }
problem-unknown_preset = لا توجد قواعد جاهزة كهذه: «{ $text }».{ $close ->
        [none] { "" }
       *[other] { " " }لعلّها «{ $close }»؟
    }
problem-unknown_option = لا توجد قاعدة كهذه: «{ $text }».{ $close ->
        [none] { "" }
       *[other] { " " }لعلّها «{ $close }»؟
    }
problem-option_twice = الخيار «{ $option }» مذكور مرّتين. تكفي مرّة واحدة.
problem-not_a_value = القيمة «{ $value }» لا تصحّ في «{ $option }». القيم الممكنة: { $values }.
problem-out_of_range = «{ $option }»: القيمة من { $min } إلى { $max }، لا { $value }.
problem-needs = القاعدة «{ $option }: { $value }» تحتاج إلى «{ $other }»: { $values }.
problem-excludes = القاعدة «{ $option }: { $value }» لا تجتمع مع «{ $other }»: { $values }.
problem-must_be_below = قيمة «{ $option }» يجب أن تكون دون «{ $other }»: أقلّ من { $limit }.
problem-must_be_above = قيمة «{ $option }» يجب أن تكون فوق «{ $other }»: أكثر من { $limit }.
problem-must_not_exceed = قيمة «{ $option }» لا تتجاوز قيمة «{ $other }»: { $limit } على الأكثر.
problem-no_such_table_size = لا يُلعب هكذا: عدد اللاعبين { $players }، { $sides }، { $pack }. عليك تغيير الشدّة أو الفرق.
problem-unreadable_house = تعذّرت قراءة قواعد البيت: «{ $text }».
problem-unreadable_toml = تعذّرت قراءة السطر { $line } من بطاقة القواعد: { $text }
idle-reads = لا أثر له هنا: يسري فقط مع { $other }: { $values }

## الأحداث: جملة واحدة لكل حدث

event-sat_down = { $name }: جلوس إلى الطاولة.
event-took_over = جلس لاعب الحاسوب { $name } في هذا المقعد.
event-stood_in = { $name }: غياب، والبديل لاعب حاسوب.
event-came_back = { $name }: عودة إلى الطاولة.
event-shuffled = { $dealer }: خلط الورق.
event-dealt = انتهى التوزيع. الموزّع: { $dealer }.
event-misdeal_claimed = { $you ->
        [yes] أعلنت توزيعًا ملغى وكشفت: { $cards }.
       *[no] { $name }: إعلان توزيع ملغى، والأوراق: { $cards }.
    }
event-thrown_in = الجولة ملغاة، ويعاد توزيع الورق.
event-gave = { $you ->
        [yes] أعطيت { $count ->
            [one] ورقة واحدة
            [two] ورقتين
            [few] { $count } ورقات
            [many] { $count } ورقة
           *[other] { $count } ورقة
        }، والآخذ: { $to }.
       *[no] { $name }: إعطاء { $count ->
            [one] ورقة واحدة
            [two] ورقتين
            [few] { $count } ورقات
            [many] { $count } ورقة
           *[other] { $count } ورقة
        }، والآخذ: { $to }.
    }
event-called = { $you ->
        [yes] قلت: { $call }.
       *[no] { $name }: { $call }.
    }
event-contract = { $you ->
        [yes] العقد لك: { $call }.
       *[no] صاحب الطلب: { $name }، والعقد: { $call }.
    }
event-trump_named = { $you ->
        [yes] حدّدت الحكم: { $suit }.
       *[no] { $name }: الحكم { $suit }.
    }
event-trump_led = { $you ->
        [yes] ورقتك جعلت الحكم: { $suit }.
       *[no] ورقة { $name } جعلت الحكم: { $suit }.
    }
event-order_said = { $you ->
        [yes] قلت: { $order }.
       *[no] { $name }: { $order }.
    }
event-kitty_taken = { $you ->
        [yes] أخذت ورق الأرض: { $count ->
            [one] ورقة واحدة
            [two] ورقتان
            [few] { $count } ورقات
            [many] { $count } ورقة
           *[other] { $count } ورقة
        }.
       *[no] { $name }: أخذ ورق الأرض، { $count ->
            [one] ورقة واحدة
            [two] ورقتان
            [few] { $count } ورقات
            [many] { $count } ورقة
           *[other] { $count } ورقة
        }.
    }
event-discarded = { $you ->
        [yes] دفنت { $count ->
            [one] ورقة واحدة
            [two] ورقتين
            [few] { $count } ورقات
            [many] { $count } ورقة
           *[other] { $count } ورقة
        }.
       *[no] { $name }: دفن { $count ->
            [one] ورقة واحدة
            [two] ورقتين
            [few] { $count } ورقات
            [many] { $count } ورقة
           *[other] { $count } ورقة
        }.
    }
event-piles_turned = كُشفت الورقة العليا من كل كومة.
event-pile_turned = { $you ->
        [yes] كُشفت في كومتك: { $card }.
       *[no] كُشفت في كومة { $name }: { $card }.
    }
event-sits_out = خارج هذه الجولة: { $name }.
event-played = { $you ->
        [yes] لعبت { $card }.
       *[no] { $name }: { $card }.
    }
event-trick_taken = { $you ->
        [yes] اللمّة لك، ونقاطها: { $points }.
       *[no] اللمّة: { $name }، ونقاطها: { $points }.
    }
event-trick_won = { $you ->
        [yes] اللمّة لك.
       *[no] اللمّة: { $name }.
    }
event-captured = { $name }: أخذ { $card } عند الحدّ، وبهذا تنتهي المباراة!
event-scored = حُسبت الجولة.
event-match_won = انتهت المباراة. الفوز: { $winner }.

## جدول النقاط: لماذا هذه النقاط؟

line-contract_made = { $name }: الطلب { $bid } والنقاط المأخوذة { $points }؛ نجح العقد فتُحسب كلها.
line-contract_failed = { $name }: الطلب { $bid } والنقاط المأخوذة { $points } فقط؛ فشل العقد فيُخصم قدر الطلب وتضيع النقاط.
line-nt_made = { $name }: الطلب { $bid } والنقاط المأخوذة { $points }؛ نجح عقد «بلا حكم» فتُحسب مضاعفة.
line-nt_failed = { $name }: الطلب { $bid } والنقاط المأخوذة { $points } فقط؛ فشل عقد «بلا حكم» فيُخصم ضعف الطلب.
line-no_overtricks = { $name }: الطلب { $bid } والنقاط المأخوذة { $points }؛ نجح العقد، ولا يُحسب إلا قدر الطلب، وضعفه بلا حكم.
line-defenders = { $name }: العقد للخصوم، فتُحسب النقاط المأخوذة كما هي: { $points }.
line-limit_blocks = { $name }: المجموع كان { $limit } أو أكثر والعقد للخصوم، فلا تُحسب النقاط المأخوذة: { $points }.
line-limit_negative = { $name }: المجموع كان { $limit } أو أكثر، لكن الحدّ لا يمنع الخسارة: { $points }.
line-clear3 = { $name }: ورقة الجزاء مع { $tricks ->
        [one] لمّة واحدة
        [two] لمّتين
        [few] { $tricks } لمّات
        [many] { $tricks } لمّة
       *[other] { $tricks } لمّة
    }، فنقاط الجولة: { $points }.
line-insult = { $name }: إهانة! القيصر أخذ { $card }، والثمن ٥ نقاط.
line-missed_zero = { $name }: الطلب { $bid } والنقاط المأخوذة { $points } فقط؛ فشل العقد فيُسجَّل صفر.
line-sold = { $name }: بيع حقّ البدء بثمن { $bid }، وهو محسوب مهما جرى.
line-sold_to_partner = { $name }: بيع حقّ البدء للشريك بثمن { $bid }، وبيع الشريك لا يُحسب.
line-no_bid = { $name }: جولة بلا طلب، فتُحسب النقاط المأخوذة كما هي: { $points }.
line-kaiser_made = { $name }: نجح طلب القيصر، وهو يكسب المباراة.
line-kaiser_failed = { $name }: فشل طلب القيصر، وهو يخسر المباراة.
line-forty_made = { $name }: نجح طلب القيصر بأخذ اللمّات كلها (كبّوت)، فتُزاد ٤٠ نقطة.
line-forty_failed = { $name }: فشل طلب القيصر لأن اللمّات لم تُؤخذ كلها، فتُخصم ٤٠ نقطة.
line-captured = { $name }: أخذ { $card } عند الحدّ، وهو يكسب المباراة في الحال.
line-target_raised = نجح عقد «بلا حكم»، فنقاط الفوز من الآن للجميع: { $target }.
line-pot_paid = { $name }: فشل العقد، والمدفوع إلى الصندوق: { $stake }.
line-pot_collected = { $name }: الصندوق للفائز بالمباراة، وفيه: { $pot }.

## النتيجة: $name هو الفائز

result-target = الفوز: { $name }. المجموع { $total }، ونقاط الفوز { $target }.
result-minus_line = الفوز: { $name }. نزل الخصم إلى خط الخسارة، { $target } تحت الصفر.
result-kaiser_made = الفوز: { $name }. نجح طلب القيصر.
result-kaiser_failed = الفوز: { $name }. فشل طلب القيصر عند الخصوم.
result-captured = الفوز: { $name }. أُخذت ورقة المكافأة عند الحدّ.

## العدّ

trick-points = { $points ->
        [-1] ناقص نقطة واحدة
        [-2] ناقص نقطتين
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
tricks-count = { $count ->
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $count } لمّات
        [many] { $count } لمّة
       *[other] { $count } لمّة
    }
cards-count = { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } ورقات
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
points-needed = باقٍ { $needed ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $needed } نقاط
        [many] { $needed } نقطة
       *[other] { $needed } نقطة
    }
list-and = { " و" }

## لماذا يُنصح بهذا

why-best_of_equals = هناك خيارات أخرى تساويه.
why-only_act = لا خيار آخر.
why-makes = { $whose ->
    [mine] ينجح عقدكم في { $made } من { $of } حالة ممكنة.
   *[theirs] يفشل عقد الخصوم في { $failed } من { $of } حالة ممكنة.
}
why-keeps_trump_for_last = يُحتفظ بورقة حكم للنهاية.
why-wins_trick = تأخذ اللمّة.
why-loses_cheaply = { $best ->
    [yes] اللمّة للخصوم حتى الآن، وهذه الورقة أقلّ خسارة.
   *[no] تترك اللمّة للخصوم.
}
why-gives_partner_points = اللمّة لشريكك حتى الآن، وهذه الورقة تزيد نقاطها.
why-throws_bad_card = تترك للخصوم ورقة تُنقص نقاطهم.
why-draws_trumps = تسحب أوراق الحكم من الخصوم.
why-safe_lead = لم يبقَ من نوعها ما يغلبها.
why-denies_points = في اللمّة نقاط، وهذه الورقة تأخذها حتى الآن.
why-lets_partner_win = اللمّة لشريكك حتى الآن.
why-bids_what_it_makes = أوراقك تكفي لهذا الطلب.
why-passes_too_risky = الطلب بهذه الأوراق مخاطرة كبيرة.
why-partner_holds_contract = أعلى طلب لشريكك.
why-best_trump = أفضل نوع للحكم معك: { $suit }
why-buries_short_suit = لا يبقى معك ورق من نوع، فيمكنك قطعه لاحقًا.
why-must = القواعد لا تترك خيارًا.
