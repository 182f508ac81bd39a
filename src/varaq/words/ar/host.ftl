### ما يقال للمضيف، وللضيوف حين لا يبقى مكان

cli-serve-bad-database = هذا ليس عنوان قاعدة بيانات: { $text }. مثال: postgresql://user:password@host/name أو sqlite:///folder/file.db
cli-serve-bad-bus = هذا ليس عنوان ناقل رسائل: { $text }. مثال: redis://host/0 أو postgresql://user:password@host/name، و«none» تعني بلا ناقل.
cli-serve-no-driver = البرنامج الذي يخاطبها غير مثبَّت. لتثبيته: pip install "varaq[{ $text }]"
cli-serve-no-database = لا يمكن فتح قاعدة البيانات { $place }: { $why }
cli-serve-database-too-new = استعملت قاعدةَ البيانات { $place } نسخةٌ أحدث من «ورق». يلزم تحديث هذه النسخة أو اختيار قاعدة أخرى.
cli-serve-metrics = إحصاءات لبرنامج Prometheus: { $address }
cli-serve-metrics-taken = لا يمكن عرض الإحصاءات على { $text }. يمكن اختيار منفذ غير مشغول: --metrics 9100

refusal-too_many_tables = فُتحت من هنا طاولات كثيرة منذ قليل. يمكن فتح طاولة جديدة { $minutes ->
        [one] بعد دقيقة
        [two] بعد دقيقتين
        [few] بعد { $minutes } دقائق
       *[other] بعد { $minutes } دقيقة
    }، والطاولات الأخرى باقية.
refusal-too_many_joins = جلس من هنا كثيرون منذ قليل. يمكن المحاولة من جديد { $minutes ->
        [one] بعد دقيقة
        [two] بعد دقيقتين
        [few] بعد { $minutes } دقائق
       *[other] بعد { $minutes } دقيقة
    }.
refusal-too_many_connections = نوافذ كثيرة مفتوحة من هنا. يمكن إغلاق ما لا حاجة إليه ثم فتح هذه الصفحة من جديد.
refusal-table_crowded = كثيرون ينظرون إلى هذه الطاولة. يمكن المحاولة بعد قليل.
