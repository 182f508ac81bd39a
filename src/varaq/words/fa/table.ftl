### میز: کارت‌ها، اعلام‌ها، صندلی‌ها، رویدادها، پاسخِ «نمی‌شود»، جدول امتیاز

## مقدارهای مشترک گزینه‌ها

value-yes = بله
value-no = نه
value-none = هیچ
value-auto = خودکار

## خال‌ها

suit-S = پیک
suit-H = دل
suit-D = خشت
suit-C = گشنیز
# ژوفره
suit-E = انگلیس
suit-R = روسیه
suit-G = آلمان
suit-F = فرانسه
# وارث گمشده: چهار شهر
suit-W = بندر W
suit-X = جزیرهٔ X
suit-Y = باغ‌شهر Y
suit-Z = کوه‌شهر Z
suit-none = بدون حکم

## رتبه‌ها

rank-A = آس
rank-K = شاه
rank-Q = بی‌بی
rank-J = سرباز
rank-10 = ۱۰
rank-9 = ۹
rank-8 = ۸
rank-7 = ۷
rank-6 = ۶
rank-5 = ۵
rank-4 = ۴
rank-3 = ۳
rank-2 = ۲

rank-joffre-7 = ژنرال
rank-joffre-6 = سرهنگ
rank-joffre-5 = سرگرد
rank-joffre-4 = سروان
rank-joffre-3 = ستوان
rank-joffre-2 = گروهبان
rank-joffre-1 = سرجوخه
rank-joffre-0 = صفر

rank-heir-11 = ۱۱
rank-heir-10 = ۱۰
rank-heir-9 = ۹
rank-heir-8 = ۸
rank-heir-7 = شهردار
rank-heir-6 = رئیس پلیس
rank-heir-5 = کمیسر
rank-heir-4 = کارآگاه
rank-heir-3 = سروان
rank-heir-2 = گروهبان
rank-heir-1 = پلیس

## کارت‌ها

card-named = { $rank } { $suit }
card-HEIR = وارث گمشده
card-WRONG = پسر اشتباه
card-BLANK1 = کارت سفید اول
card-BLANK2 = کارت سفید دوم
card-0G = قیصر
card-0F = ژوفره
card-0E = نشان سلطنتی
card-0R = دلقک
card-hidden = کارت پشت

## اعلام‌ها

call-pass = پاس
call-number = { $number }
call-NT = { $number } بدون حکم
call-LNT = { $number } بدون حکم پایین
call-kaiser = قیصر
call-accept = پذیرفتن پیشنهاد
call-refuse = رد کردن پیشنهاد

# شکل کوتاه، برای دکمه‌ها و حباب کنار صندلی
callshort-pass = پاس
callshort-number = { $number }
callshort-NT = { $number } بدون
callshort-LNT = { $number } پایین
callshort-kaiser = قیصر
callshort-accept = قبول
callshort-refuse = رد

# کنار پیشنهاد ۱۲ بدون حکم دیده می‌شود
call-12NT-nickname = قیصر

order-high = بالا
order-low = پایین

# $trump خال است، یا "none" وقتی حکمی نیست یا هنوز معلوم نشده
contract-said = { $trump ->
        [none] { $bidder }: { $bid }
       *[other] { $bidder }: { $bid }، حکم: { $trump }
    }
contract-sold = پیشنهاد { $bid } فروخته شد؛ خریدار: { $bidder }
contract-refused-sale = پیشنهاد رد شد؛ پخش‌کننده خودش شروع می‌کند

## تیم‌ها و صندلی‌ها

side-us = ما
side-them = آن‌ها
side-team = تیم { $letter }
side-player = { $name }
seat-you = شما
seat-computer = { $name }
seat-partner = یار
seat-opponent = حریف

## مرحله‌ها

phase-dealing = پخش
phase-claims = اعلام پخش باطل
phase-passing = تبادل کارت
phase-auction = مزایده
phase-sale = فروش
phase-naming = تعیین حکم
phase-ordering = بالا یا پایین
phase-exchange = خواباندن
phase-play = بازی
phase-agree = اعلام خطا؟
phase-over = پایان مسابقه

