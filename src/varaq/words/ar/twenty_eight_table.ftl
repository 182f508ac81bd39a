# ثمانية وعشرون على الطاولة: النداءات، المراحل، الأفعال، أسباب الرفض، الأحداث، سطور النقاط، اللافتات.

## النداءات

call-hold = تثبيت
call-redeal = إعادة التوزيع
call-half = نصف كبّوت
call-thani = وحدي
call-double = دبل
call-redouble = ردبل
call-C = سي (C)
call-single = لعب منفرد
call-show = لعب منفرد مكشوف
call-decline = لا
call-seventh = الورقة السابعة
call-suited = { $number } { $suit }

# قصيرة، للأزرار ولما يظهر بجانب المقعد
callshort-hold = تثبيت
callshort-redeal = إعادة
callshort-half = نصف كبّوت
callshort-thani = وحدي
callshort-double = دبل
callshort-redouble = ردبل
callshort-C = سي (C)
callshort-single = منفرد
callshort-show = مكشوف
callshort-decline = لا
callshort-seventh = السابعة
callshort-suited = { $number } { $suit }

## المراحل

# ليست «cut»: تلك مرحلة ستيريفولت
phase-cutting = قصّ الورق
phase-half_window = نصف كبّوت؟
phase-auction2 = المزايدة الثانية
phase-choosing = تحديد الحكم
phase-doubling = الدبل
phase-single_window = لعب منفرد؟

# لمن عليه الدور
prompt-cutting = قصّ الورق أم لا؟
prompt-half_window = نصف كبّوت بهذه الأوراق؟
prompt-auction2 = المزايدة الثانية: طلب أعلى أم باس؟
prompt-choosing = ما الحكم؟
prompt-doubling = دبل أو ردبل، أم باس؟
prompt-single_window = لعب منفرد أم لا؟

# للباقين
waiting-cutting = بانتظار { $names }: قصّ الورق أو تركه
waiting-half_window = بانتظار { $names }: نصف كبّوت أم لا
waiting-auction2 = بانتظار { $names }: طلب أعلى أم باس
waiting-choosing = بانتظار { $names }: تحديد الحكم
waiting-doubling = بانتظار { $names }: دبل أم باس
waiting-single_window = بانتظار { $names }: لعب منفرد أم لا

## الأفعال، على الأزرار

act-ask = طلب كشف الحكم
act-show_trump = كشف الحكم
act-pair = كشف الزوج
act-pledge = كشف الزوج عند أول فرصة
act-claim_redeal = أربعة أولاد: إعادة التوزيع
act-claim_wrong = إعلان مخالفة: { $name }
act-cut = رفع { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } ورقات
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
act-decline_cut = بلا قصّ
act-choose_card = قلب { $card }، والحكم: { $suit }
act-choose_suit = الحكم: { $suit }

## لماذا لا يجوز؟

