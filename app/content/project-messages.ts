import type { Language } from "~/site/language";

/** The words of a project's thread, as its client reads them. */
export interface MessagesCopy {
  title: string;
  /** On the project's page: the way to the thread, with how many messages are new. */
  open: (unread: number) => string;
  back: string;
  /** Under the title: who reads it, and when. */
  intro: string;
  empty: string;
  thread: string;
  older: string;
  newest: string;
  isNew: string;
  agency: string;
  /** Of an account that was erased. */
  unknown: string;
  label: string;
  hint: string;
  send: string;
  sending: string;
  sent: string;
  missing: string;
  tooLong: string;
  tooMany: string;
  summary: string;
  files: string;
  noFiles: string;
  filesLabel: string;
  filesHint: string;
  downloadAll: string;
  /** Of files on their way, before how much of them has gone. */
  uploading: string;
  stop: string;
  broken: string;
  unanswered: string;
  version: string;
  /** What is said of a file, after its name; of all of them where there is no room. */
  refusals: Record<"empty" | "kind" | "too-large" | "unavailable" | "quota", string>;
}

/** What the picture of a file shows. */
export const PREVIEW_LABELS: Record<Language, (name: string) => string> = {
  fr: (name) => `Aperçu de ${name}`,
  es: (name) => `Vista previa de ${name}`,
  ar: (name) => `معاينة ${name}`,
};

/** How much of the room for a project's files is taken. */
export const ROOM_LABELS: Record<Language, (taken: string, all: string) => string> = {
  fr: (taken, all) => `${taken} sur ${all}`,
  es: (taken, all) => `${taken} de ${all}`,
  ar: (taken, all) => `${taken} من ${all}`,
};

