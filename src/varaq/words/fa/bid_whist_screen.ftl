### بید وست روی میزِ مرورگر: آنچه دورِ کارت‌ها نوشته می‌شود

## مزایده

bid_whist-kind-U = بالا
bid_whist-kind-D = پایین
bid_whist-kind-N = بدون حکم
bid_whist-kind-NU = بدون، بالا
bid_whist-kind-ND = بدون، پایین
bid_whist-kind-number = عدد
bid_whist-kindname-number = عدد
bid_whist-kindname-U = بالا
bid_whist-kindname-D = پایین
bid_whist-kindname-N = بدون حکم
bid_whist-kindname-NU = بدون حکم بالا
bid_whist-kindname-ND = بدون حکم پایین
# پیشنهادِ کوچک به یار چه می‌گوید، روی دکمه
bid_whist-signal-mixed = درهم
bid_whist-signal-down = پایین
bid_whist-signal-up = بالا
bid_whist-signal-said = علامت به یار: { $signal }.
# روی دکمهٔ پخش‌کننده، برای پیشنهادی برابرِ بالاترین
bid_whist-match = برابر

## از من چه می‌خواهند

bid_whist-prompt-must-bid = همه پاس دادند؛ شما باید بخوانید
bid_whist-prompt-match = برابرِ { $bid }، بالاتر، یا پاس؟
bid_whist-prompt-redeal = پیشنهاد یا پاس؛ کارت تصویر ندارید، پخش دوباره هم می‌توانید بخواهید
bid_whist-prompt-name = حکم چیست؟
bid_whist-prompt-order = کدام کارت‌ها ببرند؟
bid_whist-prompt-bury = { $count } کارتِ دیگر
bid_whist-prompt-bury-whole = همین‌ها را می‌خوابانید، یا چیزی برمی‌گردانید؟
# $more: چند کارتِ دیگر جز $card
bid_whist-prompt-must-bury = { $more ->
        [0] { $card } باید خوابانده شود
       *[other] { $card } و { $more } کارتِ دیگر باید خوابانده شوند
    }
bid_whist-prompt-whom = خطای چه کسی؟
bid_whist-prompt-agree = اعلام خطای خال، یا قبولِ دست‌ها؟
bid_whist-prompt-accept = دست‌ها همین‌طور که هست قبول؟
bid_whist-prompt-cancelled = برای کارت‌های تازه آماده‌اید؟

## تعیین حکم و ترتیب کارت‌ها

bid_whist-name = اعلام
# $trump در بدون حکم "none" است؛ نامِ سرس و نرس کنارِ آن می‌آید
bid_whist-wins-up = { $trump ->
        [none] کارت‌های بالا می‌برند (سرس)
       *[other] کارت‌های بالا می‌برند
    }
bid_whist-wins-down = { $trump ->
        [none] کارت‌های پایین می‌برند، ولی آس از همه قوی‌تر است (تک‌نرس)
       *[other] کارت‌های پایین می‌برند، ولی آس از همه قوی‌تر است
    }
bid_whist-wins-down_ace_bad = { $trump ->
        [none] کارت‌های پایین می‌برند و آس از همه ضعیف‌تر است (نرس)
       *[other] کارت‌های پایین می‌برند و آس از همه ضعیف‌تر است
    }
bid_whist-no-trump-yet = حکم: هنوز نه
bid_whist-no-order-yet = بالا یا پایین: هنوز نه
bid_whist-ranking = ترتیب کارت‌ها
bid_whist-no-order = ترتیب هنوز گفته نشده است.
bid_whist-other-suits = خال‌های دیگر
bid_whist-all-suits = همهٔ خال‌ها
bid_whist-worthless = بی‌ارزش
bid_whist-best-first = از قوی به ضعیف
bid_whist-deuce-trump = { $card } این‌جا حکم است، نه پیک.
bid_whist-dead-why = در بدون حکم از هیچ خالی نیستند و دستی نمی‌گیرند: { $cards }.
bid_whist-read-trumps = حکم ({ $suit }) از قوی به ضعیف: { $cards }.
bid_whist-read-plain = خال‌های عادی از قوی به ضعیف: { $ranks }.