# برای کسی که نوبتش است
prompt-dealing = آمادهٔ پخش هستید؟
prompt-claims = با همین کارت‌ها بازی می‌کنید یا پخش باطل؟
prompt-passing = { $count } کارت به { $to } بدهید
prompt-auction = نوبت شماست: پیشنهاد یا پاس
prompt-sale = پیشنهاد را می‌پذیرید یا رد می‌کنید؟
prompt-naming = حکم چیست؟
prompt-ordering = بالا یا پایین؟
prompt-exchange = { $count } کارت بخوابانید
prompt-play = نوبت شماست: یک کارت بازی کنید
prompt-agree = خطایی بوده است؟ اعلام خطا یا قبول
prompt-over = مسابقه تمام شد

# برای بقیه
waiting-dealing = در انتظار { $names } برای پخش
waiting-claims = در انتظار { $names }: بازی با همین کارت‌ها یا پخش باطل
waiting-passing = در انتظار تبادل کارت: { $names }
waiting-auction = در انتظار پیشنهاد { $names }
waiting-sale = در انتظار { $names }: پذیرفتن یا رد پیشنهاد
waiting-naming = در انتظار { $names } برای تعیین حکم
waiting-ordering = در انتظار { $names }: بالا یا پایین
waiting-exchange = در انتظار خواباندن کارت: { $names }
waiting-play = در انتظار بازی { $names }
waiting-agree = در انتظار { $names }: اعلام خطا یا قبول
waiting-over = مسابقه تمام شد

# روی دکمه، جایی که خطا را می‌شود اعلام کرد
act-agree = قبول

## چرا نمی‌شود؟

refusal-not_your_turn = نوبت شما نیست.
refusal-match_over = مسابقه تمام شده است.
refusal-not_now = { $verb ->
        [play] الان وقتِ بازی کارت نیست
        [call] الان وقتِ مزایده نیست
        [trump] الان وقتِ تعیین حکم نیست
        [order] الان وقتِ گفتنِ بالا یا پایین نیست
        [discard] الان وقتِ خواباندن نیست
        [give] الان وقتِ تبادل کارت نیست
        [keep] الان کسی دربارهٔ پخش باطل نپرسیده است
        [claim] دیگر دیر است؛ پخش باطل را باید درست بعد از پخش اعلام کرد
       *[other] الان وقتِ این کار نیست: { $verb }
    }.
