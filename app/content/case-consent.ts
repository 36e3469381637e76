import type { Language } from "~/site/language";

/** The words of the page on which a client gives leave to show a work, and takes it back. */
export interface ConsentCopy {
  title: string;
  lead: string;
  see: string;
  what: string;
  points: readonly string[];
  name: string;
  give: string;
  giving: string;
  given: string;
  withdraw: string;
  withdrawing: string;
  withdrawLead: string;
  withdrawn: string;
  missingName: string;
  longName: string;
  tooOften: string;
  summary: string;
  gone: { title: string; text: string; home: string };
}

const FRENCH: ConsentCopy = {
  title: "Pouvons-nous montrer ce travail\u202f?",
  lead: "Rien ne paraît sur notre site sans votre accord.",
  see: "Voir la page telle qu’elle serait publiée",
  what: "Ce que vous acceptez",
  points: [
    "Votre nom ou celui de votre entreprise, les images du travail et les chiffres de la page sont publics.",
    "Vous pouvez retirer cet accord ici, quand vous voulez et sans raison\u202f: la page disparaît aussitôt.",
    "Nous gardons votre nom, cette adresse et la date de votre réponse, comme preuve (loi 09-08).",
  ],
  name: "Votre nom",
  give: "Je donne mon accord",
  giving: "Enregistrement…",
  given: "Vous avez donné votre accord le",
  withdraw: "Retirer mon accord",
  withdrawing: "Retrait…",
  withdrawLead: "La page quitte le site aussitôt.",
  withdrawn: "Vous avez retiré votre accord le",
  missingName: "Indiquez votre nom",
  longName: "Ce nom est trop long\u202f: 100\u00a0caractères au plus",
  tooOften: "Trop de réponses en peu de temps\u202f: réessayez dans un moment",
  summary: "À corriger",
  gone: {
    title: "Ce lien n’ouvre plus rien",
    text: "Un lien plus récent l’a remplacé, ou ce travail n’existe plus. Écrivez-nous si vous avez un doute.",
    home: "Retour à l’accueil",
  },
};

const SPANISH: ConsentCopy = {
  title: "¿Podemos mostrar este trabajo?",
  lead: "Nada aparece en nuestro sitio sin su acuerdo.",
  see: "Ver la página tal como se publicaría",
  what: "Lo que acepta",
  points: [
    "Su nombre o el de su empresa, las imágenes del trabajo y las cifras de la página son públicos.",
    "Puede retirar este acuerdo aquí cuando quiera y sin motivo: la página desaparece al instante.",
    "Guardamos su nombre, esta dirección y la fecha de su respuesta como prueba (RGPD).",
  ],
  name: "Su nombre",
  give: "Doy mi acuerdo",
  giving: "Guardando…",
  given: "Dio su acuerdo el",
  withdraw: "Retirar mi acuerdo",
  withdrawing: "Retirando…",
  withdrawLead: "La página sale del sitio al instante.",
  withdrawn: "Retiró su acuerdo el",
  missingName: "Indique su nombre",
  longName: "El nombre no puede superar los 100 caracteres",
  tooOften: "Demasiadas respuestas en poco tiempo: inténtelo dentro de un momento",
  summary: "Por corregir",
  gone: {
    title: "Este enlace ya no abre nada",
    text: "Un enlace más reciente lo ha sustituido, o este trabajo ya no existe. Escríbanos si tiene dudas.",
    home: "Volver al inicio",
  },
};

const ARABIC: ConsentCopy = {
  title: "هل يمكننا عرض هذا العمل؟",
  lead: "لا يظهر شيء في موقعنا دون موافقتكم.",
  see: "الاطلاع على الصفحة كما ستُنشر",
  what: "ما الذي توافقون عليه",
  points: [
    "يُنشر اسمكم أو اسم شركتكم وصور العمل والأرقام الواردة في الصفحة.",
    "يمكنكم سحب هذه الموافقة هنا متى شئتم ودون سبب: تختفي الصفحة فوراً.",
    "نحتفظ باسمكم وبهذا العنوان وبتاريخ جوابكم بوصفها إثباتاً (PDPL).",
  ],
  name: "اسمكم",
  give: "أوافق",
  giving: "جارٍ الحفظ…",
  given: "أعطيتم موافقتكم في",
  withdraw: "سحب موافقتي",
  withdrawing: "جارٍ السحب…",
  withdrawLead: "تُزال الصفحة من الموقع فوراً.",
  withdrawn: "سحبتم موافقتكم في",
  missingName: "اكتبوا اسمكم",
  longName: "لا يمكن أن يتجاوز الاسم 100 حرف",
  tooOften: "إجابات كثيرة في وقت قصير: حاولوا بعد قليل",
  summary: "يجب التصحيح",
  gone: {
    title: "لم يعد هذا الرابط يُفتح",
    text: "حل محله رابط أحدث، أو لم يعد هذا العمل موجوداً. راسلونا عند الشك.",
    home: "العودة إلى الرئيسية",
  },
};

export const consentCopy: Readonly<Record<Language, ConsentCopy>> = { fr: FRENCH, es: SPANISH, ar: ARABIC };