## کارت‌های زمین

bid_whist-tray = برای خواباندن: { $chosen } از { $count }
bid_whist-tray-word = برای خواباندن
bid_whist-count = { $chosen } از { $count }
bid_whist-all-saw = زمین را همه دیده‌اند
bid_whist-back = برگرداندن { $card }
bid_whist-all-back = برگرداندن همه
bid_whist-bury = خواباندن ({ $chosen } از { $count })
bid_whist-bury-these = خواباندن: { $cards }
bid_whist-sported = زمین، رو برای همه
bid_whist-must-tag = بخوابد
bid_whist-card-must = باید خوابانده شود
bid_whist-say-dead = کنار گذاشت
bid_whist-say-drew = { $count } کارت برداشت

## کارت‌ها و دست‌ها

bid_whist-dead-tag = بی‌ارزش
bid_whist-card-dead = بی‌ارزش در این قرارداد
bid_whist-card-trump = حکم
bid_whist-two-books = دو دست، با دستِ زمین
# جای باریک، کنارِ نام من
bid_whist-books = { $name }: { $have } از { $need }
bid_whist-need-make = { $name }: { $have } دست از { $need } دستی که پیشنهاد را موفق می‌کند
bid_whist-need-set = { $name }: { $have } دست از { $need } دستی که پیشنهاد را ناموفق می‌کند

## خطای خال

bid_whist-renege = خطای خال!
bid_whist-no-renege = خطایی نبود
bid_whist-accept = قبول
bid_whist-caught = خطای خال
bid_whist-claim = { $you ->
        [yes] شما خطای خال اعلام کردید: { $offender }
       *[no] { $me ->
            [yes] { $name } خطای خالِ شما را اعلام کرد
           *[no] { $name } خطای خال اعلام کرد: { $offender }
        }
    }
bid_whist-claim-right = اعلام درست است
bid_whist-claim-not = اعلام نادرست است
bid_whist-claim-three = پیش از حسابِ امتیاز سه دستِ آن تیم به تیمِ دیگر می‌رسد.
bid_whist-claim-game = مسابقه را همین حالا می‌بازد.
bid_whist-claim-wrong = جریمه‌ای ندارد.
bid_whist-agree = همهٔ کارت‌ها درست بود؟
bid_whist-agree-about = حریفی که خال شروع را داشته و هم‌خال بازی نکرده، خطای خال کرده است. حالا اعلامش کنید، یا دست‌ها را همین‌طور که هست قبول کنید.

## امتیاز

bid_whist-made = موفق
bid_whist-set = ناموفق
bid_whist-goal-minus = باخت با { $minus }
bid_whist-goal-bid-out = برد فقط با پیشنهادِ خود
bid_whist-goal-sets = باخت با { $limit } ناموفق
bid_whist-goal-hands = { $left } از { $most } دور مانده
bid_whist-leave-we = بازنده‌ها بلند شوند! جای شما و { $partner } به جفتِ بعدی می‌رسد؛ { $names } می‌مانند.
bid_whist-stay-we = شما و { $partner } می‌مانید.

## دورِ باطل

bid_whist-cancelled = دور باطل
bid_whist-open-hand = کارت‌های { $name }
bid_whist-open-mine = کارت‌های شما، رو برای همه
bid_whist-deal-again = پخش دوباره

## کلیدها

bid_whist-key-kind = نوعِ دیگرِ پیشنهاد؛ بدون حکم
bid_whist-key-suit = میان خال‌ها؛ تعیین حکم
bid_whist-key-order = ترتیب کارت‌ها
bid_whist-key-renege = اعلام خطای خال
