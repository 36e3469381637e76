import type { ArticleCopy } from "./article-copy";

const plural = new Intl.PluralRules("ar");

export const arabicArticle: ArticleCopy = {
  blog: "المدونة",
  blogTitle: "مدونة الوكالة",
  back: "العودة إلى المدونة",
  contents: "المحتويات",
  contentsLabel: "أقسام المقال",
  writtenBy: "بقلم",
  facts: {
    author: "الكاتب",
    origin: "التحرير",
    published: "نُشر في",
    updated: "حُدّث في",
    reading: "مدة القراءة",
  },
  readingTime: (minutes) => {
    if (minutes === 1) return "دقيقة واحدة";
    if (minutes === 2) return "دقيقتان";
    return `${minutes}\u00a0${plural.select(minutes) === "few" ? "دقائق" : "دقيقة"}`;
  },
  generatedLine: (reader) =>
    reader === null ? "أُنشئ بالذكاء الاصطناعي ولم يُراجَع بعد" : `أُنشئ بالذكاء الاصطناعي وراجعه \u2068${reader}\u2069`,
  categories: {
    Design: "التصميم",
    Marketing: "التسويق",
    Branding: "العلامة التجارية",
    Business: "الأعمال",
    Tech: "التقنية",
    Programmation: "البرمجة",
  },
  tags: "الوسوم",
  table: "جدول",
  share: "شارك المقال",
  shareBy: { whatsapp: "واتساب", linkedin: "لينكدإن", email: "البريد الإلكتروني" },
  copyLink: "نسخ الرابط",
  linkCopied: "نُسخ الرابط",
  copyFailed: "النسخ غير مسموح به هنا",
  question: "هل لديك سؤال حول هذا الموضوع؟",
  contact: "اتصل بنا",
  around: "مقالات أخرى",
  previous: "المقال السابق",
  next: "المقال التالي",
  related: "اقرأ أيضًا",
  draft: "مسودة",
  alreadyPublished: "منشور بالفعل",
  draftText: "هذه المعاينة خاصة. يتوقف الرابط عن العمل بعد سبعة أيام من إنشائه.",
  metaMore: "مقال من مدونة الوكالة، مع أمثلة وأسعار ومدد واضحة.",
};
