import type { Email } from "~/features/mail/model";

export const NEW_REVIEW = "new-review";

interface NewReview {
  recipient: string;
  review: { name: string; company: string | null; rating: number; content: string };
}

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

interface ReviewReported {
  recipient: string;
  id: string;
  /** The signer of the review. */
  name: string;
  reason: string;
  /** Of the visitor who reported it. */
  email: string | null;
}

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
