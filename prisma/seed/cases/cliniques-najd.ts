import { demoPicture } from "../pictures";
import type { SeedCase } from "../seed-types";

export const cliniquesNajd: SeedCase = {
  slug: "cliniques-najd",
  title: "موعدك في دقيقة، وتذكير قبله بمساء",
  client_name: "عيادات نجد، الرياض",
  sector: "sante",
  country: "SA",
  year: 2026,
  language: "ar",
  summary:
    "تطبيق مواعيد لثلاث عيادات في الرياض، صُمّم بالعربية أولًا، ويحسب أوقات الصلاة ويملأ المواعيد الملغاة من قائمة الانتظار.",
  problem: `كان الحجز في عيادات نجد بالهاتف فقط. تنتظر المتصلة سبع دقائق في المتوسط، ثم ينسى واحد من كل خمسة موعده. أما التطبيق السابق فكان مترجمًا عن الإنجليزية: الأزرار في غير مكانها، والأرقام تنقلب داخل الجملة.

طلبت الإدارة شيئًا واحدًا: أن تستطيع أم تحمل طفلًا أن تغيّر الموعد بيد واحدة.`,
  work_done: `<p>جلسنا يومين في الاستقبال وسجّلنا ثلاثمئة مكالمة. ثلثاها لتغيير موعد، لا لحجزه. لذلك تفتح الشاشة الأولى على الموعد القادم، وزر التغيير تحت الإبهام.</p><h3>ما الذي سُلّم</h3><ul><li>تطبيق للمراجعين، بالعربية أولًا ثم بالإنجليزية.</li><li>لوحة يوم لكل فرع، تظهر فيها أوقات الصلاة ولا يُحجز فوقها.</li><li>تذكير مساء اليوم السابق بجوابين: سنحضر، أو نعتذر. والاعتذار يعرض المكان على قائمة الانتظار.</li></ul><p>دُرّب موظفو الاستقبال في نصف يوم، وبقي الهاتف لمن يريده.</p>`,
  public_url: null,
  image_url: demoPicture("cases/cliniques-najd/cover"),
  image_alt:
    "هاتفان على خلفية خضراء: أحدهما يعرض موعد سلمان غدًا مع زرّي «سنحضر» و«نعتذر»، والآخر تغيير الموعد، وبجانبهما وجوه ثلاثة أطباء.",
  services: ["Applications mobiles", "Interfaces & prototypes"],
  figures: [
    {
      label: "نسبة الغياب عن المواعيد",
      before_text: "19٪",
      after_text: "6٪",
      source: "سجل مواعيد ثلاثة فروع، ستة أشهر (عميل وهمي)",
      measuredOn: "2026-07-31",
    },
    {
      label: "متوسط الانتظار على الهاتف",
      before_text: "7 دقائق",
      after_text: "دقيقة واحدة",
      source: "تقرير المقسم الهاتفي (عميل وهمي)",
      measuredOn: "2026-07-31",
    },
    {
      label: "مواعيد غُيّرت دون اتصال",
      before_text: null,
      after_text: "71٪",
      source: "سجل التطبيق (عميل وهمي)",
      measuredOn: "2026-07-31",
    },
  ],
  people: [
    { name: "Nasser Al Harbi", role: "إدارة المشروع في الرياض" },
    { name: "Zineb Filali", role: "تصميم الواجهة بالعربية" },
    { name: "Hamza Benjelloun", role: "التطوير" },
  ],
  pictures: [
    {
      kind: "desktop",
      image_url: demoPicture("cases/cliniques-najd/desktop"),
      image_alt: "لوحة يوم الثلاثاء لثلاثة أطباء: مواعيد ملونة على خط الوقت، وصلاة المغرب محجوزة في كل عمود.",
      caption: "وقت الصلاة جزء من الجدول.",
    },
    {
      kind: "phone",
      image_url: demoPicture("cases/cliniques-najd/phone"),
      image_alt: "شاشة الموعد القادم مع د. هند، وأيام الأسبوع، والأوقات المتاحة، وزر التأكيد.",
    },
    {
      kind: "phone",
      image_url: demoPicture("cases/cliniques-najd/reminder"),
      image_alt: "تذكير: موعد سلمان غدًا، مع جوابين ووجه الطبيبة مرسومًا.",
    },
  ],
};