export const MESSAGES_COPY: Record<Language, MessagesCopy> = {
  fr: {
    title: "Messages",
    open: (unread) =>
      unread === 0 ? "Écrire à l’agence" : unread === 1 ? "Lire 1 nouveau message" : `Lire ${unread} nouveaux messages`,
    back: "Le projet",
    intro: "Vous et l’équipe lisez ce fil. Nous répondons sous un jour ouvré.",
    empty: "Aucun message pour l’instant. Posez ici vos questions sur ce projet.",
    thread: "Fil des messages",
    older: "Messages plus anciens",
    newest: "Derniers messages",
    isNew: "Nouveau",
    agency: "L’agence",
    unknown: "Compte effacé",
    label: "Votre message",
    hint: "Les retours à la ligne sont gardés.",
    send: "Envoyer",
    sending: "Envoi…",
    sent: "Message envoyé",
    missing: "Écrivez votre message, ou joignez un fichier",
    tooLong: "Le message ne peut pas dépasser 5\u202f000\u00a0caractères",
    tooMany: "Trop de messages en peu de temps\u202f: réessayez dans un moment",
    summary: "À corriger",
    files: "Fichiers",
    noFiles: "Aucun fichier pour l’instant.",
    filesLabel: "Joindre des fichiers (facultatif)",
    filesHint: "5 au plus, de 100\u00a0Mo chacun\u202f: PDF, images, vidéo, Office, polices, archives.",
    downloadAll: "Tout télécharger",
    uploading: "Envoi des fichiers\u202f:",
    stop: "Arrêter l’envoi",
    broken:
      "L’envoi s’est arrêté avant la fin\u202f: rien n’en est gardé. Votre texte et vos fichiers sont encore là, renvoyez-les.",
    unanswered: "Nous n’avons pas reçu de réponse. Regardez si votre message est dans le fil avant de le renvoyer.",
    version: "version",
    refusals: {
      empty: "le fichier est vide",
      kind: "ce type de fichier n’est pas accepté",
      "too-large": "le fichier dépasse 100\u00a0Mo",
      unavailable: "le fichier n’a pas pu être enregistré, réessayez dans un instant",
      quota: "Les fichiers de ce projet dépasseraient 2\u00a0Go\u202f: envoyez-en de plus légers",
    },
  },
  es: {
    title: "Mensajes",
    open: (unread) =>
      unread === 0 ? "Escribir a la agencia" : unread === 1 ? "Leer 1 mensaje nuevo" : `Leer ${unread} mensajes nuevos`,
    back: "El proyecto",
    intro: "Usted y el equipo leen este hilo. Respondemos en un día laborable.",
    empty: "Ningún mensaje por ahora. Pregunte aquí lo que quiera sobre este proyecto.",
    thread: "Hilo de mensajes",
    older: "Mensajes anteriores",
    newest: "Últimos mensajes",
    isNew: "Nuevo",
    agency: "La agencia",
    unknown: "Cuenta borrada",
    label: "Su mensaje",
    hint: "Se conservan los saltos de línea.",
    send: "Enviar",
    sending: "Enviando…",
    sent: "Mensaje enviado",
    missing: "Escriba su mensaje o adjunte un archivo",
    tooLong: "El mensaje no puede superar los 5000 caracteres",
    tooMany: "Demasiados mensajes en poco tiempo: inténtelo dentro de un momento",
    summary: "Por corregir",
    files: "Archivos",
    noFiles: "Ningún archivo por ahora.",
    filesLabel: "Adjuntar archivos (opcional)",
    filesHint: "5 como máximo, de 100 MB cada uno: PDF, imágenes, vídeo, Office, fuentes, archivos comprimidos.",
    downloadAll: "Descargar todo",
    uploading: "Envío de los archivos:",
    stop: "Detener el envío",
    broken:
      "El envío se ha interrumpido: no se ha guardado nada. Su texto y sus archivos siguen aquí, vuelva a enviarlos.",
    unanswered: "No hemos recibido respuesta. Mire si su mensaje está en el hilo antes de volver a enviarlo.",
    version: "versión",
    refusals: {
      empty: "el archivo está vacío",
      kind: "no se acepta este tipo de archivo",
      "too-large": "el archivo supera los 100 MB",
      unavailable: "no se ha podido guardar el archivo, inténtelo dentro de un momento",
      quota: "Los archivos de este proyecto superarían los 2 GB: envíe otros más ligeros",
    },
  },
  ar: {
    title: "الرسائل",
    open: (unread) => (unread === 0 ? "الكتابة إلى الوكالة" : `قراءة الرسائل الجديدة (${unread})`),
    back: "المشروع",
    intro: "تقرؤون أنتم والفريق هذه الرسائل. نرد خلال يوم عمل واحد.",
    empty: "لا توجد رسائل بعد. اطرحوا هنا أسئلتكم عن هذا المشروع.",
    thread: "سلسلة الرسائل",
    older: "رسائل أقدم",
    newest: "آخر الرسائل",
    isNew: "جديد",
    agency: "الوكالة",
    unknown: "حساب محذوف",
    label: "رسالتكم",
    hint: "تُحفظ الأسطر كما هي.",
    send: "إرسال",
    sending: "جارٍ الإرسال…",
    sent: "أُرسلت الرسالة",
    missing: "اكتبوا رسالتكم أو أرفقوا ملفاً",
    tooLong: "لا يمكن أن تتجاوز الرسالة 5000 حرف",
    tooMany: "رسائل كثيرة في وقت قصير: حاولوا بعد قليل",
    summary: "للتصحيح",
    files: "الملفات",
    noFiles: "لا توجد ملفات بعد.",
    filesLabel: "إرفاق ملفات (اختياري)",
    filesHint: "5 ملفات على الأكثر، 100 ميغابايت لكل منها: PDF وصور وفيديو ومستندات وخطوط وأرشيفات.",
    downloadAll: "تنزيل الكل",
    uploading: "إرسال الملفات:",
    stop: "إيقاف الإرسال",
    broken: "توقف الإرسال قبل اكتماله ولم يُحفظ شيء. نصكم وملفاتكم ما زالت هنا، أعيدوا إرسالها.",
    unanswered: "لم نتلقَّ رداً. تحققوا من وجود رسالتكم قبل إعادة إرسالها.",
    version: "نسخة",
    refusals: {
      empty: "الملف فارغ",
      kind: "هذا النوع من الملفات غير مقبول",
      "too-large": "الملف يتجاوز 100 ميغابايت",
      unavailable: "تعذر حفظ الملف، حاولوا بعد قليل",
      quota: "ستتجاوز ملفات هذا المشروع 2 غيغابايت: أرسلوا ملفات أخف",
    },
  },
};
