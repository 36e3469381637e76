import type { Email, Reader } from "~/features/mail/model/email";
import { greeting } from "./greeting";

interface SystemAlert extends Omit<Reader, "language"> {
  /** What is wrong, each in a sentence. */
  sentences: readonly string[];
}

/** Tells one of the team that the site itself needs somebody. */
export function systemAlert({ recipient, fullName, sentences }: SystemAlert): Email {
  return {
    kind: "system-alert",
    recipient,
    language: "fr",
    subject: "Le site a besoin de vous",
    blocks: [
      greeting("fr", fullName),
      ...sentences.map((text) => ({ type: "text", text }) as const),
      { type: "action", label: "Ouvrir l’état du système", path: "/admin/systeme" },
      { type: "note", text: "Ce message n’est envoyé qu’une fois tant que cela dure." },
    ],
  };
}
