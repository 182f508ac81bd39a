### بید وست سرِ میز: کارت‌ها، اعلام‌ها، ترتیب‌ها، مرحله‌ها، پاسخِ «نمی‌شود»، رویدادها، جدول امتیاز، برچسب‌ها

### پیامی که نام بازی را در خود دارد، پیش از پیامِ مشترک می‌آید: `call-bid_whist-D`.

## کارت‌ها

card-BJ = جوکر بزرگ
card-LJ = جوکر کوچک

## اعلام‌ها

call-bid_whist-U = { $number } بالا
call-bid_whist-D = { $number } پایین
call-bid_whist-N = { $number } بدون حکم
call-bid_whist-NU = { $number } بدون حکم بالا
call-bid_whist-ND = { $number } بدون حکم پایین
call-bid_whist-redeal = پخش دوباره

# شکل کوتاه، برای دکمه‌ها و حباب کنار صندلی
callshort-bid_whist-U = { $number } بالا
callshort-bid_whist-D = { $number } پایین
callshort-bid_whist-N = { $number } بدون
callshort-bid_whist-NU = { $number } بدون، بالا
callshort-bid_whist-ND = { $number } بدون، پایین
callshort-bid_whist-redeal = پخش دوباره

order-up = بالا
order-down = پایین، آسِ خوب
order-down_ace_bad = پایین، آسِ بد

## مرحله‌ها

phase-drawing = برداشتن کارت
prompt-drawing = به جای کارت‌های کنارگذاشته کارت برداشته می‌شود
waiting-drawing = به جای کارت‌های کنارگذاشته کارت برداشته می‌شود

## کارها، روی دکمه‌ها

# $trump خال است یا «بدون حکم»، و $order یکی از ترتیب‌های بالا
act-name = { $trump } ({ $order })
act-claim_renege = اعلام خطای خالِ { $name }

## چرا نمی‌شود؟

refusal-named_against_bid = پیشنهادتان «{ $bid }» بود و پایبندِ آن هستید: «بدون حکم» حکم ندارد و بقیه حکم می‌خواهند.
refusal-order_not_open = پیشنهادتان «{ $bid }» بود و این ترتیب با آن جور نمی‌شود.
refusal-must_bury = در این قراردادِ بدون حکم { $card } بی‌ارزش است و باید خوابانده شود.
refusal-dead_needs_void = باید هم‌خال بازی کنید؛ در بدون حکم { $card } را فقط کسی که بی‌خال است بازی می‌کند.
refusal-dead_not_led = در بدون حکم با { $card } نمی‌شود شروع کرد، مگر وقتی چیز بهتری نمانده باشد.
refusal-must_play_dead = بی‌خال هستید؛ به رسمِ این خانه اول باید کارتِ بی‌ارزش را بازی کنید. { $card } بماند برای بعد.
refusal-bid_whist-redeal_not_open = پخش دوباره فقط وقتی می‌شود که نه شاه داشته باشید، نه بی‌بی، نه سرباز و نه جوکر؛ آن هم فقط به جای نخستین اعلامتان.
refusal-bid_whist-nothing_to_claim = این‌جا جای اعلام خطای خال نیست.
refusal-bid_whist-bid_too_low = این پیشنهاد کم است. کمترین چیزی که می‌شود گفت: { $bid }.
refusal-bid_whist-not_now = { $verb ->
        [play] الان وقتِ بازی کارت نیست
        [call] الان وقتِ مزایده نیست
        [name] الان وقتِ تعیین حکم نیست
        [discard] الان وقتِ خواباندن نیست
        [claim] الان وقتِ اعلام خطای خال نیست
        [agree] هنوز چیزی برای قبول کردن نیست
       *[other] الان وقتِ این کار نیست: { $verb }
    }.

## رویدادها

# $trump خال است یا «بدون حکم»
event-named = { $you ->
        [yes] شما اعلام کردید: { $trump } ({ $order })
       *[no] { $name } اعلام کرد: { $trump } ({ $order })
    }.
event-kitty_shown = زمین رو شد: { $cards }.
event-bid_whist-discarded = { $you ->
        [yes] شما { $count } کارت خواباندید
       *[no] { $name } { $count } کارت خواباند
    }.
event-dead_laid = { $you ->
        [yes] شما روی کارت‌های خوابانده گذاشتید
       *[no] { $name } روی کارت‌های خوابانده گذاشت
    }: { $cards }.
# $cards فقط به کسی گفته می‌شود که برداشته است
event-drew = { $you ->
        [yes] شما از کارت‌های خوابانده برداشتید: { $cards }
       *[no] { $name } { $count } کارت از کارت‌های خوابانده برداشت
    }.
# $name یک تیم است
event-kitty_book = { $name }: کارت‌های خوابانده یک دست حساب شد.
# $points دست‌هایی است که با این دست می‌آید
event-bid_whist-trick_taken = { $points ->
        [2] { $you ->
            [yes] شما دست را گرفتید و کارت‌های خوابانده را هم: دو دست.
           *[no] { $name } دست را گرفت و کارت‌های خوابانده را هم: دو دست.
        }
       *[other] { $you ->
            [yes] شما دست را گرفتید.
           *[no] { $name } دست را گرفت.
        }
    }