refusal-redeal_not_open = ليس لك إعادة التوزيع الآن: هي لأوراق تعطي هذا الحقّ، وفي وقتها.
refusal-raise_partner = أعلى طلب لشريكك، وهذا العدد لا يجوز فوقه في هذا البيت.
refusal-rebid_too_low = سبق لك طلب؛ والطلب الثاني في هذا البيت لا يكون إلا بعدد أكبر.
refusal-barred_one_suit = أوراقك كلها من نوع واحد؛ وعلى أول لاعب عندها باس في هذا الدور.
refusal-not_in_duel = المزايدة هنا اثنان فاثنان: للمثبّت «تثبيت» أو «باس»، وللمتحدّي طلب أعلى أو «باس».
refusal-no_double = لا يقال هذا الآن: الدبل لخصوم صاحب الطلب، مرّة واحدة، والردبل لفريقه بعد دبل.
refusal-stake_limit = هذا يرفع قيمة الجولة فوق سقف هذا البيت.
refusal-no_c = «سي» (C) لصاحب الطلب وحده، ردًّا على دبل قاله خصم، ونقاط مباراة فريقه صفر تمامًا.
refusal-not_single = هذه الأوراق مضمونة الفوز في كل لمّة؛ واللعب المنفرد يحتاج إلى ورقة يمكن أن تخسر.
refusal-not_sure = لا تُكشف إلا أوراق مضمونة الفوز في كل لمّة.
refusal-trump_card_lies = هذه الورقة مقلوبة للحكم، وليست من أوراقك حتى تُكشف.
refusal-may_not_ask = طلب كشف الحكم لا يكون إلا والحكم مخفي، وفي دورك، وأنت بلا ورق من النوع. وصاحب الطلب لا يطلب بل يكشف.
refusal-must_ask = أنت بلا ورق من النوع، فعليك طلب كشف الحكم قبل اللعب.
refusal-must_trump = كان منك طلب كشف الحكم أو كشفه، فعليك القطع بالحكم.
refusal-no_undertrump = لا يجوز القطع بأدنى: عليك حكم يغلب ما في اللمّة، أو نوع آخر.
refusal-bidder_lead = لا يجوز لصاحب الطلب البدء بنوع الحكم ما دام مخفيًّا، إلا إذا لم يكن معه غيره أو سبق أن بدأ به لاعب آخر.
refusal-that_card = كان منك كشف الحكم، فعليك لعب الورقة التي كانت مقلوبة نفسها.
refusal-jack_hidden = لا يجوز رمي ولد ما دام الحكم مخفيًّا. عليك لعب ورقة أخرى.
refusal-no_pair = ليس معك ملك الحكم وبنته معًا، أو لا يجوز كشفهما مع هذا الطلب.
refusal-pair_not_yet = ليس هذا وقت كشف الزوج: لا بدّ أن يكون الحكم مكشوفًا، وأن يكون فريقك قد أخذ اللمّة اللازمة، وأن تحين الفرصة.
refusal-nothing_to_claim = لا مخالفة هنا يمكنك إعلانها.
refusal-bad_cut = عليك رفع ورقة على الأقل وترك ورقة على الأقل.

## الأحداث: جملة واحدة لكل حدث

event-cut_made = { $you ->
        [yes] قصصت الورق، والمرفوع: { $count }.
       *[no] { $name }: قصّ الورق، والمرفوع: { $count }.
    }
event-cut_declined = { $you ->
        [yes] تركت قصّ الورق.
       *[no] { $name }: بلا قصّ.
    }
# $count ما يأخذه كل لاعب
event-packet_dealt = توزيع { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } ورقات
        [many] { $count } ورقة
       *[other] { $count } ورقة
    } على كل لاعب.
event-trump_laid = { $how ->
        [seventh] { $you ->
            [yes] تركت الحكم للورقة السابعة.
           *[no] { $name }: ترك الحكم للورقة السابعة.
        }
        [marker] { $you ->
            [yes] وضعت علامة مخفية أمامك. الحكم: { $suit }.
           *[no] { $name }: وضع علامة مخفية للحكم.
        }
       *[own] { $you ->
            [yes] أخفيت { $card } أمامك. الحكم: { $suit }.
           *[no] { $name }: إخفاء ورقة للحكم.
        }
    }
# $card لا تُقال إلا لصاحب الطلب
event-seventh_seen = { $you ->
        [yes] ورقتك السابعة { $card }، ونوعها هو الحكم.
       *[no] { $name }: النظر إلى الورقة السابعة، وهي الحكم وتبقى مقلوبة.
    }
event-trump_back = { $you ->
        [yes] استعدت ما وضعته للحكم دون أن يُرى.
       *[no] { $name }: استعادة ما وُضع للحكم دون أن يُرى.
    }
# $call دبل أو ردبل أو سي، و$stake القيمة بعدها
event-doubled = { $you ->
        [yes] قلت: { $call }.
       *[no] { $name }: { $call }.
    } وقيمة الجولة الآن { $stake }.
event-single_declared = { $you ->
        [yes] أعلنت لعبًا منفردًا: بلا شريك ولا حكم، واللمّات كلها.
       *[no] { $name }: لعب منفرد، بلا شريك ولا حكم، واللمّات كلها.
    }
