### بیست و هشت سرِ میز: اعلام‌ها، مرحله‌ها، کارها، پاسخِ «نمی‌شود»، رویدادها، جدول امتیاز، برچسب‌ها

## اعلام‌ها

call-hold = نگه داشتن
call-redeal = پخش دوباره
call-half = نصف کُت
call-thani = تنها
call-double = دوبل
call-redouble = سوردوبل
# «سی» عدد ۳۰ هم هست؛ حرف لاتین کنارش می‌ماند
call-C = سی (C)
call-single = تک‌نفره
call-show = نمایش تک‌نفره
call-decline = نه
call-seventh = کارت هفتم
call-suited = { $number } { $suit }

# شکل کوتاه، برای دکمه‌ها و حباب کنار صندلی
callshort-hold = نگه داشتن
callshort-redeal = پخش دوباره
callshort-half = نصف کُت
callshort-thani = تنها
callshort-double = دوبل
callshort-redouble = سوردوبل
callshort-C = سی (C)
callshort-single = تک‌نفره
callshort-show = نمایش
callshort-decline = نه
callshort-seventh = هفتم
callshort-suited = { $number } { $suit }

## مرحله‌ها

# نه «cut»: آن مرحله مالِ استیریولت است
phase-cutting = کوپ
phase-half_window = نصف کُت؟
phase-auction2 = مزایدهٔ دوم
phase-choosing = تعیین حکم
phase-doubling = دوبل
phase-single_window = تک‌نفره؟

# برای کسی که نوبتش است
prompt-cutting = کوپ می‌کنید؟
prompt-half_window = با همین کارت‌ها نصف کُت می‌روید؟
prompt-auction2 = مزایدهٔ دوم: بالاتر می‌خوانید یا پاس؟
prompt-choosing = حکم چیست؟
prompt-doubling = دوبل، سوردوبل یا پاس؟
prompt-single_window = تک‌نفره بازی می‌کنید؟

# برای بقیه
waiting-cutting = در انتظار کوپِ { $names }
waiting-half_window = در انتظار { $names }: نصف کُت یا نه
waiting-auction2 = در انتظار { $names }: پیشنهادِ بالاتر یا پاس
waiting-choosing = در انتظار { $names } برای تعیین حکم
waiting-doubling = در انتظار { $names }: دوبل یا پاس
waiting-single_window = در انتظار { $names }: تک‌نفره یا نه

## کارها، روی دکمه‌ها

act-ask = خواستن حکم
act-show_trump = رو کردن حکم
act-pair = نشان دادن جفت
act-pledge = نشان دادن جفت در نخستین فرصت
act-claim_redeal = چهار سرباز: پخش دوباره
act-claim_wrong = اعلام خطای { $name }
act-cut = برداشتن { $count } کارت
act-decline_cut = بی کوپ
act-choose_card = پشت گذاشتن { $card }؛ حکم: { $suit }
act-choose_suit = حکم: { $suit }

## چرا نمی‌شود؟

