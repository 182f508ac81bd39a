### إعادة النظر في مباراة لُعبت

replay-title = مراجعة المباراة
replay-about = هنا يُفتح سجلّ مباراة ويُستعرض ورقة ورقة: من مكان أيّ لاعب، أو بأوراق مكشوفة كلّها. الخادم يعيد لعب السجلّ لك ولا يحتفظ بشيء منه.
replay-choose = اختيار سجلّ
replay-drop = أو إفلات الملف هنا
replay-paste = أو لصق نصّ السجلّ
replay-open = فتح
replay-first-open = هذا الرابط يقود إلى لحظة من مباراة. للوصول إليها يلزم فتح سجلّ تلك المباراة.
replay-tables = من طاولاتك
replay-empty = لم تُوزَّع أوراق في هذا السجلّ بعد.
replay-another = فتح سجلّ آخر

## شريط الوقت

replay-bar = شريط الوقت
replay-time = اللحظة في هذه الجولة
replay-steps = إلى الوراء والأمام
replay-deal-back = الجولة السابقة
replay-first = بداية الجولة
replay-back = خطوة إلى الوراء
replay-play = تشغيل
replay-pause = إيقاف مؤقت
replay-forward = خطوة إلى الأمام
replay-last = نهاية الجولة
replay-deal-on = الجولة التالية
replay-place = { $n } من { $count }
replay-step = الخطوة { $n } من { $count }
replay-deals = الجولة
replay-thrown = أُلغيت
replay-eyes = من عين
replay-eyes-open = كلّ الأوراق مكشوفة
replay-eyes-none = متفرّج
replay-speed = السرعة
replay-speed-slow = بطيء
replay-speed-usual = عادي
replay-speed-fast = سريع
replay-speed-faster = سريع جدًّا
replay-seat = المقعد { $n }
replay-sat-in = { $you ->
    [yes] أثناء غيابك لعب الحاسوب عنك.
   *[other] { $name }: غياب، والبديل لاعب حاسوب.
}

## كلّ الأوراق

replay-hands = أوراق الجميع
replay-no-cards = لا أوراق
replay-hidden-trump_card = الحكم المقلوب:
replay-hidden-discarded = المدفون:
replay-hidden-put_down = الموضوع أرضًا:
replay-hidden-put_away = المنحّى:
replay-hidden-piles = على الأكوام:
replay-hidden-laid = المبسوط:

## القائمة

replay-copy = نسخ رابط هذه اللحظة
replay-copied-bare = تم النسخ. من يفتح الرابط يحتاج إلى السجلّ أيضًا.
replay-download = تنزيل السجلّ
replay-matches = مباريات هذه الطاولة
replay-match = المباراة { $n }
replay-match-deals = { $count ->
    [zero] لا جولات
    [one] جولة واحدة
    [two] جولتان
    [few] { $count } جولات
    [many] { $count } جولة
   *[other] { $count } جولة
}
replay-key-step = خطوة على امتداد شريط الوقت
replay-key-ends = بداية الجولة ونهايتها
replay-key-deal = الجولة السابقة، الجولة التالية
replay-key-play = تشغيل، إيقاف مؤقت
replay-key-seat = من عين هذا المقعد
replay-key-none = من عين متفرّج
replay-key-open = كلّ الأوراق مكشوفة