event-hand_shown = { $you ->
        [yes] كشفت أوراقًا مضمونة الفوز: { $cards }.
       *[no] { $name }: كشف أوراق مضمونة الفوز: { $cards }.
    }
event-asked = { $own ->
        [yes] { $you ->
            [yes] كشفت الحكم.
           *[no] { $name }: كشف الحكم.
        }
       *[no] { $you ->
            [yes] طلبت كشف الحكم.
           *[no] { $name }: طلب كشف الحكم.
        }
    }
event-trump_shown = { $card ->
        [none] { $you ->
            [yes] كشفت العلامة. الحكم: { $suit }.
           *[no] { $name }: كشف العلامة. الحكم: { $suit }.
        }
       *[other] { $you ->
            [yes] كشفت { $card }. الحكم: { $suit }.
           *[no] { $name }: كشف { $card }. الحكم: { $suit }.
        }
    }
# $target النقاط المطلوبة بعد الزوج
event-pair_shown = { $you ->
        [yes] كشفت الزوج، ملك وبنت { $suit }. النقاط المطلوبة: { $target }.
       *[no] { $name }: كشف الزوج، ملك وبنت { $suit }. النقاط المطلوبة: { $target }.
    }
event-misplay_claimed = { $you ->
        [yes] أعلنت مخالفة. المقصود: { $offender }.
       *[no] { $name }: إعلان مخالفة. المقصود: { $offender }.
    }{ $right ->
        [yes] { " " }الإعلان صحيح، وتنتهي الجولة.
        [no] { " " }لم يُقبل الإعلان، ولا جزاء عليه.
       *[other] { "" }
    }
event-stake_set = قيمة هذه الجولة: { $stake }.

# لماذا أُلغيت الجولة؛ $name صاحب الأوراق أو النداء
thrown-four_jacks = جولة ملغاة: أربعة أولاد عند لاعب واحد، { $name }.
thrown-pointless = جولة ملغاة: أوراق كاملة بلا نقاط، { $name }.
thrown-one_suit = جولة ملغاة: أوراق كلها من نوع واحد، { $name }.
thrown-two_pointless = جولة ملغاة: أول لاعب والتالي بلا نقاط.
thrown-first_pointless = جولة ملغاة: أول لاعب بلا نقاط واختار إعادة التوزيع، { $name }.
thrown-first_one_suit = جولة ملغاة: أول لاعب بنوع واحد، { $name }.
thrown-never_shown = جولة ملغاة: لم يُكشف الحكم.
thrown-all_passed = جولة ملغاة: باس من الجميع.
thrown-claimed = جولة ملغاة: إعادة التوزيع بأربعة أولاد، { $name }.

## جدول النقاط: لماذا هذه النقاط؟

# كلاهما لفريق صاحب الطلب، ولو ذهبت النقاط إلى الخصوم
line-bid_made = { $name }: الطلب { $bid }، والمطلوب { $target }، والمأخوذ { $points }؛ نجح الطلب.
line-others_failed = { $name }: عن طلب الخصوم الفاشل: { $bid }.
line-bid_failed = { $name }: الطلب { $bid }، والمطلوب { $target }، والمأخوذ { $points } فقط؛ فشل الطلب.
line-single_won = { $name }: عن لعب منفرد نجح، فاللمّات كلها للاعب واحد.
line-single_lost = { $name }: عن لعب منفرد فشل بضياع لمّة.
line-hand_laid_down = { $name }: عن أوراق مضمونة الفوز كُشفت.
line-half_won = { $name }: عن نصف كبّوت نجح، فاللمّات كلها للاعب واحد.
line-half_lost = { $name }: عن نصف كبّوت فشل بضياع لمّة.
line-thani_made = { $name }: عن «وحدي» الذي نجح، فاللمّات كلها للاعب واحد.
line-thani_failed = { $name }: عن «وحدي» الذي فشل بضياع لمّة.
line-misplay = { $name }: عن مخالفة أُعلنت وصحّ الإعلان.
# الفريق الذي كشف الزوج
line-pair_lowers = { $name }: كُشف الزوج، فنزلت النقاط المطلوبة إلى { $target }.
line-pair_raises = { $name }: كُشف الزوج، فصعدت النقاط المطلوبة إلى { $target }.
line-pair_doubles = { $name }: كُشف الزوج، فتُضاعف نقاط المباراة.
line-pair_halves = { $name }: كُشف الزوج، فتُنصَّف نقاط المباراة ويُجبر النصف إلى الأعلى.
line-under_half = { $name }: المأخوذ دون نصف { $target }، فيُحسب مضاعفًا.
# الفريق الذي أخذ اللمّات كلها
line-all_tricks = { $name }: اللمّات كلها (كبّوت)، فيُحسب مضاعفًا.
line-stake = { $name }: قيمة الجولة كانت { $stake }.
line-pips_full = { $name }: الحبّات لا تتجاوز { $target }، وما زاد ضاع.
line-set_opened = { $colour ->
        [black] { $name }: انفتح شوط أسود وعادت الحبّات إلى الصفر.
       *[red] { $name }: انفتح شوط أحمر وعادت الحبّات إلى الصفر.
    }