event-bid_whist-misplay_claimed = { $you ->
        [yes] شما خطای خال اعلام کردید
       *[no] { $name } خطای خال اعلام کرد
    }؛ خطا از: { $offender }.{ $right ->
        [yes] { " " }اعلام درست است.
        [no] { " " }اعلام نادرست است و جریمه‌ای ندارد.
       *[other] { "" }
    }
event-bid_whist-hand_shown = { $you ->
        [yes] شما کارت‌های بی‌تصویرتان را نشان دادید
       *[no] { $name } کارت‌های بی‌تصویرش را نشان داد
    }: { $cards }.
event-bid_whist-discards_shown = { $you ->
        [yes] این کارت‌ها را خوابانده بودید
       *[no] { $name } این کارت‌ها را خوابانده بود
    }: { $cards }.

# چرا دور باطل است
thrown-passed_out = همه پاس دادند؛ کارت‌ها دوباره پخش می‌شود.
thrown-no_face = دور باطل است: کارت‌های بی‌تصویر. کارت‌ها دوباره پخش می‌شود.

## جدول امتیاز: چرا این امتیاز؟

# تیم حاکم
line-books_made = { $name }: پیشنهاد «{ $bid }» موفق شد؛ لازم { $needed } دست، گرفته‌شده { $books } دست. هر دستِ بالای شش ۱ امتیاز است.
line-bid_made_only = { $name }: پیشنهاد «{ $bid }» موفق شد؛ لازم { $needed } دست، گرفته‌شده { $books } دست. به اندازهٔ پیشنهاد نوشته می‌شود.
line-books_set = { $name }: پیشنهاد «{ $bid }» ناموفق ماند؛ لازم { $needed } دست، گرفته‌شده { $books } دست. به اندازهٔ پیشنهاد کم می‌شود.
line-books_set_free = { $name }: پیشنهاد «{ $bid }» ناموفق ماند؛ لازم { $needed } دست، گرفته‌شده { $books } دست. چیزی کم نمی‌شود، ولی حریف‌ها به اندازهٔ پیشنهاد می‌نویسند.
line-boston_double = { $name }: پیشنهادِ ۷ موفق شد؛ دو برابر حساب می‌شود.
line-boston_thirteen = { $name }: هر سیزده دست (بوستون)؛ ۱۳ امتیاز.
line-boston_quadruple = { $name }: هر سیزده دست (بوستون)؛ چهار برابر حساب می‌شود.
# حریف‌ها
line-defenders_bid = { $name }: پیشنهاد «{ $bid }» از تیمِ دیگر ناموفق ماند؛ عددش این‌جا نوشته می‌شود.
line-defenders_odd = { $name }: حریف‌ها دست‌های بالای شش را می‌نویسند؛ گرفته‌شده { $books } دست.
line-defenders_none = { $name }: حریف‌ها امتیازی نمی‌نویسند؛ گرفته‌شده { $books } دست.
# هر دو تیم
line-no_trump_double = { $name }: بدون حکم؛ دو برابر حساب می‌شود.
line-renege_three = { $name }: خطای خال درست اعلام شد؛ سه دست به تیمِ دیگر رسید.
line-renege_all = { $name }: خطای خال درست اعلام شد؛ سه دست هم نبود که برسد، پس هر { $books } دست برای تیمِ دیگر حساب می‌شود.
line-renege_both = خطای خالِ هر دو تیم درست اعلام شد؛ دستی جابه‌جا نشد.
line-renege_game = { $name }: خطای خال درست اعلام شد و مسابقه باخته شد. امتیاز این دور حساب نمی‌شود.
line-set_counted = { $name }: پیشنهادهای ناموفق در این مسابقه: { $sets }؛ با { $limit } تا مسابقه باخته می‌شود.
line-extra_hand = بعد از { $hands } دور جمع‌ها مساوی است؛ یک دورِ دیگر بازی می‌شود.

## نتیجه: $name برنده است

result-boston_made = { $name }: برد با پیشنهادِ ۷ که موفق شد.
result-boston_set = { $name }: برد، چون پیشنهادِ هفتِ حریف ناموفق ماند.
result-set_limit = { $name }: برد، چون { $sets } پیشنهادِ حریف ناموفق ماند.
result-most_points = { $name }: برد با { $total } امتیاز، بعد از { $hands } دور.
result-renege = { $name }: برد، چون خطای خالِ حریف درست اعلام شد.

## برچسب‌های دور میز

bw-dead = بی‌ارزش در این قرارداد: { $cards }
bw-sets = ناموفق: { $sets } از { $limit }
bw-kitty-book = دستِ زمین: { $name }
# پیشنهادِ کوچک به یار چه می‌گوید
bw-signal-mixed = کارت‌های درهم
bw-signal-down = بیشتر کارت‌های پایین
bw-signal-up = بیشتر کارت‌های بالا
# $names بازنده‌ها هستند
bw-leave = بازنده‌ها بلند شوند! جای { $names } به جفتِ بعدی می‌رسد.