refusal-unreadable = خوانا نیست: { $text }.
refusal-no_such_card = چنین کارتی نیست: { $text }.
refusal-not_your_card = این کارت را ندارید: { $card }.
refusal-must_follow = باید هم‌خال بازی کنید: { $suit }.
refusal-first_lead_city = دست اول را باید با کارت شهر شروع کنید.
refusal-blank_needs_void = از خال شروع کارت دارید؛ کارت سفید را فقط وقتی می‌شود بازی کرد که بی‌خال باشید.
refusal-blank_not_led = با کارت سفید نمی‌شود شروع کرد، مگر وقتی جز کارت سفید چیزی نداشته باشید.
refusal-no_such_bid = چنین پیشنهادی نیست: { $bid }.
refusal-bid_too_low = پیشنهاد کم است؛ حداقل { $bid }.
refusal-dealer_must_bid = همه پاس داده‌اند؛ پخش‌کننده باید بخواند.
refusal-forced_minimum = پیشنهاد اجباری است؛ فقط { $bid }.
refusal-dealer_decides = پخش‌کننده پیشنهادی نمی‌خواند؛ بالاترین پیشنهاد را می‌پذیرد یا رد می‌کند.
refusal-nothing_to_accept = کسی پیشنهادی نداده؛ چیزی برای پذیرفتن یا رد کردن نیست.
refusal-only_dealer_decides = پذیرفتن یا رد کردن فقط با پخش‌کننده است.
refusal-no_such_suit = چنین خالی نیست: { $text }.
refusal-order_fixed = این‌جا انتخابی نیست؛ ترتیب همین است: { $order }.
refusal-wrong_count = باید { $count } کارت انتخاب کنید، نه { $given } کارت.
refusal-may_not_discard = این کارت را نمی‌شود خواباند: { $card }.
refusal-same_card_twice = یک کارت را دو بار انتخاب کرده‌اید: { $card }.
refusal-no_right_to_claim = با این کارت‌ها حقّ اعلام پخش باطل ندارید.
refusal-already_answered = پاسخ شما قبلاً ثبت شده است.
refusal-bad_deal = این پخش درست نیست: کارت‌ها با دستهٔ کارت جور درنمی‌آیند.
refusal-stale = میز جلوتر رفته؛ دوباره ببینید.
refusal-bad_key = این لینک صندلیِ شما را باز نمی‌کند.
refusal-no_such_table = چنین میزی نیست.
refusal-seat_taken = این صندلی پر است.
refusal-too_large = پیام از اندازه بزرگ‌تر است؛ حداکثر { $limit }.
refusal-too_fast = کمی صبر کنید.
refusal-not_json = این پیام JSON درستی نیست.
refusal-bad_request = این درخواست فهمیده نشد: { $text }.
refusal-storage_failed = ذخیره نشد؛ کمی بعد دوباره امتحان کنید.
refusal-not_seated = شما منتظر صندلی هستید و فعلاً فقط تماشا می‌کنید.
refusal-table_full = فعلاً جا نیست: همین حالا { $count } نفر منتظرند.
refusal-last_to_leave = شما تنها کسی هستید که سر این میز مانده؛ اگر بروید کسی برای بازی نمی‌ماند.
refusal-no_such_phrase = سر این میز کسی این حرف را نمی‌زند.
refusal-undo_not_allowed = در این میز برگرداندن مجاز نیست.
refusal-nothing_to_undo = چیزی برای برگرداندن نیست.
refusal-hints_not_allowed = در این میز راهنمایی خاموش است.
refusal-damaged_record = سابقهٔ مسابقه در خط { $line } خراب است: { $text }.
refusal-no_such_language = چنین زبانی نیست: { $text }.
refusal-internal = مشکلی پیش آمد؛ چیزی گم نشده.

## ایرادهای قوانین خانگی

# $close نزدیک‌ترین نام است، یا "none"
problem-unknown_game = { $close ->
        [none] چنین بازی‌ای نیست: «{ $text }».
       *[other] چنین بازی‌ای نیست: «{ $text }». شاید «{ $close }»؟
    }
problem-unknown_preset = { $close ->
        [none] چنین قوانین آماده‌ای نیست: «{ $text }».
       *[other] چنین قوانین آماده‌ای نیست: «{ $text }». شاید «{ $close }»؟
    }
problem-unknown_option = { $close ->
        [none] چنین قانونی نیست: «{ $text }».
       *[other] چنین قانونی نیست: «{ $text }». شاید «{ $close }»؟
    }
problem-option_twice = این قانون دو بار آمده است: { $option }.
problem-not_a_value = برای «{ $option }» مقدار «{ $value }» نداریم؛ یکی از این‌ها: { $values }.
problem-out_of_range = «{ $option }» باید از { $min } تا { $max } باشد، نه { $value }.
problem-needs = «{ $option }: { $value }» نیاز دارد به «{ $other }»: { $values }.
problem-excludes = «{ $option }: { $value }» جور نمی‌شود با «{ $other }»: { $values }.
problem-must_be_below = «{ $option }» باید کمتر از «{ $other }» باشد: کمتر از { $limit }.
problem-must_be_above = «{ $option }» باید بیشتر از «{ $other }» باشد: بیشتر از { $limit }.
problem-must_not_exceed = «{ $option }» نباید از «{ $other }» بیشتر شود: حداکثر { $limit }.
problem-no_such_table_size = میزِ { $players } نفره با این ترکیب نداریم: { $sides }، { $pack }.
problem-unreadable_house = این قوانین خوانا نیست: { $text }.
problem-unreadable_toml = خط { $line } برگهٔ قوانین خوانا نیست: { $text }.
idle-reads = این‌جا اثری ندارد؛ فقط همراهِ «{ $other }: { $values }» به کار می‌آید.

## رویدادها