line-set_cancelled = { $name }: لكل فريق شوط باللون نفسه، فسقط من كلٍّ منهما واحد.
line-tables_given = { $name }: الفيش المدفوعة: { $count }.

## النتيجة: $name هو الفائز

result-pips = الفوز: { $name }. المباراة إلى { $target } من الحبّات: الحمراء تكسبها والسوداء تخسرها.
result-sets = الفوز: { $name }. حسمته الأشواط: الأحمر يكسب والأسود يخسر.
result-points = الفوز: { $name }. نقاط المباراة { $total }، ونقاط الفوز { $target }.
result-tables = الفوز: { $name }. لم تبقَ مع الفريق الآخر فيشة.

## لافتات حول الطاولة

te-trump-hidden = حكم مخفي أمام { $name }
te-target = النقاط المطلوبة: { $target }
te-stake = قيمة الجولة: { $stake }
te-points-us = نقاط ورق فريقك: { $points }
# لقارئ الشاشة؛ $count بلا إشارة، و$colour إما «red» وإما «black»
te-pips = { $count ->
        [0] { $name }: بلا حبّات
        [one] { $colour ->
            [black] { $name }: حبّة سوداء واحدة، سالب
           *[red] { $name }: حبّة حمراء واحدة، موجب
        }
        [two] { $colour ->
            [black] { $name }: حبّتان سوداوان، سالب
           *[red] { $name }: حبّتان حمراوان، موجب
        }
        [few] { $colour ->
            [black] { $name }: { $count } حبّات سوداء، سالب
           *[red] { $name }: { $count } حبّات حمراء، موجب
        }
       *[other] { $colour ->
            [black] { $name }: { $count } حبّة سوداء، سالب
           *[red] { $name }: { $count } حبّة حمراء، موجب
        }
    }
te-sets = { $count ->
        [one] { $colour ->
            [black] { $name }: شوط أسود واحد
           *[red] { $name }: شوط أحمر واحد
        }
        [two] { $colour ->
            [black] { $name }: شوطان أسودان
           *[red] { $name }: شوطان أحمران
        }
        [few] { $colour ->
            [black] { $name }: { $count } أشواط سوداء
           *[red] { $name }: { $count } أشواط حمراء
        }
        [many] { $colour ->
            [black] { $name }: { $count } شوطًا أسود
           *[red] { $name }: { $count } شوطًا أحمر
        }
       *[other] { $colour ->
            [black] { $name }: { $count } شوط أسود
           *[red] { $name }: { $count } شوط أحمر
        }
    }
# $direction إما «clockwise» وإما «counter_clockwise»
te-direction = { $direction ->
        [clockwise] اللعب مع عقارب الساعة
       *[counter_clockwise] اللعب عكس عقارب الساعة
    }

refusal-must_open = على أول لاعب فتح المزايدة: { $bid } أو أكثر.
event-pledged = كشف الزوج عند أول لحظة مسموحة.