refusal-redeal_not_open = الان نمی‌توانید پخش دوباره بخواهید: هم کارت‌هایی می‌خواهد که این حق را بدهد، هم وقتش.
refusal-raise_partner = بالاترین پیشنهاد مالِ یارتان است و در این خانه با این عدد نمی‌شود روی آن خواند.
refusal-rebid_too_low = یک بار خوانده‌اید؛ در این خانه برای دوباره خواندن باید بالاتر بروید.
refusal-barred_one_suit = همهٔ کارت‌هایتان از یک خال است؛ نفر اول در این نوبت باید پاس بدهد.
refusal-not_in_duel = مزایده دو به دو است: نگه‌دارنده یا نگه می‌دارد یا پاس می‌دهد، و رقیبش بالاتر می‌رود یا پاس می‌دهد.
refusal-no_double = الان جای این اعلام نیست: دوبل را فقط حریفِ حاکم می‌گوید، یک بار؛ سوردوبل را فقط تیم حاکم، در جوابِ دوبل.
refusal-stake_limit = این اعلام ارزش دور را از سقفِ این خانه بالاتر می‌برد.
refusal-no_c = «سی» (C) را فقط خودِ حاکم می‌گوید، در جوابِ دوبلی که حریف گفته باشد، و وقتی امتیاز تیمش درست صفر است.
refusal-not_single = این کارت‌ها حتماً همهٔ دست‌ها را می‌برند؛ برای تک‌نفره باید حداقل یک کارت باشد که بتواند ببازد.
refusal-not_sure = فقط کارت‌هایی را می‌شود رو کرد که حتماً همهٔ دست‌ها را می‌برند.
refusal-trump_card_lies = این کارت برای حکم پشت گذاشته شده؛ تا رو نشده جزو کارت‌های شما نیست.
refusal-may_not_ask = حکم را فقط وقتی می‌شود خواست که هنوز پنهان باشد، نوبت شما باشد و بی‌خال باشید. حاکم نمی‌خواهد، خودش رو می‌کند.
refusal-must_ask = بی‌خال هستید؛ پیش از بازی کردن باید رو شدنِ حکم را بخواهید.
refusal-must_trump = حکم را خواسته‌اید یا رو کرده‌اید؛ باید ببُرید.
refusal-no_undertrump = پایین‌تر نمی‌شود برید: با حکمی ببُرید که حکمِ این دست را بزند، یا خالِ دیگری بازی کنید.
refusal-bidder_lead = تا حکم پنهان است حاکم نمی‌تواند با خالِ حکم شروع کند، مگر خالِ دیگری نداشته باشد یا کسِ دیگری پیش‌تر با آن شروع کرده باشد.
refusal-that_card = حکم را رو کرده‌اید؛ باید همان کارتی را بازی کنید که پشت بود.
refusal-jack_hidden = تا حکم پنهان است سرباز را نمی‌شود رد داد؛ کارتِ دیگری بازی کنید.
refusal-no_pair = شاه و بی‌بی حکم را با هم ندارید، یا در برابرِ این پیشنهاد نمی‌شود جفت نشان داد.
refusal-pair_not_yet = الان وقتِ نشان دادنِ جفت نیست: باید حکم رو شده باشد، تیمتان دستِ لازم را گرفته باشد و نوبتش باشد.
refusal-nothing_to_claim = این‌جا خطایی برای اعلام کردن نیست.
refusal-bad_cut = حداقل یک کارت بردارید و حداقل یکی بگذارید بماند.

## رویدادها

event-cut_made = { $you ->
        [yes] شما کوپ کردید و { $count } کارت برداشتید
       *[no] { $name } کوپ کرد و { $count } کارت برداشت
    }.
event-cut_declined = { $you ->
        [yes] شما کوپ نکردید
       *[no] { $name } کوپ نکرد
    }.
# $count سهم هر نفر است
event-packet_dealt = به هر نفر { $count } کارت پخش شد.
event-trump_laid = { $how ->
        [seventh] { $you ->
            [yes] شما تعیین حکم را به کارت هفتم سپردید.
           *[no] { $name } تعیین حکم را به کارت هفتم سپرد.
        }
        [marker] { $you ->
            [yes] شما نشانه‌ای پنهان گذاشتید. حکم: { $suit }.
           *[no] { $name } نشانه‌ای پنهان برای حکم گذاشت.
        }
       *[own] { $you ->
            [yes] شما { $card } را پنهان گذاشتید. حکم: { $suit }.
           *[no] { $name } کارتی پنهان برای حکم گذاشت.
        }
    }
# $card فقط به حاکم گفته می‌شود
event-seventh_seen = { $you ->
        [yes] کارت هفتمِ شما { $card } است و خالش حکم
       *[no] { $name } کارت هفتم را نگاه کرد؛ حکم همان است و پشت می‌ماند
    }.
