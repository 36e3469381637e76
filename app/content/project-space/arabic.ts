import type { SpaceCopy } from "./space-copy";

/** A number of days after a preposition: Arabic counts one, two, three to ten, and more in other words. */
function daysInArabic(days: number): string {
  if (days === 1) return "يوم واحد";
  if (days === 2) return "يومين";
  const rest = days % 100;
  if (rest >= 3 && rest <= 10) return `${days} أيام`;
  return rest >= 11 ? `${days} يوماً` : `${days} يوم`;
}

export const ARABIC: SpaceCopy = {
  back: "مشاريعي",
  where: "أين وصل مشروعي",
  history: "تاريخ المشروع",
  since: "منذ",
  undecided: "يُحدد لاحقاً",
  facts: {
    deadline: "الموعد النهائي",
    budget: "الميزانية",
    category: "الفئة",
    created: "أُنشئ في",
  },
  sentences: {
    pending: "سُجّل مشروعكم. نعدّه ونراسلكم قبل البدء.",
    in_progress: "نعمل عليه الآن.",
    completed: "سُلّم كل شيء. شكراً على ثقتكم.",
    cancelled: "هذا المشروع متوقف. راسلونا لاستئنافه.",
  },
  categories: {
    programming: "البرمجة والتقنية",
    graphics: "التصميم والغرافيك",
    content: "المحتوى والتسويق",
    business: "الأعمال والبيانات",
  },
  track: "مراحل المشروع",
  states: {
    upcoming: "قادمة",
    in_progress: "قيد التنفيذ",
    in_review: "للمصادقة",
    approved: "مصادق عليها",
    rework: "تحتاج إعادة",
  },
  headline: ({ number, total, title }) => `المرحلة ${number} من ${total}: ${title}.`,
  turn: {
    approve: (day) => `الدور عليكم: المصادقة${day ? ` قبل ${day}` : ""}.`,
    give: (what) => `الدور عليكم: ${what}.`,
    working: (day) => `نعمل عليها الآن${day ? `، والموعد ${day}` : ""}.`,
    rework: "نعيد ما طلبتموه.",
    upcoming: (day) => `تبدأ قريباً${day ? ` وتنتهي في ${day}` : ""}.`,
    done: () => "تمت المصادقة على كل المراحل.",
  },
  progress: (done, total) => `المصادق عليها: ${done} من ${total}`,
  due: "الموعد",
  approvedOn: "تمت المصادقة في",
  kept: (day) => `كان الموعد ${day}، وتم احترامه`,
  daysLate: (days) => `تمت المصادقة بعد الموعد بـ${daysInArabic(days)}`,
  late: (day) => `متأخرة منذ ${day}`,
  lateForYou: (day) => `انقضى موعد ${day}: ننتظر ردكم`,
  moved: (from, to) => `انتقل من ${from} إلى ${to}`,
  waited: (what) => `في انتظار: ${what}`,
  decidedLate: "وصل القرار بعد الموعد",
  waits: "ننتظر",
  team: "من يعمل على مشروعكم",
  news: "آخر الأخبار",
  events: {
    started: "بدأت المرحلة",
    submitted: "أُرسلت للمصادقة",
    withdrawn: "سُحبت من المصادقة",
    approved: "تمت المصادقة",
    rework: "طُلبت إعادة",
    undone: "سُحب القرار",
    moved: "تغيّر الموعد",
    waiting: "في انتظاركم",
    resumed: "وصلنا، والعمل يتواصل",
  },
  decide: {
    title: "قراركم",
    approve: "المصادقة على هذه المرحلة",
    approving: "جارٍ الإرسال…",
    rework: "طلب إعادة",
    ask: "ما الذي يجب إعادته؟",
    asking: "جارٍ الإرسال…",
    hint: "يمكن سحب القرار خلال عشر دقائق.",
    missing: "قولوا ما الذي يجب إعادته",
    tooLong: "3000 حرف على الأكثر",
    files: "ما تصادقون عليه",
    undo: "سحب قراري",
    undoing: "جارٍ السحب…",
  },
  revisions: {
    count: (used, included) => `التعديلات: ${used} من ${included} مشمولة.`,
    beyond: (price) => `بعد ذلك ثمن الساعة ${price} دون ضريبة.`,
  },
  done: { approved: "تمت المصادقة", rework: "طُلبت الإعادة", undone: "سُحب القرار" },
  refused: {
    title: "لم يُحفظ قراركم",
    changed: "تغيّرت هذه المرحلة في هذه الأثناء. اقرؤوها قبل القرار.",
    notInReview: "هذه المرحلة ليست للمصادقة الآن.",
    over: "هذا المشروع انتهى أو توقف: لم يعد فيه ما يُقرَّر.",
    tooLate: "فات الأوان: يُسحب القرار خلال عشر دقائق.",
    tooMany: "قرارات كثيرة في وقت قصير: حاولوا بعد ساعة.",
  },
  summary: "يجب التصحيح",
  version: "نسخة",
  by: "بواسطة",
};
