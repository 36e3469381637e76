import type { Email } from "~/features/mail/model/email";

export const NEW_INQUIRY = "new-inquiry";

interface NewInquiry {
  /** An admin. */
  recipient: string;
  inquiry: {
    id: string;
    name: string;
    message: string;
    /** The client's own project that it is about. */
    projectTitle?: string | undefined;
  };
  /** What else the sender said, each with its name. */
  facts: [string, string][];
}

/** Tells the team of a new inquiry. */
export function newInquiry({ recipient, inquiry, facts }: NewInquiry): Email {
  const { id, name, message, projectTitle } = inquiry;
  return {
    kind: NEW_INQUIRY,
    recipient,
    language: "fr",
    subject: `Nouvelle demande de ${name}`,
    blocks: [
      {
        type: "facts",
        rows: [["Nom", name], ...facts, ...(projectTitle ? [["Projet", projectTitle] as const] : [])],
      },
      { type: "quote", text: message },
      { type: "action", label: "Ouvrir la demande", path: `/admin/inquiries/${id}` },
    ],
  };
}
