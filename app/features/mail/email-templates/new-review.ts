import type { Email } from "~/features/mail/model/email";

export const NEW_REVIEW = "new-review";

interface NewReview {
  /** An admin. */
  recipient: string;
  review: { name: string; company: string | null; rating: number; content: string };
}

/** Tells the team that a review waits for a decision. */
export function newReview({ recipient, review }: NewReview): Email {
  const { name, company, rating, content } = review;
  return {
    kind: NEW_REVIEW,
    recipient,
    language: "fr",
    subject: `Nouvel avis de ${name}`,
    blocks: [
      {
        type: "facts",
        rows: [["Nom", name], ...(company ? [["Entreprise", company] as const] : []), ["Note", `${rating} sur 5`]],
      },
      { type: "quote", text: content },
      { type: "action", label: "Publier ou écarter", path: "/admin/testimonials?state=new" },
    ],
  };
}
