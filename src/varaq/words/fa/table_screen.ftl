### صفحهٔ میز: هرچه دور کارت‌ها هست

## قاب

table-connecting = میز باز می‌شود …
table-reconnecting = اتصال قطع شد. در حال اتصال دوباره …
table-felt = میز بازی
table-players = بازیکن‌ها
table-my-seat = جای شما
table-bar = کارهایی که می‌توانید بکنید
table-menu = فهرست
table-close = بستن
table-home = خانه
table-settings = تنظیمات
table-sound = صدا
table-house-form = قوانین خانگی این میز
table-all-rules = همهٔ قوانین
table-rule-card = برگهٔ قوانین
table-side-rules = قوانین و مزایده
table-side-score = امتیاز و رویدادها
table-keys = کلیدها
table-clockwise = بازی ساعتگرد می‌چرخد
table-counter-clockwise = بازی پادساعتگرد می‌چرخد
table-your-turn = نوبت شماست

## صندلی‌ها

table-dealer = پخش‌کننده
table-dealer-letter = پ
table-to-act = نوبتِ اوست
table-sits-out = بیرون از این دور
table-away = غایب
table-tricks = { $count } دست گرفته

## مزایده و قرارداد

table-auction = مزایده
table-no-calls = هنوز کسی چیزی نگفته است.
table-no-bid = بدون پیشنهاد
table-no-bid-yet = هنوز پیشنهادی نیست
table-highest = بالاترین تا حالا
table-not-open = الان مجاز نیست
table-kind-trump = حکم
table-kind-NT = بدون
table-kind-LNT = پایین
table-contract = قرارداد
table-trump = حکم
table-not-yet = هنوز نه
table-order-said = ترتیب کارت‌ها: { $order }
table-no-contract = بدون قرارداد
table-need = لازم: { $need }
table-they-need = { $name }: { $have } از { $need }
table-we-have = شما: { $have }
table-have = گرفته: { $have }

## کارت‌ها

table-hand = کارت‌های شما
table-card-raised = بالا آمده
table-card-open-play = مجاز
table-card-refused-play = غیرمجاز
table-card-open-choose = می‌شود انتخاب کرد
table-card-refused-choose = نمی‌شود انتخاب کرد
table-card-place = { $n } از { $count }
table-card-bonus = به‌اضافهٔ { $points }
table-card-penalty = منهای { $points }
table-bonus-card = کارت پاداش
table-penalty-card = کارت جریمه
table-card-kitty = از کارت‌های زمین
table-card-got = به شما داده شده
table-came-kitty = زمین
table-came-got = تازه
table-play-card = بازی { $card }
table-kitty = کارت‌های زمین: { $count } کارت پشت
table-kitty-word = کارت‌های زمین
table-piles-mine = انباشت‌های شما
table-piles-of = انباشت‌های { $name }
table-piles-down = انباشت‌های شما، پشت
table-pile-covers = زیرش یک کارت هست
table-mine-gave = کارت‌هایی که دادید: { $cards }
table-mine-got = کارت‌هایی که گرفتید: { $cards }
table-mine-kitty = کارت‌های زمین: { $cards }
table-mine-discarded = خواباندید: { $cards }
table-confirm-discard = خواباندن ({ $chosen } از { $count })
table-confirm-give = دادن ({ $chosen } از { $count })

## پاسخ‌ها

table-prompt-give = { $count } کارت برای تبادل انتخاب کنید
table-act-keep = بازی با همین کارت‌ها
table-act-claim = اعلام پخش باطل
table-act-accept = قبول
table-act-refuse = رد
table-undo = برگرداندن
table-undone = { $you ->
        [yes] کار آخرتان برگردانده شد
       *[no] کار آخرِ { $name } برگردانده شد
    }
table-hint = راهنمایی
table-hint-said = راهنمایی: { $act }
table-hint-word = توصیه
table-hint-thinking = در حال فکر …
table-hint-compare = مقایسه
table-hint-about = این‌ها تخمین است: کارت‌هایی که نمی‌بینید به شکل‌های ممکنِ گوناگون پخش و هر بار تا آخر بازی شده است. با لمس هر کدام فقط علامت می‌خورد؛ چیزی بازی نمی‌شود.
table-hint-best = توصیه
table-hint-equal = به همین خوبی
table-hint-points = { $what ->
    [card_points] امتیاز شما از کارت‌ها: { $points }
    [tricks] دست‌های شما: { $points }
    [books] دست‌های شما: { $points }
   *[points] امتیاز شما در این دور: { $points }
}
table-hint-makes = { $whose ->
    [mine] موفقیت شما: { $made } از { $of }
   *[theirs] شکست حریف: { $failed } از { $of }
}
table-hint-wins = برد مسابقه: { $share } درصد

