### توزيع يمكن لأي أحد التحقق منه: ما يقوله الأمر `varaq verify` وصفحته في المتصفح

verify-fault-not_noted = لم يُكتب شيء عن كيفية توزيعها
verify-fault-not_sealed = لم يُكتب أي ختم
verify-fault-no_secret = لم يُكشف السرّ
verify-fault-bad_note = ما كُتب لا يصلح للتحقق
verify-fault-commitment = السرّ ليس هو الذي خُتم عليه
verify-fault-secret_again = سبق كشف هذا السرّ مع جولة قبلها
verify-fault-order = جاءت الأوراق بترتيب غير الذي يعطيه السرّ
verify-fault-later_order = الأوراق التي خُلطت في أثناء الجولة جاءت بترتيب غير الذي يعطيه السرّ

verify-both = { $first }؛ { $second }
verify-fair = كما خُتم عليها
verify-seal = الختم { $seal }…
verify-shared = المشاركون في الخلط: { $names }
verify-shared-nobody = لم يشارك أحد في الخلط
verify-seat = المقعد { $n }
verify-deal = الجولة { $n }

verify-title = { $file }: { $house }
verify-progress = سؤال لاعبي الحاسوب من جديد
verify-deals = الجولات كما خُتم عليها: { $fair } من { $count }
verify-players = لاعبو الحاسوب: تكرر الفعل نفسه في { $same } من { $count }
verify-other = { $again ->
        [none] الفعل { $n } (الجولة { $deal }): من { $name } ({ $player }) «{ $act }»؛ وعند السؤال من جديد: لا شيء
       *[other] الفعل { $n } (الجولة { $deal }): من { $name } ({ $player }) «{ $act }»؛ وعند السؤال من جديد: «{ $again }»
    }
verify-unknown-player = الفعل { $n } (الجولة { $deal }): كُتب أن { $name } هو لاعب الحاسوب «{ $player }»، وهو غير معروف هنا
verify-more = وغيرها: { $count }
verify-no-players = لم يُكتب أي فعل للاعب حاسوب.
verify-no-dice = لا يذكر السجلّ نرد لاعبي الحاسوب، فلا يمكن سؤالهم من جديد.
verify-no-kernel = نواة البحث غير مبنية هنا، فيفكر لاعبو الحاسوب الأقوى أقل، وقد يختارون غير ما اختاروه من دون أي خلل.
verify-no-file = اذكر سجلّ مباراة: varaq verify FILE
verify-no-such-file = لا يمكن فتح { $file }. { $why }
verify-no-text = { $file } ليس سجلّ مباراة: لا نص فيه.
verify-no-notes = { $file }: لا شيء للتحقق منه. لم يُكتب في هذا السجلّ كيف خُلط الورق.
verify-bad-house = { $file }: لا يمكن اللعب بهذه القواعد. { $why }
verify-damaged = { $file } تالف. السطر { $line } لا يُقرأ: «{ $text }»
verify-refused-act = { $file } تالف. السطر { $line } لا يمكن لعبه: «{ $text }». { $why }