event-sat_down = { $name } سر میز نشست.
event-took_over = بازیکن رایانه‌ای «{ $name }» روی این صندلی نشست.
event-stood_in = { $name } سر میز نیست؛ رایانه به جایش بازی می‌کند.
event-came_back = { $name } برگشت.
event-shuffled = { $dealer } کارت‌ها را بُر زد.
event-dealt = کارت‌ها پخش شد؛ پخش‌کننده: { $dealer }.
event-misdeal_claimed = { $you ->
        [yes] پخش باطل را اعلام کردید
       *[no] { $name } پخش باطل را اعلام کرد
    }. کارت‌ها: { $cards }.
event-thrown_in = این دور باطل است؛ کارت‌ها دوباره پخش می‌شود.
event-gave = { $you ->
        [yes] شما { $count } کارت به { $to } دادید
       *[no] { $name } { $count } کارت به { $to } داد
    }.
event-called = { $you ->
        [yes] شما گفتید: { $call }
       *[no] { $name } گفت: { $call }
    }.
event-contract = { $you ->
        [yes] قرارداد مال شماست: { $call }
       *[no] قرارداد مالِ { $name } است: { $call }
    }.
event-trump_named = { $you ->
        [yes] شما حکم کردید: { $suit }
       *[no] { $name } حکم کرد: { $suit }
    }.
event-trump_led = { $you ->
        [yes] با کارت شروعِ شما حکم معلوم شد: { $suit }
       *[no] با کارت شروعِ { $name } حکم معلوم شد: { $suit }
    }.
event-order_said = { $you ->
        [yes] شما گفتید: { $order }
       *[no] { $name } گفت: { $order }
    }.
event-kitty_taken = { $you ->
        [yes] شما { $count } کارت زمین را برداشتید
       *[no] { $name } { $count } کارت زمین را برداشت
    }.
event-discarded = { $you ->
        [yes] شما { $count } کارت خواباندید
       *[no] { $name } { $count } کارت خواباند
    }.
event-piles_turned = کارت رویی همهٔ انباشت‌ها رو شد.
event-pile_turned = { $you ->
        [yes] کارت زیریِ انباشت شما رو شد: { $card }
       *[no] کارت زیریِ انباشت { $name } رو شد: { $card }
    }.
event-sits_out = بیرون از این دور: { $name }.
event-played = { $you ->
        [yes] شما { $card } را بازی کردید
       *[no] { $name } { $card } را بازی کرد
    }.
event-trick_taken = { $you ->
        [yes] شما دست را گرفتید؛ امتیاز: { $points }
       *[no] { $name } دست را گرفت؛ امتیاز: { $points }
    }.
event-trick_won = { $you ->
        [yes] شما دست را گرفتید.
       *[no] { $name } دست را گرفت.
    }
event-captured = { $name }: گرفتن { $card } و برد در جا!
event-scored = امتیاز این دور حساب شد.
event-match_won = مسابقه تمام شد؛ برنده: { $winner }.

## جدول امتیاز: چرا این امتیاز؟

