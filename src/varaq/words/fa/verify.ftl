### پخشی که هر کس می‌تواند وارسی‌اش کند: حرف‌های دستور `varaq verify` و صفحهٔ آن در مرورگر

verify-fault-not_noted = چیزی دربارهٔ پخش این دور نوشته نشده
verify-fault-not_sealed = مُهری نوشته نشده
verify-fault-no_secret = راز گفته نشده
verify-fault-bad_note = آنچه نوشته شده به کار نمی‌آید
verify-fault-commitment = راز همانی نیست که مُهر شده بود
verify-fault-secret_again = این راز پیش‌تر با دور دیگری گفته شده بود
verify-fault-order = ترتیب کارت‌ها آن نیست که راز می‌دهد
verify-fault-later_order = ترتیب کارت‌هایی که در میان دور بُر خورده‌اند آن نیست که راز می‌دهد

verify-both = { $first }؛ { $second }
verify-fair = همان‌گونه که مُهر شده بود
verify-seal = مُهر { $seal }…
verify-shared = سهیم در بُر زدن: { $names }
verify-shared-nobody = کسی در بُر زدن سهیم نبود
verify-seat = صندلیِ { $n }
verify-deal = دور { $n }

verify-title = { $file }: { $house }
verify-progress = پرسش دوباره از بازیکنان رایانه‌ای
verify-deals = { $fair } دور از { $count } دور همان‌گونه که مُهر شده بود
verify-players = بازیکنان رایانه‌ای: { $same } حرکت از { $count } حرکت دوباره همان شد
verify-other = { $again ->
        [none] حرکت { $n } (دور { $deal }): { $name } ({ $player })، «{ $act }»؛ با پرسش دوباره: هیچ
       *[other] حرکت { $n } (دور { $deal }): { $name } ({ $player })، «{ $act }»؛ با پرسش دوباره: «{ $again }»
    }
verify-unknown-player = حرکت { $n } (دور { $deal }): نوشته شده که { $name } بازیکن رایانه‌ای «{ $player }» است، که اینجا شناخته نیست
verify-more = و { $count } تای دیگر
verify-no-players = حرکتی از بازیکن رایانه‌ای نوشته نشده است.
verify-no-dice = تاس بازیکنان رایانه‌ای در این سابقه نیست: نمی‌شود دوباره از آن‌ها پرسید.
verify-no-kernel = هستهٔ جست‌وجو اینجا ساخته نشده است. بازیکنان رایانه‌ای قوی‌تر آن‌گاه کمتر فکر می‌کنند و شاید جور دیگری برگزینند، بی‌آنکه چیزی نادرست باشد.
verify-no-file = نام سابقهٔ یک مسابقه را بنویسید: varaq verify FILE
verify-no-such-file = { $file } باز نمی‌شود. { $why }
verify-no-text = { $file } سابقهٔ مسابقه نیست: متنی در آن نیست.
verify-no-notes = { $file }: چیزی برای وارسی نیست. در این سابقه نوشته نشده که کارت‌ها چگونه بُر خورده‌اند.
verify-bad-house = { $file }: با این قانون‌ها نمی‌شود بازی کرد. { $why }
verify-damaged = { $file } آسیب دیده است. سطر { $line } خوانده نمی‌شود: «{ $text }»
verify-refused-act = { $file } آسیب دیده است. سطر { $line } بازی‌شدنی نیست: «{ $text }». { $why }
