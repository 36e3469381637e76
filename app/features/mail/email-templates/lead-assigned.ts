import type { Email, Reader } from "~/features/mail/model/email";
import { greeting } from "./greeting";

export const LEAD_ASSIGNED = "lead-assigned";

interface LeadAssigned extends Omit<Reader, "language"> {
  inquiry: { id: string; name: string; message: string };
  /** What else is known of the lead, and what is to be done, each with its name. */
  facts: readonly (readonly [string, string])[];
  /** Who gave it away. */
  assigner: string | null;
}

/** Tells one of the team of a lead that is theirs from now on. */
export function leadAssigned({ recipient, fullName, inquiry, facts, assigner }: LeadAssigned): Email {
  const { id, name, message } = inquiry;
  const news = assigner ? `${assigner} vous confie la demande de ${name}.` : `La demande de ${name} vous est confiée.`;
  return {
    kind: LEAD_ASSIGNED,
    recipient,
    language: "fr",
    subject: `À vous de jouer\u202f: la demande de ${name}`,
    blocks: [
      greeting("fr", fullName),
      { type: "text", text: news },
      { type: "facts", rows: [["Nom", name], ...facts] },
      { type: "quote", text: message },
      { type: "action", label: "Ouvrir la demande", path: `/admin/inquiries/${id}` },
    ],
  };
}
