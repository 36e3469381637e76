type Language = "fr" | "es" | "ar";

const FRENCH = {
  blog: "Blog",
  blogTitle: "Le blog de l’agence",
  back: "Retour au blog",
  contents: "Sommaire",
  contentsLabel: "Plan de l’article",
  writtenBy: "Écrit par",
  facts: {
    author: "Auteur",
    origin: "Rédaction",
    published: "Publié le",
    updated: "Mis à jour le",
    reading: "Lecture",
  },
  readingTime: (minutes: number) => `${minutes}\u00a0${minutes > 1 ? "minutes" : "minute"}`,
  /** Null where no one has read it over yet. */
  generatedLine: (reader: string | null) =>
    reader === null ? "Généré par IA, pas encore relu" : `Généré par IA, relu par ${reader}`,
  /** Those whose name is another one than in French. */
  categories: {} as Readonly<Record<string, string>>,
  tags: "Étiquettes",
  table: "Tableau",
  share: "Partager",
  shareBy: { whatsapp: "WhatsApp", linkedin: "LinkedIn", email: "E-mail" },
  copyLink: "Copier le lien",
  linkCopied: "Lien copié",
  copyFailed: "La copie n’est pas permise ici",
  question: "Une question sur ce sujet\u202f?",
  contact: "Nous contacter",
  around: "Autres articles",
  previous: "Article précédent",
  next: "Article suivant",
  related: "À lire ensuite",
  draft: "Brouillon",
  alreadyPublished: "Déjà publié",
  draftText: "Cet aperçu est privé. Le lien cesse de fonctionner sept jours après avoir été créé.",
  metaMore: "Un article du blog de l’agence, avec des exemples, des prix et des délais.",
};

type ArticleCopy = typeof FRENCH;

const SPANISH: ArticleCopy = {
  blog: "Blog",
  blogTitle: "El blog de la agencia",
  back: "Volver al blog",
  contents: "Índice",
  contentsLabel: "Partes del artículo",
  writtenBy: "Escrito por",
  facts: {
    author: "Autor",
    origin: "Redacción",
    published: "Publicado el",
    updated: "Actualizado el",
    reading: "Lectura",
  },
  readingTime: (minutes) => `${minutes}\u00a0${minutes > 1 ? "minutos" : "minuto"}`,
  generatedLine: (reader) =>
    reader === null ? "Generado por IA, aún sin revisar" : `Generado por IA, revisado por ${reader}`,
  categories: { Design: "Diseño", Programmation: "Programación", Business: "Negocio", Tech: "Tecnología" },
  tags: "Etiquetas",
  table: "Tabla",
  share: "Compartir",
  shareBy: { whatsapp: "WhatsApp", linkedin: "LinkedIn", email: "Correo" },
  copyLink: "Copiar el enlace",
  linkCopied: "Enlace copiado",
  copyFailed: "Aquí no se permite copiar",
  question: "¿Tienes alguna pregunta sobre este tema?",
  contact: "Escríbenos",
  around: "Otros artículos",
  previous: "Artículo anterior",
  next: "Artículo siguiente",
  related: "Sigue leyendo",
  draft: "Borrador",
  alreadyPublished: "Ya publicado",
  draftText: "Esta vista previa es privada. El enlace deja de funcionar siete días después de haberse creado.",
  metaMore: "Un artículo del blog de la agencia, con ejemplos, precios y plazos.",
};

const plural = new Intl.PluralRules("ar");

const ARABIC: ArticleCopy = {
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

const COPIES: Readonly<Record<Language, ArticleCopy>> = { fr: FRENCH, es: SPANISH, ar: ARABIC };

/** The words around an article in its language. */
export function articleWords(language: Language): ArticleCopy {
  return COPIES[language];
}

/** What a category is called in a language; one that the agency has made up keeps its name. */
export function categoryIn(language: Language, category: string): string {
  return COPIES[language].categories[category] ?? category;
}