line-contract_made = { $name }: پیشنهاد { $bid } موفق شد؛ امتیازِ گرفته‌شده: { $points }.
line-contract_failed = { $name }: پیشنهاد { $bid } ناموفق ماند؛ فقط { $points } امتیاز گرفته شد، پس به اندازهٔ پیشنهاد کم می‌شود.
line-nt_made = { $name }: پیشنهاد { $bid } موفق شد؛ امتیازِ گرفته‌شده { $points } است و بدون حکم دو برابر حساب می‌شود.
line-nt_failed = { $name }: پیشنهاد { $bid } ناموفق ماند؛ فقط { $points } امتیاز گرفته شد، و بدون حکم دو برابرِ پیشنهاد کم می‌شود.
line-no_overtricks = { $name }: پیشنهاد { $bid } موفق شد؛ { $points } امتیاز گرفته شد، ولی فقط خودِ پیشنهاد حساب است (بدون حکم دو برابر).
line-defenders = { $name }: حریف‌ها هرچه گرفته‌اند همان را می‌نویسند: { $points }.
line-limit_blocks = { $name }: جمع به { $limit } رسیده بود؛ { $points } امتیازِ این دور بدون پیشنهاد حساب نمی‌شود.
line-limit_negative = { $name }: جمع به { $limit } رسیده بود، ولی امتیاز منفی همیشه حساب است: { $points }.
line-clear3 = { $name }: کارت جریمه با { $tricks } دست؛ امتیاز این دور: { $points }.
line-insult = { $name }: توهین! قیصر { $card } را گرفت؛ ۵ امتیاز کم می‌شود.
line-missed_zero = { $name }: پیشنهاد { $bid } ناموفق ماند ({ $points } امتیاز)؛ این دور صفر.
line-sold = { $name }: حکم به { $bid } فروخته شد؛ همین امتیاز حساب می‌شود.
line-sold_to_partner = { $name }: حکم به { $bid } به یار فروخته شد؛ فروش به یار امتیازی ندارد.
line-no_bid = { $name }: دور بدون پیشنهاد؛ هرچه گرفته شد حساب است: { $points }.
line-kaiser_made = { $name }: پیشنهاد قیصر موفق شد و مسابقه برده شد.
line-kaiser_failed = { $name }: پیشنهاد قیصر ناموفق ماند و مسابقه باخته شد.
line-forty_made = { $name }: قیصر موفق شد؛ همهٔ دست‌ها تنها گرفته شد، ۴۰ امتیاز.
line-forty_failed = { $name }: قیصر ناموفق ماند؛ همهٔ دست‌ها تنها گرفته نشد، ۴۰ امتیاز کم می‌شود.
line-captured = { $name }: گرفتن { $card }، یعنی برد در جا.
line-target_raised = یک قرارداد بدون حکم موفق شد؛ از حالا امتیاز هدف برای همه { $target } است.
line-pot_paid = { $name }: قرارداد ناموفق ماند؛ { $stake } به پات.
line-pot_collected = { $name }: پات مال برنده است: { $pot }.

## نتیجه

result-target = { $name }: برد با { $total } امتیاز؛ هدف { $target } بود.
result-minus_line = { $name }: برد، چون حریف به منهای { $target } یا پایین‌تر رسید.
result-kaiser_made = { $name }: برد با پیشنهاد قیصر.
result-kaiser_failed = { $name }: برد، چون پیشنهاد قیصرِ حریف ناموفق ماند.
result-captured = { $name }: برد در جا، با گرفتن کارت پاداش.

## شمارش

trick-points = { $points } امتیاز
tricks-count = { $count } دست
cards-count = { $count } کارت
points-needed = { $needed } امتیازِ دیگر لازم است
list-and = { " و " }

## چرا این کار توصیه می‌شود

why-best_of_equals = انتخاب‌های دیگر هم به همین خوبی‌اند.
why-only_act = کار دیگری نمی‌شود کرد.
why-makes = { $whose ->
    [mine] در { $made } حالت از { $of } حالت ممکن، قرارداد شما موفق می‌شود.
   *[theirs] در { $failed } حالت از { $of } حالت ممکن، قرارداد حریف شکست می‌خورد.
}
why-keeps_trump_for_last = یک حکم برای آخر نگه داشته می‌شود.
why-wins_trick = دست را می‌گیرد.
why-loses_cheaply = { $best ->
    [yes] دست تا حالا مال حریف است؛ این کارت از همه کم‌ضررتر است.
   *[no] دست به حریف می‌رسد.
}
why-gives_partner_points = دست تا حالا مال یارتان است و این کارت امتیاز می‌آورد.
why-throws_bad_card = کارتی که امتیاز کم می‌کند به حریف می‌رسد.
why-draws_trumps = حکم حریف‌ها را بیرون می‌کشد.
why-safe_lead = از این خال کارتی نمانده که آن را بزند.
why-denies_points = این دست امتیاز دارد و این کارت تا حالا آن را می‌گیرد.
why-lets_partner_win = دست تا حالا مال یارتان است.
why-bids_what_it_makes = کارت‌های شما برایش کافی است.
why-passes_too_risky = خواندن با این کارت‌ها خطر زیادی دارد.
why-partner_holds_contract = بالاترین پیشنهاد مال یارتان است.
why-best_trump = بهترین خال شما برای حکم: { $suit }
why-buries_short_suit = شما را در یک خال بی‌کارت می‌کند تا بعد بتوانید ببُرید.
why-must = قوانین راه دیگری نمی‌گذارد.
