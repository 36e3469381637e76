import type { Email } from "~/features/mail/model/email";

interface ReviewReported {
  /** An admin. */
  recipient: string;
  id: string;
  /** Who signed the review. */
  name: string;
  reason: string;
  /** Of who reported it, where an address was given. */
  email: string | null;
}

/** Tells the team that a visitor finds something wrong with a published review. */
export function reviewReported({ recipient, id, name, reason, email }: ReviewReported): Email {
  return {
    kind: "review-reported",
    recipient,
    language: "fr",
    subject: `Avis signalé\u202f: ${name}`,
    blocks: [
      { type: "facts", rows: [["Avis de", name], ...(email ? [["E-mail", email] as const] : [])] },
      { type: "quote", text: reason },
      { type: "action", label: "Voir l’avis", path: `/admin/testimonials/${id}` },
    ],
  };
}
