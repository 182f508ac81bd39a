### استیریولت روی صفحه: هرچه دور کارت‌ها هست

## تنظیمات

styrivolt-set-cardNames = نام روی کارت‌های ویژه
styrivolt-set-cardNames-help = کنارِ هر کارت نوشته می‌شود.
styrivolt-set-beatsHelper = نشان دادنِ آنچه کارتِ برنده را می‌زند
styrivolt-set-beatsHelper-help = کارت‌هایی از شما که آن را می‌زنند علامت می‌خورند و شمرده می‌شوند.

## نشانه‌ها و صفحه‌ها

styrivolt-how = چطور بازی می‌شود
styrivolt-board = تختهٔ گچی
styrivolt-about = این کارت چه می‌کند
styrivolt-lying = آنچه روی میز است
styrivolt-deals = دورها

## چطور بازی می‌شود

styrivolt-how-1 = شما با نفرِ روبه‌رو یک تیم هستید. هر کس نُه کارت دارد و تیمی که پنج دست بگیرد دور را می‌برد.
styrivolt-how-2 = هر دور دو خال منتخب دارد. از هر کدام یک کارت رو است و نیمی از آن زیر ته‌دسته؛ نام کارت‌ها همین پایین و کنارِ کارت‌های خودتان نوشته شده است.
styrivolt-how-3 = هر کارتی بخواهید بازی می‌کنید: لازم نیست هم‌خال باشد. کارت فقط وقتی دست را می‌گیرد که کارتِ برندهٔ همان لحظه را بزند.
styrivolt-how-4 = نُه کارت به نام استیککار تقریباً همه را می‌زنند: ۲♥︎ ۴♣︎ ۸♠︎ ۹♥︎ ۹♦︎ و آس و سربازِ خال‌های منتخب.
styrivolt-how-5 = پایین‌تر از آن‌ها ۶ و ۲ و ۳ و ۴ خال‌های منتخب کارت‌های معمولی را می‌زنند. ۷ و ۸ و ۹ و شاه و بی‌بیِ این خال‌ها فقط وقتی قوی‌اند که با آن‌ها شروع شود: ۷ یعنی بره، اگر با آن شروع شود، همیشه می‌برد.
styrivolt-how-6 = با ۵ خال منتخب می‌توانید کارت روشدهٔ همان خال را بگیرید. اگر هیچ استیککاری ندارید، پیش از اولین کارتتان می‌توانید ته‌دسته را به جای کارت‌های خودتان بردارید.
styrivolt-how-7 = برندهٔ دور یک خط از تختهٔ گچی پاک می‌کند، برای پنج دست اول دو خط و برای هر نُه دست سه خط. خطِ سوم یک صلیب می‌آورد و مسابقه را صلیب‌ها می‌برند.
styrivolt-how-tap = برای خواندنِ کارِ هر کارت انگشت را روی آن نگه دارید، یا روی کارتِ میز بزنید.

styrivolt-kind-stikki = استیککار: هرچه پایین‌تر است را می‌زنند
styrivolt-kind-capture = کارت‌های گیرنده: کارت‌های معمولی را می‌زنند
styrivolt-kind-led = فقط اگر با آن‌ها شروع شود قوی‌اند
styrivolt-kind-trader = برای عوض کردن با کارت روشده
styrivolt-kind-unchosen = همهٔ کارت‌های دیگر
styrivolt-not-chosen = دو خالِ این دور هنوز انتخاب نشده‌اند.
styrivolt-held = مالِ شما
styrivolt-four = هر چهار کارتِ این رتبه دستِ شماست: همه به اندازهٔ بهترینشان ارزش دارند.
styrivolt-four-tag = ×۴

## راهنما

styrivolt-beats-tag = می‌زند
styrivolt-beats-note = { $card } را می‌زند
styrivolt-beats-count = { $count ->
        [0] هیچ‌کدام از کارت‌هایتان آن را نمی‌زند
       *[other] { $count } کارتِ شما آن را می‌زند
    }
styrivolt-lead-count = { $count ->
        [0] اگر با آن شروع شود هیچ کارتی آن را نمی‌زند
       *[other] اگر با آن شروع شود { $count } کارت آن را می‌زند
    }
styrivolt-tricks = دست‌ها: { $ours } به { $theirs }

## آنچه روی میز است

styrivolt-chosen = خال‌های منتخب
styrivolt-chosen-are = خال‌های منتخب: { $suits }
styrivolt-stock = ته‌دسته: { $count } کارت، پشت
styrivolt-exposed = کارت‌های روشده: { $cards }
styrivolt-put-down = گذاشته‌شده در عوض: { $cards }
styrivolt-laid-out = روشده هنگام کوپ: { $cards }
styrivolt-in-place = گذاشته‌شده به جای کارتِ کوپ: { $cards }
styrivolt-down = کنارگذاشتهٔ { $name }: { $count } کارت، پشت
styrivolt-down-word = کنارگذاشته
styrivolt-good = هر چهار کارتِ هم‌رتبه، { $name }: { $rank }
styrivolt-mine-put_down = کارت‌های خودتان، کنارگذاشته
styrivolt-mine-taken = برداشتید
styrivolt-mine-turned = برگردانده‌شده از ته‌دسته
styrivolt-mine-looked = دیده‌اید
styrivolt-mine-laid = کنار گذاشتید

## پاسخ‌ها. کارت‌ها کنار این واژه‌ها نشانه دارند