## دوری که نتیجه‌اش معلوم است

table-finish-mine = همهٔ دست‌های باقی‌مانده مال شماست.
table-finish-decided = نتیجهٔ بقیهٔ این دور معلوم است.
table-finish-do = بازی خودکار بقیه
table-finish-on = بقیهٔ دست‌ها به جای شما بازی می‌شود
table-finish-stop = توقف

## دست‌ها

table-winning = برنده تا حالا
table-wins = دست را می‌گیرد
table-not-taken = هنوز گرفته نشده
table-last-trick = دست قبلی
table-no-trick-yet = هنوز دستی گرفته نشده است.

## امتیاز

table-sheet = جدول امتیاز
table-deal-score = امتیاز این دور
table-deal-number = دور { $n }
table-total = جمع:
table-made = موفق
table-failed = ناموفق
table-target = تا { $target } امتیاز
table-limit = از { $limit } به بعد بدون پیشنهاد امتیازی نیست
table-pot = { $pot } در پات
table-no-deals = هنوز هیچ دوری حساب نشده است.
table-clause = بند
table-next-deal = دور بعد
table-start = پخش کارت‌ها
table-read-score = امتیاز را ببینید و ادامه دهید
table-dealing-soon = کارت‌ها پخش می‌شود …
table-welcome = میز آماده است
table-partners = { $names }
table-next-match = مسابقهٔ دوباره
table-won = بردید!
table-lost = آن‌ها بردند
table-won-alone = بردید!
table-lost-alone = باختید

## رویدادها

table-log = رویدادها
table-events = چه گذشت
table-received = از { $from } گرفتید: { $cards }.
table-discards-shown = { $you ->
        [yes] این کارت‌ها را خوابانده بودید: { $cards }.
       *[no] کارت‌هایی که { $name } خوابانده بود: { $cards }.
    }
table-log-empty = هنوز چیزی نشده است.

## وضعِ میز با صدا

table-read-contract = قرارداد با { $name }: { $bid }.
table-read-trump = حکم: { $suit }.
table-read-trick = روی میز: { $cards }.
table-read-winning = برنده تا حالا: { $name }.
table-read-points = این دور: { $points }.
table-read-totals = مسابقه: { $points }.

## کلیدها

table-key-move = میان کارت‌ها
table-key-play = بازی کارت
table-key-suit = به پیک، دل، خشت، گشنیز
table-key-digit = انتخاب پیشنهاد
table-key-kind = با حکم یا بدون حکم
table-key-pass = پاس
table-key-last = دست قبلی
table-key-undo = برگرداندن
table-key-why = چرا نمی‌شود؟ یا راهنمایی
table-key-read = خواندن وضعِ میز

## Who sits here

table-company = بازیکن‌های میز
table-invite = دعوت از دیگران
table-drawn = برای تعیین پخش‌کننده کارت رو شد و { $you ->
        [yes] پخش به شما افتاد:
       *[no] پخش به { $name } افتاد:
    }
table-invite-short = دعوت
table-unready = در انتظار آماده شدنِ { $names }.
table-invite-about = هرکس این لینک را داشته باشد، با گوشی یا رایانه و بدون حساب کاربری، می‌تواند جای یکی از بازیکن‌های رایانه‌ای بنشیند.
table-is-computer = بازیکن رایانه‌ای
table-is-here = حاضر
table-is-away = غایب
table-is-stood-in = غایب؛ رایانه به جایش بازی می‌کند
table-waiting = در انتظار صندلی
table-leave = ترک میز
table-leave-about = صندلی شما به کسی می‌رسد که منتظر است، وگرنه به یک بازیکن رایانه‌ای. مسابقه ادامه پیدا می‌کند.
table-leave-waiting = نوبتتان در صف از دست می‌رود.
table-leave-do = ترک میز
table-watching = { $count ->
        [one] تا یک صندلی خالی شود تماشا می‌کنید.
       *[other] تا یک صندلی خالی شود تماشا می‌کنید. { $count } نفر منتظرند.
    }
