### آن‌چه به میزبان گفته می‌شود، و به مهمان‌ها وقتی که دیگر جا نیست

cli-serve-bad-database = این نشانیِ پایگاه داده نیست: { $text }. نمونه: postgresql://user:password@host/name یا sqlite:///folder/file.db
cli-serve-bad-bus = این نشانیِ گذرگاه پیام نیست: { $text }. نمونه: redis://host/0 یا postgresql://user:password@host/name؛ «none» یعنی بی‌گذرگاه.
cli-serve-no-driver = آن‌چه با آن حرف می‌زند نصب نیست. نصبش کنید: pip install "varaq[{ $text }]"
cli-serve-no-database = پایگاه دادهٔ { $place } باز نمی‌شود: { $why }
cli-serve-database-too-new = با پایگاه دادهٔ { $place } نسخهٔ تازه‌تری از ورق کار کرده است. این نسخه را به‌روز کنید یا پایگاه دیگری بدهید.
cli-serve-metrics = آمار برای Prometheus: { $address }
cli-serve-metrics-taken = آمار را نمی‌شود در { $text } نشان داد. درگاه آزادی بدهید: --metrics 9100

refusal-too_many_tables = از این‌جا تازگی میزهای زیادی باز شده است. { $minutes ->
        [one] یک دقیقهٔ دیگر
       *[other] { $minutes } دقیقهٔ دیگر
    } می‌شود میز تازه‌ای باز کرد؛ میزهای دیگر سر جایشان هستند.
refusal-too_many_joins = از این‌جا تازگی آدم‌های زیادی سر میز نشسته‌اند. { $minutes ->
        [one] یک دقیقهٔ دیگر
       *[other] { $minutes } دقیقهٔ دیگر
    } دوباره امتحان کنید.
refusal-too_many_connections = از این‌جا پنجره‌های زیادی باز است. آن‌هایی را که لازم ندارید ببندید و این صفحه را دوباره باز کنید.
refusal-table_crowded = آدم‌های زیادی دارند این میز را تماشا می‌کنند. کمی بعد دوباره امتحان کنید.
