import type { Email, Reader } from "~/features/mail/model/email";
import type { Language } from "~/site/language";
import { greeting, plainName } from "./greeting";

export const PERSON_ADDED = "person-added";

interface PersonAdded extends Reader {
  /** The client that lets the reader in, as it names itself. */
  inviter: string;
  permission: "decides" | "reads";
}

interface Words {
  subject: string;
  news: string;
  client: string;
  may: Record<"decides" | "reads", string>;
  button: string;
}

const WORDS: Record<Language, Words> = {
  fr: {
    subject: "Un espace client vous est ouvert",
    news: "Vous voyez désormais dans votre espace les projets, devis et factures de ce client.",
    client: "Client",
    may: { decides: "Vous pouvez y décider et y écrire.", reads: "Vous pouvez tout y lire." },
    button: "Ouvrir mon espace",
  },
  es: {
    subject: "Tiene acceso a un área de cliente",
    news: "Desde ahora ve en su área los proyectos, presupuestos y facturas de este cliente.",
    client: "Cliente",
    may: { decides: "Puede decidir y escribir en ella.", reads: "Puede leerlo todo." },
    button: "Abrir mi área",
  },
  ar: {
    subject: "فُتحت لكم مساحة عميل",
    news: "تجدون من الآن في مساحتكم مشاريع هذا العميل وعروض أسعاره وفواتيره.",
    client: "العميل",
    may: { decides: "يمكنكم أن تقرروا وتكتبوا فيها.", reads: "يمكنكم قراءة كل ما فيها." },
    button: "فتح مساحتي",
  },
};

/** Tells the owner of an account that a client lets it see its projects. */
export function personAdded({ recipient, fullName, language, inviter, permission }: PersonAdded): Email {
  const { subject, news, client, may, button } = WORDS[language];
  const named = plainName(inviter);
  return {
    ...{ kind: PERSON_ADDED, recipient, language, subject },
    blocks: [
      greeting(language, fullName),
      { type: "text", text: news },
      ...(named ? [{ type: "facts", rows: [[client, named]] } as const] : []),
      { type: "text", text: may[permission] },
      { type: "action", label: button, path: "/dashboard" },
    ],
  };
}
