import { letter } from "~/features/mail/letter";
import type { Email } from "~/features/mail/model";
import type { Language } from "~/site/language";

const CASE_CONSENT_WORDS: Record<Language, Record<"subject" | "news" | "button" | "note", string>> = {
  fr: {
    subject: "Pouvons-nous montrer notre travail ensemble\u202f?",
    news: "Nous aimerions montrer sur notre site ce que nous avons fait pour vous. Rien n’y paraît sans votre accord\u202f: ce lien montre ce que nous publierions, et vous laisse accepter ou non.",
    button: "Voir et répondre",
    note: "Gardez ce lien\u202f: vous pourrez y retirer votre accord quand vous voudrez, et la page disparaîtra aussitôt.",
  },
  es: {
    subject: "¿Podemos mostrar nuestro trabajo juntos?",
    news: "Nos gustaría mostrar en nuestro sitio lo que hicimos para usted. Nada aparece sin su acuerdo: este enlace enseña lo que publicaríamos y le permite aceptar o no.",
    button: "Ver y responder",
    note: "Guarde este enlace: podrá retirar su acuerdo cuando quiera y la página desaparecerá al instante.",
  },
  ar: {
    subject: "هل يمكننا عرض عملنا معكم؟",
    news: "نودّ أن نعرض في موقعنا ما أنجزناه لكم. لا يظهر شيء دون موافقتكم: يبيّن هذا الرابط ما سننشره، ويتيح لكم القبول أو الرفض.",
    button: "الاطلاع والرد",
    note: "احتفظوا بهذا الرابط: يمكنكم سحب موافقتكم منه متى شئتم، وتختفي الصفحة فوراً.",
  },
};

interface CaseConsent {
  recipient: string;
  language: Language;
  /** Of the work. */
  title: string;
  token: string;
}

/** Asks a client for consent to show the work. */
export function caseConsent({ recipient, language, title, token }: CaseConsent): Email {
  const { subject, news, button, note } = CASE_CONSENT_WORDS[language];
  return letter({ kind: "case-consent", recipient, fullName: null, language, subject }, [
    { type: "text", text: news },
    { type: "quote", text: title },
    { type: "action", label: button, path: `/accord/${token}` },
    { type: "note", text: note },
  ]);
}

interface ConsentAnswered {
  recipient: string;
  title: string;
  caseId: string;
  isGiven: boolean;
}

/** Tells the team that a client has given or withdrawn consent to a case. */
export function consentAnswered({ recipient, title, caseId, isGiven }: ConsentAnswered): Email {
  const news = isGiven
    ? "Le client accepte que cette réalisation soit montrée. Vous pouvez la publier."
    : "Le client a retiré son accord. La réalisation n’est plus sur le site.";
  return {
    kind: "consent-answered",
    recipient,
    language: "fr",
    subject: isGiven ? `Accord donné\u202f: ${title}` : `Accord retiré\u202f: ${title}`,
    blocks: [
      { type: "text", text: news },
      { type: "action", label: "Voir la réalisation", path: `/admin/realisations/${caseId}` },
    ],
  };
}
