import { letter, plainName } from "~/features/mail/letter";
import type { Email, Reader } from "~/features/mail/model";
import type { Language } from "~/site/language";

interface PersonInvited extends Reader {
  clientId: string;
  /** The name of the client that invites. */
  inviter: string;
  permission: "decides" | "reads";
  /** The invitation lasts so long. */
  days: number;
}

interface PersonInvitedWords {
  subject: string;
  news: string;
  client: string;
  may: Record<"decides" | "reads", string>;
  account: string;
  button: string;
  note: (days: number) => string;
}

const PERSON_INVITED_WORDS: Record<Language, PersonInvitedWords> = {
  fr: {
    subject: "Invitation à un espace client",
    news: "Un client vous invite à voir ses projets, devis et factures. Rien ne vous est ouvert tant que vous n’avez pas accepté.",
    client: "Client",
    may: { decides: "Vous pourrez y décider et y écrire.", reads: "Vous pourrez tout y lire." },
    account: "Répondez depuis votre espace. Si vous n’en avez pas encore, créez un compte avec cette adresse e-mail.",
    button: "Répondre à l’invitation",
    note: (days) => `L’invitation est valable ${days}\u202fjours. Si vous ne connaissez pas ce client, ignorez-la.`,
  },
  es: {
    subject: "Invitación a un área de cliente",
    news: "Un cliente le invita a ver sus proyectos, presupuestos y facturas. No se le abre nada mientras no acepte.",
    client: "Cliente",
    may: { decides: "Podrá decidir y escribir en ella.", reads: "Podrá leerlo todo." },
    account: "Responda desde su área. Si aún no la tiene, cree una cuenta con este correo electrónico.",
    button: "Responder a la invitación",
    note: (days) => `La invitación es válida durante ${days} días. Si no conoce a este cliente, ignórela.`,
  },
  ar: {
    subject: "دعوة إلى مساحة عميل",
    news: "يدعوكم أحد العملاء إلى الاطلاع على مشاريعه وعروض أسعاره وفواتيره. لا يُفتح لكم شيء ما لم تقبلوا.",
    client: "العميل",
    may: { decides: "ستتمكنون من القرار والكتابة فيها.", reads: "ستتمكنون من قراءة كل ما فيها." },
    account: "أجيبوا من مساحتكم. إن لم تكن لكم مساحة بعد، فأنشئوا حساباً بعنوان البريد هذا.",
    button: "الرد على الدعوة",
    note: (days) => `الدعوة صالحة لمدة ${days} يوماً. إن كنتم لا تعرفون هذا العميل فتجاهلوها.`,
  },
};

/** Invites the owner of an address to a client’s space: the same letter with an account and without. */
export function personInvited({ recipient, fullName, language, clientId, ...about }: PersonInvited): Email {
  const { subject, news, client, may, account, button, note } = PERSON_INVITED_WORDS[language];
  const named = plainName(about.inviter);
  return letter({ kind: "person-invited", recipient, fullName, language, subject }, [
    { type: "text", text: news },
    ...(named ? [{ type: "facts", rows: [[client, named]] } as const] : []),
    { type: "text", text: may[about.permission] },
    { type: "text", text: account },
    { type: "action", label: button, path: `/dashboard/personnes/${clientId}` },
    { type: "note", text: note(about.days) },
  ]);
}
