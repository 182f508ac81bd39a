# بيد ويست على الطاولة: الأوراق والنداءات والترتيب والمراحل وأسباب الرفض والأحداث وسطور النقاط واللافتات.

# الرسالة التي فيها اسم اللعبة تسبق الرسالة العامة: `call-bid_whist-D`.

## الأوراق

card-BJ = الجوكر الكبير
card-LJ = الجوكر الصغير

## النداءات

call-bid_whist-U = { $number } فوق
call-bid_whist-D = { $number } تحت
call-bid_whist-N = { $number } بلا حكم
call-bid_whist-NU = { $number } بلا حكم فوق
call-bid_whist-ND = { $number } بلا حكم تحت
call-bid_whist-redeal = إعادة التوزيع

# قصيرة، للأزرار ولما يظهر بجانب المقعد
callshort-bid_whist-U = { $number } فوق
callshort-bid_whist-D = { $number } تحت
callshort-bid_whist-N = { $number } بلا
callshort-bid_whist-NU = { $number } بلا فوق
callshort-bid_whist-ND = { $number } بلا تحت
callshort-bid_whist-redeal = إعادة

order-up = فوق
order-down = تحت، الآص جيد
order-down_ace_bad = تحت، الآص رديء

## المراحل

phase-drawing = سحب الورق
prompt-drawing = تُسحب أوراق بدل التي وُضعت جانبًا
waiting-drawing = تُسحب أوراق بدل التي وُضعت جانبًا

## الأفعال، على الأزرار

# $trump نوع أو «بلا حكم»، و$order من الترتيبات أعلاه
act-name = { $trump } ({ $order })
act-claim_renege = إعلان مخالفة النوع: { $name }

## لماذا لا يجوز؟

refusal-named_against_bid = كان طلبك «{ $bid }»، وهو ملزم: «بلا حكم» لا حكم فيه، وغيره لا بدّ له من حكم.
refusal-order_not_open = كان طلبك «{ $bid }»، ولا يجوز معه هذا الترتيب.
refusal-must_bury = في عقد «بلا حكم» هذا لا قيمة لهذه الورقة، وعليك دفنها: { $card }.
refusal-dead_needs_void = عليك اتباع النوع. هذه الورقة في «بلا حكم» لمن كان بلا ورق من النوع فقط: { $card }.
refusal-dead_not_led = لا يجوز البدء بهذه الورقة في «بلا حكم» ومعك أفضل منها: { $card }.
refusal-must_play_dead = أنت بلا ورق من النوع، وبقواعد هذا البيت عليك أولًا لعب الورقة التي لا قيمة لها. تبقى معك: { $card }.
refusal-bid_whist-redeal_not_open = إعادة التوزيع لأوراق ليس فيها ملك ولا بنت ولا ولد ولا جوكر، وبدل ندائك الأول فقط.
refusal-bid_whist-nothing_to_claim = لا مخالفة هنا يمكنك إعلانها.
refusal-bid_whist-bid_too_low = هذا الطلب ليس أعلى مما قبله. أقل ما يجوز قوله: { $bid }.
refusal-bid_whist-not_now = { $verb ->
        [play] ليس هذا وقت لعب الأوراق.
        [call] ليس هذا وقت المزايدة.
        [name] ليس هذا وقت تحديد الحكم.
        [discard] ليس هذا وقت دفن الورق.
        [claim] ليس هذا وقت إعلان المخالفة.
        [agree] لا شيء للموافقة عليه بعد.
       *[other] لا يجوز هذا الآن: { $verb }
    }

## الأحداث: جملة واحدة لكل حدث

# $trump نوع أو «بلا حكم»
event-named = { $you ->
        [yes] أعلنت: { $trump } ({ $order }).
       *[no] { $name }: { $trump } ({ $order }).
    }