styrivolt-do-play = بازی
styrivolt-do-lead = شروع با
styrivolt-do-good = این یکی خوب است!
styrivolt-do-trade = عوض کردن
styrivolt-do-swap = برداشتن
styrivolt-do-pick = با ته‌دسته
styrivolt-do-expose = رو گذاشتن
styrivolt-do-discard = کنار گذاشتن
styrivolt-do-bury = خواباندن
styrivolt-act-lead = دادن { $gave } و شروع با { $got }
styrivolt-act-take = برداشتن ته‌دسته
styrivolt-act-take-second = برداشتن کارت‌های کنارگذاشته
styrivolt-act-keep = نگه داشتن این‌ها
styrivolt-act-return = پس دادن
styrivolt-act-leave = صرف‌نظر
styrivolt-act-unmarked = ادامه بدون نوشتن
styrivolt-act-deal-unmarked = پخش بدون نوشتن

styrivolt-prompt-lead = شروع با شماست: یک کارت بازی کنید
styrivolt-prompt-take = یک کارت بازی کنید، یا ته‌دسته را بردارید
styrivolt-prompt-take-weak = استیککار ندارید: بازی کنید یا ته‌دسته را بردارید
styrivolt-prompt-trade = یک کارت بازی کنید، یا اول بازرگان را عوض کنید
styrivolt-prompt-expose = کدام { $suit } را رو می‌گذارید؟
styrivolt-prompt-take-second = یک کارت بازی کنید، یا کارت‌های کنارگذاشته را بردارید
styrivolt-prompt-lay = بازی کنید، یا اول یک کارت را کنار بگذارید
styrivolt-prompt-mark = تیم شما { $worth } برده است: روی تخته بنویسید
styrivolt-prompt-mark-lost = تیم شما { $worth } برده است. هرچه تا پخشِ بعدی نوشته نشود از دست می‌رود
styrivolt-prompt-deal = پخشِ بعدی با شماست: وقتی همه آماده‌اند پخش کنید
styrivolt-prompt-look = با این کارت‌ها چه می‌کنید؟
styrivolt-prompt-sure = با داشتنِ هر استیککاری نمی‌شود ته‌دسته را برداشت و کسی خبرتان نمی‌کند؛ جریمه: { $crosses ->
        [0] پایانِ دور.
        [2] یک صلیب راهب برای حریف‌ها.
       *[other] { $crosses } صلیب برای حریف‌ها.
    } برمی‌دارید؟
styrivolt-raised = { $called }
styrivolt-raised-faroese = { $called } ({ $faroese })
styrivolt-moment = یک لحظه …

## پس از پنج دست

styrivolt-made = بازی ساخته شد!
styrivolt-stake-claim = بستن دور
styrivolt-stake-nine = هر نُه دست
styrivolt-stake-fail = از دست دادن یک دست
styrivolt-strokes = { $count ->
        [0] هیچ
       *[other] { $count } خط
    }
styrivolt-crosses = { $count ->
        [0] هیچ
        [2] یک صلیب راهب
        [4] دو صلیب راهب
       *[other] { $count } صلیب
    }
styrivolt-for-them = { $worth } برای حریف‌ها

## امتیاز

styrivolt-result-ordinary = بازی معمولی
styrivolt-result-made = بازی ساخته شد
styrivolt-result-nine = هر نُه دست
styrivolt-result-made_alone = ساختنِ تنها
styrivolt-result-nine_alone = هر نُه دست، تنها
styrivolt-result-failed_nine = نُه دست نشد
styrivolt-result-penalty = برداشتنِ بی‌حق
styrivolt-result-unmarked = روی تخته نوشته نشد
styrivolt-ends-deals = { $deals } دور
styrivolt-ends-crosses = تا { $crosses } صلیب
styrivolt-ends-open = تا هر وقت بخواهید
styrivolt-deal-of = دور { $n } از { $deals }
styrivolt-deal = دور { $n }
styrivolt-drawn = مساوی
styrivolt-after = پس از این دور

## رویدادها

styrivolt-event-played = { $you ->
        [yes] شما { $card } را بازی کردید، { $called }.
       *[no] { $name } { $card } را بازی کرد، { $called }.
    }
styrivolt-event-trick_taken = { $you ->
        [yes] دست را شما گرفتید. دست‌ها: { $points }.
       *[no] دست را { $name } گرفت. دست‌ها: { $points }.
    }
styrivolt-takes = { $you ->
        [yes] این دست را گرفتید
       *[no] این دست را گرفت
    }
styrivolt-takes-led = { styrivolt-takes }: کسی آن را نزد
styrivolt-takes-with = { styrivolt-takes }: { $called }
styrivolt-bubble-stock = ته‌دسته!
styrivolt-bubble-claim = دور را می‌بندیم!
styrivolt-bubble-on = تا هر نُه دست!

## گفت‌وگوی سرِ میز

styrivolt-talk-about = نیمی از این بازی شوخی است. فقط آنچه دارید یا دیده‌اید گفتنی نیست.
styrivolt-talk-good = «این یکی خوب است» قانون است و همیشه شنیده می‌شود.

## کلیدها

styrivolt-key-answer = پاسخ‌ها
styrivolt-key-board = تختهٔ گچی
styrivolt-key-how = چطور بازی می‌شود
styrivolt-key-talk = گفت‌وگوی سرِ میز
styrivolt-key-about = این کارت چه می‌کند
styrivolt-key-lying = آنچه روی میز است