event-trump_back = { $you ->
        [yes] آنچه برای حکم گذاشته بودید، بی آن‌که دیده شود، پیش شما برگشت
       *[no] آنچه برای حکم گذاشته شده بود، بی آن‌که دیده شود، برگشت پیشِ { $name }
    }.
# $call دوبل، سوردوبل یا سی است و $stake ارزشِ تازهٔ دور
event-doubled = { $you ->
        [yes] شما گفتید: { $call }
       *[no] { $name } گفت: { $call }
    }. ارزش دور حالا { $stake } است.
event-single_declared = { $you ->
        [yes] شما تک‌نفره بازی می‌کنید
       *[no] { $name } تک‌نفره بازی می‌کند
    }: تنها، بدون حکم، و همهٔ دست‌ها.
event-hand_shown = { $you ->
        [yes] شما کارت‌هایی را رو کردید که بُردشان حتمی است
       *[no] { $name } کارت‌هایی را رو کرد که بُردشان حتمی است
    }: { $cards }.
event-asked = { $own ->
        [yes] { $you ->
            [yes] شما حکم را رو کردید.
           *[no] { $name } حکم را رو کرد.
        }
       *[no] { $you ->
            [yes] شما رو شدنِ حکم را خواستید.
           *[no] { $name } رو شدنِ حکم را خواست.
        }
    }
event-trump_shown = { $card ->
        [none] { $you ->
            [yes] شما نشانه را رو کردید
           *[no] { $name } نشانه را رو کرد
        }
       *[other] { $you ->
            [yes] شما { $card } را رو کردید
           *[no] { $name } { $card } را رو کرد
        }
    }. حکم: { $suit }.
# $target امتیاز لازم پس از جفت است
event-pair_shown = { $you ->
        [yes] شما جفت را نشان دادید
       *[no] { $name } جفت را نشان داد
    }: شاه و بی‌بی { $suit }. امتیاز لازم: { $target }.
event-misplay_claimed = { $you ->
        [yes] شما اعلام خطا کردید
       *[no] { $name } اعلام خطا کرد
    }؛ خطا از: { $offender }.{ $right ->
        [yes] { " " }اعلام درست است و دور تمام می‌شود.
        [no] { " " }اعلام پذیرفته نشد و جریمه‌ای ندارد.
       *[other] { "" }
    }
event-stake_set = ارزش این دور { $stake } است.

# چرا دور باطل است؛ $name کسی است که کارت‌ها یا اعلام مال اوست
thrown-four_jacks = دور باطل است: هر چهار سرباز پیش یک نفر؛ { $name }.
thrown-pointless = دور باطل است: کارت‌های بی‌امتیاز؛ { $name }.
thrown-one_suit = دور باطل است: همهٔ کارت‌ها از یک خال؛ { $name }.
thrown-two_pointless = دور باطل است: نفر اول و نفر بعدش هر دو بی‌امتیازند.
thrown-first_pointless = دور باطل است: نفر اول امتیازی ندارد و پخش دوباره خواست؛ { $name }.
thrown-first_one_suit = دور باطل است: نفر اول فقط یک خال دارد؛ { $name }.
thrown-never_shown = دور باطل است: حکم تا آخر رو نشد.
thrown-all_passed = دور باطل است: همه پاس دادند.
thrown-claimed = دور باطل است: پخش دوباره با چهار سرباز؛ { $name }.

## جدول امتیاز: چرا این امتیاز؟

