import { letter } from "~/features/mail/letter";
import type { Attachment, Email, Reader } from "~/features/mail/model";
import type { Language } from "~/site/language";

export type QuoteLetterKind = "quote-sent" | "quote-reminder" | "quote-expired";

const FACTS: Record<Language, Record<"number" | "title" | "total" | "withoutOptions" | "validUntil", string>> = {
  fr: {
    number: "Devis",
    title: "Objet",
    validUntil: "Valable jusqu’au",
    total: "Total TTC",
    withoutOptions: "Total TTC, hors options",
  },
  es: {
    number: "Presupuesto",
    title: "Objeto",
    validUntil: "Válido hasta el",
    total: "Total con IVA",
    withoutOptions: "Total con IVA, sin opciones",
  },
  ar: {
    number: "عرض السعر",
    title: "الموضوع",
    validUntil: "صالح إلى غاية",
    total: "المجموع مع الضريبة",
    withoutOptions: "المجموع مع الضريبة دون الخيارات",
  },
};

const QUOTE_LETTER_WORDS: Record<
  Language,
  Record<QuoteLetterKind, { subject: (number: string) => string; news: string; button: string; note: string }>
> = {
  fr: {
    "quote-sent": {
      subject: (number) => `Votre devis ${number}`,
      news: "Voici votre devis. Vous le lisez, choisissez ses options, l’acceptez ou demandez une modification sur sa page, sans compte.",
      button: "Lire le devis",
      note: "Ce lien est personnel\u202f: qui l’a peut lire le devis et y répondre.",
    },
    "quote-reminder": {
      subject: (number) => `Votre devis ${number} expire bientôt`,
      news: "Votre devis attend votre réponse, et n’est plus valable que quelques jours. Une question, un changement\u202f? Dites-le sur sa page.",
      button: "Lire le devis",
      note: "Nous ne vous le rappellerons pas une autre fois.",
    },
    "quote-expired": {
      subject: (number) => `Votre devis ${number} a expiré`,
      news: "Votre devis n’est plus valable, et ne s’accepte plus. Si le projet vous tient toujours à cœur, demandez sur sa page une nouvelle version\u202f: nous vous répondons sous 24 heures.",
      button: "Revoir le devis",
      note: "Sans réponse de votre part, rien n’est dû.",
    },
  },
  es: {
    "quote-sent": {
      subject: (number) => `Su presupuesto ${number}`,
      news: "Este es su presupuesto. En su página puede leerlo, elegir las opciones, aceptarlo o pedir un cambio, sin cuenta.",
      button: "Leer el presupuesto",
      note: "Este enlace es personal: quien lo tenga puede leer el presupuesto y responder.",
    },
    "quote-reminder": {
      subject: (number) => `Su presupuesto ${number} caduca pronto`,
      news: "Su presupuesto espera su respuesta y solo es válido unos días más. ¿Una pregunta, un cambio? Dígalo en su página.",
      button: "Leer el presupuesto",
      note: "No se lo recordaremos otra vez.",
    },
    "quote-expired": {
      subject: (number) => `Su presupuesto ${number} ha caducado`,
      news: "Su presupuesto ya no es válido ni se puede aceptar. Si el proyecto le sigue interesando, pida en su página una nueva versión: le respondemos en 24 horas.",
      button: "Ver el presupuesto",
      note: "Sin respuesta suya, no debe nada.",
    },
  },
  ar: {
    "quote-sent": {
      subject: (number) => `عرض السعر الخاص بكم ${number}`,
      news: "إليكم عرض السعر. يمكنكم قراءته واختيار ما يناسبكم منه وقبوله أو طلب تعديله من صفحته، دون حساب.",
      button: "قراءة عرض السعر",
      note: "هذا الرابط شخصي: من يملكه يستطيع قراءة العرض والرد عليه.",
    },
    "quote-reminder": {
      subject: (number) => `عرض السعر ${number} يقترب من نهاية صلاحيته`,
      news: "عرض السعر في انتظار جوابكم، ولم يبق من صلاحيته سوى أيام قليلة. إن كان لديكم سؤال أو تعديل فأخبرونا من صفحته.",
      button: "قراءة عرض السعر",
      note: "لن نذكركم به مرة أخرى.",
    },
    "quote-expired": {
      subject: (number) => `انتهت صلاحية عرض السعر ${number}`,
      news: "لم يعد عرض السعر صالحاً ولا يمكن قبوله. إن كان المشروع لا يزال يهمكم فاطلبوا نسخة جديدة من صفحته، ونجيبكم خلال 24 ساعة.",
      button: "الاطلاع على عرض السعر",
      note: "ما لم تجيبوا فلا شيء عليكم.",
    },
  },
};

export function quoteLetter(
  kind: QuoteLetterKind,
  {
    recipient,
    fullName,
    language,
    number,
    title,
    total,
    hasOptions,
    validUntil,
    token,
    attachments,
  }: Reader & {
    number: string;
    title: string;
    /** Amount with VAT, and the last day, as the reader's language writes them. */
    total: string;
    hasOptions: boolean;
    validUntil: string;
    token: string;
    attachments: readonly Attachment[];
  },
): Email {
  const { subject, news, button, note } = QUOTE_LETTER_WORDS[language][kind];
  const terms = FACTS[language];
  return letter({ kind, recipient, fullName, language, subject: subject(number), attachments }, [
    { type: "text", text: news },
    {
      type: "facts",
      rows: [
        [terms.number, number],
        [terms.title, title],
        [hasOptions ? terms.withoutOptions : terms.total, total],
        [terms.validUntil, validUntil],
      ],
    },
    { type: "action", label: button, path: `/devis/${token}` },
    { type: "note", text: note },
  ]);
}
