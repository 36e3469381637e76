import type { Email } from "~/features/mail/model/email";

export const NEW_INQUIRY = "new-inquiry";

interface NewInquiry {
  /** An admin. */
  recipient: string;
  inquiry: {
    id: string;
    name: string;
    email: string;
    phone: string | null;
    message: string;
    /** The client's own project that it is about. */
    projectTitle?: string | undefined;
  };
}

/** Tells the team of a new inquiry. */
export function newInquiry({ recipient, inquiry }: NewInquiry): Email {
  const { id, name, email, phone, message, projectTitle } = inquiry;
  return {
    kind: NEW_INQUIRY,
    recipient,
    language: "fr",
    subject: `Nouvelle demande de ${name}`,
    blocks: [
      {
        type: "facts",
        rows: [
          ["Nom", name],
          ["E-mail", email],
          ...(phone ? [["Téléphone", phone] as const] : []),
          ...(projectTitle ? [["Projet", projectTitle] as const] : []),
        ],
      },
      { type: "quote", text: message },
      { type: "action", label: "Ouvrir la demande", path: `/admin/inquiries/${id}` },
    ],
  };
}