# هر دو مالِ تیم حاکم است، حتی وقتی حریف امتیازش را می‌گیرد
line-bid_made = { $name }: پیشنهاد { $bid } موفق شد؛ لازم { $target }، گرفته‌شده { $points }.
line-others_failed = { $name }: برای پیشنهادِ حریف‌ها، { $bid }، که ناموفق ماند.
line-bid_failed = { $name }: پیشنهاد { $bid } ناموفق ماند؛ لازم { $target }، گرفته‌شده فقط { $points }.
line-single_won = { $name }: برای تک‌نفره‌ای که برده شد؛ همهٔ دست‌ها تنها گرفته شد.
line-single_lost = { $name }: برای تک‌نفره‌ای که باخته شد؛ یک دست از دست رفت.
line-hand_laid_down = { $name }: برای کارت‌هایی که بُردشان حتمی بود و رو شد.
line-half_won = { $name }: برای نصف کُتی که برده شد؛ همهٔ دست‌ها تنها گرفته شد.
line-half_lost = { $name }: برای نصف کُتی که باخته شد؛ یک دست از دست رفت.
line-thani_made = { $name }: برای «تنها»یی که موفق شد؛ همهٔ دست‌ها تنها گرفته شد.
line-thani_failed = { $name }: برای «تنها»یی که ناموفق ماند؛ یک دست از دست رفت.
line-misplay = { $name }: برای خطایی که اعلام شد و اعلامش درست بود.
# تیمی که جفت را نشان داده
line-pair_lowers = { $name }: جفت نشان داده شد و امتیاز لازم به { $target } پایین آمد.
line-pair_raises = { $name }: جفت نشان داده شد و امتیاز لازم به { $target } بالا رفت.
line-pair_doubles = { $name }: جفت نشان داده شد؛ امتیاز بازی دو برابر است.
line-pair_halves = { $name }: جفت نشان داده شد؛ امتیاز بازی نصف است، رو به بالا گرد.
line-under_half = { $name }: به نصفِ { $target } هم نرسید؛ دو برابر حساب می‌شود.
# تیمی که همهٔ دست‌ها را گرفته
line-all_tricks = { $name }: همهٔ دست‌ها (کُت)؛ دو برابر حساب می‌شود.
line-stake = { $name }: ارزش دور { $stake } بود.
line-pips_full = { $name }: امتیاز از { $target } نقطه نمی‌گذرد؛ بیشترش از دست رفت.
line-set_opened = { $colour ->
        [black] { $name }: یک ست سیاه باز شد و نقطه‌ها صفر می‌شود.
       *[red] { $name }: یک ست قرمز باز شد و نقطه‌ها صفر می‌شود.
    }
line-set_cancelled = { $name }: هر دو تیم ستی از یک رنگ داشتند؛ از هرکدام یکی خط خورد.
line-tables_given = { $name }: { $count } ژتون به تیمِ دیگر داده شد.

## نتیجه: $name برنده است

result-pips = { $name }: برد. مسابقه تا { $target } نقطه بود؛ نقطهٔ قرمز می‌برد و نقطهٔ سیاه می‌بازد.
result-sets = { $name }: برد با ست‌ها؛ ستِ قرمز می‌برد و ستِ سیاه می‌بازد.
result-points = { $name }: برد با { $total } امتیاز بازی؛ هدف { $target } بود.
result-tables = { $name }: برد. تیمِ دیگر ژتونی ندارد.

## برچسب‌های دور میز

te-trump-hidden = حکم پنهان جلوی { $name }
te-target = امتیاز لازم: { $target }
te-stake = ارزش دور: { $stake }
te-points-us = امتیاز کارت‌های ما: { $points }
# برای صفحه‌خوان؛ $count بی علامت است و $colour «red» یا «black»
te-pips = { $count ->
        [0] { $name }: بی نقطه
       *[other] { $colour ->
            [black] { $name }: { $count } نقطهٔ سیاه، منفی
           *[red] { $name }: { $count } نقطهٔ قرمز، مثبت
        }
    }
te-sets = { $colour ->
        [black] { $name }: { $count } ستِ سیاه
       *[red] { $name }: { $count } ستِ قرمز
    }
# $direction یا «clockwise» است یا «counter_clockwise»
te-direction = { $direction ->
        [clockwise] بازی ساعتگرد می‌چرخد
       *[counter_clockwise] بازی پادساعتگرد می‌چرخد
    }

refusal-must_open = نفر اول باید مزایده را باز کند: { $bid } یا بیشتر.
event-pledged = جفت در اولین فرصتِ مجاز رو می‌شود.
