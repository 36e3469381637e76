import { letter } from "~/features/mail/letter";
import type { Email, Reader } from "~/features/mail/model";

interface SystemAlert extends Omit<Reader, "language"> {
  /** A sentence for each trouble. */
  sentences: readonly string[];
}

/** Tells an admin that something is wrong with the site. */
export function systemAlert({ recipient, fullName, sentences }: SystemAlert): Email {
  return letter({ kind: "system-alert", recipient, fullName, language: "fr", subject: "Le site a besoin de vous" }, [
    ...sentences.map((text) => ({ type: "text", text }) as const),
    { type: "action", label: "Ouvrir l’état du système", path: "/admin/systeme" },
    { type: "note", text: "Ce message n’est envoyé qu’une fois tant que cela dure." },
  ]);
}
