import type { Email } from "~/features/mail/model/email";

export const NEW_INQUIRY = "new-inquiry";

interface NewInquiry {
  /** An admin. */
  recipient: string;
  inquiry: { id: string; name: string; email: string | null; message: string };
  /** What else the sender said, each with its name. */
  facts: [string, string][];
}

/** Tells the team of a new inquiry. */
export function newInquiry({ recipient, inquiry, facts }: NewInquiry): Email {
  const { id, name, email, message } = inquiry;
  return {
    kind: NEW_INQUIRY,
    recipient,
    language: "fr",
    ...(email && { replyTo: email }),
    subject: `Nouvelle demande de ${name}`,
    blocks: [
      { type: "facts", rows: [["Nom", name], ...facts] },
      { type: "quote", text: message },
      { type: "action", label: "Ouvrir la demande", path: `/admin/inquiries/${id}` },
    ],
  };
}
