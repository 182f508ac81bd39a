### بیست و هشت روی میزِ مرورگر: آنچه دورِ کارت‌ها نوشته می‌شود

## حکم، پنهان و رو شده

twenty_eight-face-down = پنهان
twenty_eight-way-own = کارت خودش
twenty_eight-way-marker = نشانه
twenty_eight-way-seventh = کارت هفتم
twenty_eight-look = نگاه
twenty_eight-peek = حکمِ پنهان شما: نگاه کردن
twenty_eight-peek-card = حکمِ شما: { $card }. برگرداندن
twenty_eight-peek-suit = حکمِ شما: { $suit }. برگرداندن
twenty_eight-peek-unseen = کارت هفتم را هنوز کسی ندیده است
twenty_eight-unseen = هنوز کسی ندیده
twenty_eight-lies-own = حکم پنهان جلوی { $name }، کارتی از کارت‌های خودش
twenty_eight-lies-marker = حکم پنهان جلوی { $name }، نشانه
twenty_eight-lies-seventh = حکم پنهان جلوی { $name }، کارت هفتم
twenty_eight-trump-is = حکم: { $suit }
twenty_eight-lay-card = حکم: { $card }
twenty_eight-seventh = کارت هفتم حکم را تعیین کند
twenty_eight-pair-of = جفت: { $name }
twenty_eight-coming = { $count } کارت دیگر برای هر نفر

## آنچه سرِ میز گفته می‌شود، در حباب

twenty_eight-say-ask = حکم چیست؟
twenty_eight-say-show = این هم حکم
twenty_eight-say-pair = جفت!
twenty_eight-say-claim = خطا!
twenty_eight-asked = حکم را خواست

## از من چه می‌خواهند

twenty_eight-prompt-card = کارتی را که باید پنهان بماند انتخاب کنید؛ خالش حکم است
twenty_eight-prompt-void = بی‌خال هستید. کارتی رد می‌دهید یا حکم را می‌خواهید؟
twenty_eight-prompt-must-ask = بی‌خال هستید؛ باید حکم را بخواهید
twenty_eight-prompt-show = بی‌خال هستید. کارتی رد می‌دهید یا حکم را رو می‌کنید؟
twenty_eight-prompt-whom = خطای چه کسی؟
twenty_eight-prompt-bid = عدد و خال؟
twenty_eight-prompt-duel = پیشنهاد را نگه می‌دارید یا پاس؟
twenty_eight-numbers = عدد
twenty_eight-suits = حکمِ پیشنهاد
twenty_eight-page = عددهای { $from } تا { $to }
twenty_eight-any-time = هر وقت بخواهید
twenty_eight-claim = اعلام خطا
twenty_eight-no-claim = بی اعلام خطا
twenty_eight-lift = کارت‌هایی که برداشته می‌شود

## امتیاز

twenty_eight-need = لازم: { $need }
twenty_eight-they-have = آن‌ها: { $have }
twenty_eight-alone-we = همهٔ دست‌ها
twenty_eight-alone-they = { $name }: همهٔ دست‌ها
twenty_eight-goal-pips = { $target } نقطهٔ قرمز مسابقه را می‌برد، { $target } نقطهٔ سیاه می‌بازد
twenty_eight-goal-sets = { $target } نقطه یک ست است؛ { $sets } ستِ قرمز مسابقه را می‌برد
twenty_eight-goal-tables = ژتون‌ها دست به دست می‌شوند؛ تیمِ بی‌ژتون باخته است
twenty_eight-set-short = { $colour ->
        [black] { $count } سیاه
       *[red] { $count } قرمز
    }
twenty_eight-sets = ست

## دورِ باطل

twenty_eight-cancelled = دور باطل
twenty_eight-no-score = کسی امتیاز نمی‌گیرد؛ کارت‌ها دوباره پخش می‌شود.
twenty_eight-open-hand = کارت‌های { $name }
twenty_eight-deal-again = پخش دوباره
twenty_eight-prompt-cancelled = دور باطل شد. برای کارت‌های تازه آماده‌اید؟

## کلیدها

twenty_eight-key-suit = خالِ پیشنهاد
twenty_eight-key-ask = خواستن یا رو کردن حکم
twenty_eight-key-look = نگاه به حکمِ خود
twenty_eight-key-pair = نشان دادن جفت

## خواندن میز

twenty_eight-read-mine = حکمِ پنهان شما: { $card }.
twenty_eight-read-target = { $name }: { $have } از { $target } امتیاز لازم.
