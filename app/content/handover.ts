import type { Language } from "~/site/language";

/** The words of what is handed over at the end of a project, as its client reads it. */
export interface HandoverCopy {
  title: string;
  open: string;
  back: string;
  on: (day: string) => string;
  summary: string;
  accesses: string;
  files: string;
  version: string;
  print: string;
}

export const HANDOVER_COPY: Record<Language, HandoverCopy> = {
  fr: {
    title: "Livraison",
    open: "Voir la livraison",
    back: "Le projet",
    on: (day) => `Livré le ${day}`,
    summary: "Ce qui est livré",
    accesses: "Vos accès",
    files: "Fichiers livrés",
    version: "version",
    print: "Imprimer",
  },
  es: {
    title: "Entrega",
    open: "Ver la entrega",
    back: "El proyecto",
    on: (day) => `Entregado el ${day}`,
    summary: "Lo que se entrega",
    accesses: "Sus accesos",
    files: "Archivos entregados",
    version: "versión",
    print: "Imprimir",
  },
  ar: {
    title: "التسليم",
    open: "عرض التسليم",
    back: "المشروع",
    on: (day) => `سُلّم في ${day}`,
    summary: "ما سُلّم",
    accesses: "معلومات الولوج",
    files: "الملفات المسلَّمة",
    version: "نسخة",
    print: "طباعة",
  },
};

/** The words of the page on which a client says what a project was worth. */
export interface OwnReviewCopy {
  title: string;
  lead: string;
  shown: (name: string) => string;
  rating: string;
  mark: (value: number) => string;
  position: string;
  content: string;
  hint: string;
  send: string;
  sending: string;
  refuse: string;
  refusing: string;
  refused: string;
  answered: string;
  tooOften: string;
  summary: string;
  wrong: Record<"rating" | "tooShort" | "tooLong" | "position", string>;
  gone: Record<"title" | "text" | "home", string>;
}

export const OWN_REVIEW_COPY: Record<Language, OwnReviewCopy> = {
  fr: {
    title: "Votre avis sur notre travail",
    lead: "Une note et quelques phrases, qui aident les suivants à choisir.",
    shown: (name) => `Votre avis paraîtra au nom de ${name}, comme avis vérifié, une fois relu.`,
    rating: "Votre note",
    mark: (value) => `${value} sur 5`,
    position: "Votre poste (facultatif)",
    content: "Ce que vous en diriez",
    hint: "De 10 à 1\u202f000 caractères.",
    send: "Envoyer mon avis",
    sending: "Envoi…",
    refuse: "Je ne souhaite pas donner d’avis",
    refusing: "Enregistrement…",
    refused:
      "C’est noté\u202f: nous ne vous écrirons plus à ce sujet. Si vous changez d’idée, cette page reste ouverte.",
    answered: "Merci\u202f! Votre avis est bien reçu. Il paraîtra une fois relu.",
    tooOften: "Trop de réponses en peu de temps\u202f: réessayez dans un moment",
    summary: "À corriger",
    wrong: {
      rating: "Choisissez une note de 1 à 5",
      tooShort: "Écrivez dix caractères au moins",
      tooLong: "Mille caractères au plus",
      position: "Ce poste est trop long\u202f: 100\u00a0caractères au plus",
    },
    gone: {
      title: "Ce lien n’ouvre plus rien",
      text: "Il est incomplet, ou le projet n’existe plus. Écrivez-nous si vous avez un doute.",
      home: "Retour à l’accueil",
    },
  },
  es: {
    title: "Su opinión sobre nuestro trabajo",
    lead: "Una nota y unas frases, que ayudan a los siguientes a elegir.",
    shown: (name) => `Su opinión aparecerá a nombre de ${name}, como opinión verificada, una vez leída.`,
    rating: "Su nota",
    mark: (value) => `${value} de 5`,
    position: "Su cargo (opcional)",
    content: "Lo que diría",
    hint: "De 10 a 1000 caracteres.",
    send: "Enviar mi opinión",
    sending: "Enviando…",
    refuse: "No deseo dar mi opinión",
    refusing: "Guardando…",
    refused: "Anotado: no volveremos a escribirle sobre esto. Si cambia de idea, esta página sigue abierta.",
    answered: "¡Gracias! Hemos recibido su opinión. Aparecerá una vez leída.",
    tooOften: "Demasiadas respuestas en poco tiempo: inténtelo dentro de un momento",
    summary: "Por corregir",
    wrong: {
      rating: "Elija una nota de 1 a 5",
      tooShort: "Escriba al menos diez caracteres",
      tooLong: "Mil caracteres como máximo",
      position: "Este cargo es demasiado largo: 100 caracteres como máximo",
    },
    gone: {
      title: "Este enlace ya no abre nada",
      text: "Está incompleto, o el proyecto ya no existe. Escríbanos si tiene dudas.",
      home: "Volver al inicio",
    },
  },
  ar: {
    title: "رأيكم في عملنا",
    lead: "تقييم وبضع جمل تساعد من بعدكم على الاختيار.",
    shown: (name) => `يظهر رأيكم باسم ${name} كرأي موثّق بعد قراءته.`,
    rating: "تقييمكم",
    mark: (value) => `${value} من 5`,
    position: "صفتكم (اختياري)",
    content: "ما تقولونه عن عملنا",
    hint: "من 10 إلى 1000 حرف.",
    send: "إرسال رأيي",
    sending: "جارٍ الإرسال…",
    refuse: "لا أرغب في إبداء رأي",
    refusing: "جارٍ الحفظ…",
    refused: "سُجّل ذلك: لن نراسلكم في هذا الشأن بعد الآن. وإن غيّرتم رأيكم تبقى هذه الصفحة مفتوحة.",
    answered: "شكرًا! وصلنا رأيكم، وسيظهر بعد قراءته.",
    tooOften: "أجوبة كثيرة في وقت قصير: أعيدوا المحاولة بعد قليل",
    summary: "يجب التصحيح",
    wrong: {
      rating: "اختاروا تقييمًا من 1 إلى 5",
      tooShort: "اكتبوا عشرة أحرف على الأقل",
      tooLong: "ألف حرف على الأكثر",
      position: "الصفة طويلة: 100 حرف على الأكثر",
    },
    gone: {
      title: "هذا الرابط لا يفتح شيئًا",
      text: "إما أنه ناقص، أو أن المشروع لم يعد موجودًا. راسلونا عند الشك.",
      home: "العودة إلى الصفحة الرئيسية",
    },
  },
};
