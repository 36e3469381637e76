import type { Email, Reader } from "~/features/mail/model/email";
import { letter } from "./greeting";

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

interface SystemAlert extends Omit<Reader, "language"> {
  /** What is wrong, each in a sentence. */
  sentences: readonly string[];
}

/** Tells one of the team that the site itself needs somebody. */
export function systemAlert({ recipient, fullName, sentences }: SystemAlert): Email {
  return letter({ kind: "system-alert", recipient, fullName, language: "fr", subject: "Le site a besoin de vous" }, [
    ...sentences.map((text) => ({ type: "text", text }) as const),
    { type: "action", label: "Ouvrir l’état du système", path: "/admin/systeme" },
    { type: "note", text: "Ce message n’est envoyé qu’une fois tant que cela dure." },
  ]);
}