event-kitty_shown = كُشف ورق الأرض: { $cards }.
event-bid_whist-discarded = { $you ->
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
event-dead_laid = { $you ->
        [yes] وضعت { $cards } على الورق المدفون.
       *[no] { $name }: وضع { $cards } على الورق المدفون.
    }
# $cards لا تُقال إلا لمن سحب
event-drew = { $you ->
        [yes] سحبت من الورق المدفون: { $cards }.
       *[no] { $name }: سحب { $count ->
            [one] ورقة واحدة
            [two] ورقتين
            [few] { $count } ورقات
            [many] { $count } ورقة
           *[other] { $count } ورقة
        } من الورق المدفون.
    }
# $name فريق
event-kitty_book = { $name }: الورق المدفون حُسب لمّة.
# $points ما تأتي به اللمّة من لمّات
event-bid_whist-trick_taken = { $points ->
        [2] { $you ->
            [yes] اللمّة لك، ومعها الورق المدفون: لمّتان.
           *[no] اللمّة: { $name }، ومعها الورق المدفون: لمّتان.
        }
       *[other] { $you ->
            [yes] اللمّة لك.
           *[no] اللمّة: { $name }.
        }
    }
event-bid_whist-misplay_claimed = { $you ->
        [yes] أعلنت مخالفة النوع. المقصود: { $offender }.
       *[no] { $name }: إعلان مخالفة النوع. المقصود: { $offender }.
    }{ $right ->
        [yes] { " " }الإعلان صحيح.
        [no] { " " }الإعلان خاطئ، ولا جزاء عليه.
       *[other] { "" }
    }
event-bid_whist-hand_shown = { $you ->
        [yes] كشفت أوراقًا بلا صور: { $cards }.
       *[no] { $name }: كشف أوراق بلا صور: { $cards }.
    }
event-bid_whist-discards_shown = { $you ->
        [yes] الأوراق التي دفنتها: { $cards }.
       *[no] { $name }: الأوراق المدفونة: { $cards }.
    }

# لماذا أُلغيت الجولة
thrown-passed_out = باس من الجميع، ويعاد توزيع الورق.
thrown-no_face = جولة ملغاة: أوراق بلا صور. ويعاد توزيع الورق.

## جدول النقاط: لماذا هذه النقاط؟

# فريق صاحب الطلب
line-books_made = { $name }: نجح الطلب «{ $bid }». اللمّات المطلوبة { $needed }، والمأخوذة { $books }. كل لمّة فوق الست بنقطة.
line-bid_made_only = { $name }: نجح الطلب «{ $bid }». اللمّات المطلوبة { $needed }، والمأخوذة { $books }. يُسجَّل عدد الطلب.
line-books_set = { $name }: فشل الطلب «{ $bid }». اللمّات المطلوبة { $needed }، والمأخوذة { $books }. يُخصم عدد الطلب.
line-books_set_free = { $name }: فشل الطلب «{ $bid }». اللمّات المطلوبة { $needed }، والمأخوذة { $books }. لا خصم، لكن عدد الطلب للخصوم.
line-boston_double = { $name }: نجح طلب ٧، فيُحسب مضاعفًا.
line-boston_thirteen = { $name }: اللمّات الثلاث عشرة كلها (بوسطن)، فالنقاط ١٣.
line-boston_quadruple = { $name }: اللمّات الثلاث عشرة كلها (بوسطن)، فتُحسب أربعة أضعاف.
# الخصوم
line-defenders_bid = { $name }: فشل طلب الفريق الآخر «{ $bid }»، فيُسجَّل عدده هنا.
line-defenders_odd = { $name }: تُسجَّل للخصوم لمّاتهم فوق الست. اللمّات المأخوذة: { $books }.
line-defenders_none = { $name }: لا نقاط للخصوم. اللمّات المأخوذة: { $books }.
# أحد الفريقين
line-no_trump_double = { $name }: «بلا حكم»، فيُحسب مضاعفًا.
line-renege_three = { $name }: صحّ إعلان مخالفة النوع، فانتقلت ثلاث لمّات إلى الفريق الآخر.
line-renege_all = { $name }: صحّ إعلان مخالفة النوع واللمّات أقل من ثلاث، فتُحسب للفريق الآخر اللمّات كلها: { $books }.
line-renege_both = صحّ إعلان مخالفة النوع على الفريقين، فلم تنتقل لمّة.
line-renege_game = { $name }: صحّ إعلان مخالفة النوع، وبه تُخسر المباراة. ولا تُحسب هذه الجولة.
line-set_counted = { $name }: الطلبات الفاشلة في المباراة: { $sets }. وتُخسر المباراة عند: { $limit }.
line-extra_hand = { $hands ->
        [one] تساوى المجموعان بعد جولة واحدة
        [two] تساوى المجموعان بعد جولتين
        [few] تساوى المجموعان بعد { $hands } جولات
        [many] تساوى المجموعان بعد { $hands } جولة
       *[other] تساوى المجموعان بعد { $hands } جولة
    }، فتُلعب جولة أخرى.

## النتيجة: $name هو الفائز

result-boston_made = الفوز: { $name }. نجح طلب ٧، وبه تُكسب المباراة.
result-boston_set = الفوز: { $name }. فشل طلب ٧ عند الخصوم، وبه تُخسر المباراة.
result-set_limit = الفوز: { $name }. { $sets ->
        [one] فشل للخصوم طلب واحد.
        [two] فشل للخصوم طلبان.
        [few] فشلت للخصوم { $sets } طلبات.
       *[other] الطلبات الفاشلة عند الخصوم: { $sets }.
    }
result-most_points = الفوز: { $name }. المجموع { $total } بعد { $hands ->
        [one] جولة واحدة
        [two] جولتين
        [few] { $hands } جولات
        [many] { $hands } جولة
       *[other] { $hands } جولة
    }.
result-renege = الفوز: { $name }. صحّ إعلان مخالفة النوع على الخصوم.

## لافتات حول الطاولة

bw-dead = بلا قيمة في هذا العقد: { $cards }
bw-sets = طلبات فاشلة: { $sets } من { $limit }
bw-kitty-book = لمّة ورق الأرض: { $name }
# ما يقوله طلب صغير للشريك
bw-signal-mixed = أوراق مخلوطة
bw-signal-down = أكثرها واطية
bw-signal-up = أكثرها عالية
# $names هم الخاسرون
bw-leave = من خسر قام! مقعدا { $names } لمن ينتظر.
