import type { Email } from "~/features/mail/model/email";

interface NewAccount {
  /** An admin. */
  recipient: string;
  fullName: string;
  email: string;
}

/** Tells the team of a new account. */
export function newAccount({ recipient, fullName, email }: NewAccount): Email {
  return {
    kind: "new-account",
    recipient,
    language: "fr",
    subject: `Nouveau compte\u202f: ${fullName}`,
    blocks: [
      { type: "text", text: "Un compte client vient d’être créé sur le site." },
      {
        type: "facts",
        rows: [
          ["Nom", fullName],
          ["E-mail", email],
        ],
      },
      { type: "action", label: "Voir les clients", path: "/admin/clients" },
    ],
  };
}
