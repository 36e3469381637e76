import type { Email, Reader } from "~/features/mail/model/email";
import { formatCount } from "~/lib/text/format-number";
import { greeting } from "./greeting";

export const LEADS_ASSIGNED = "leads-assigned";

interface LeadsAssigned extends Omit<Reader, "language"> {
  /** Two or more; one has a letter of its own. */
  leads: readonly { id: string; name: string; nextAction: string | null }[];
  /** Who gave them away. */
  assigner: string | null;
}

/** Tells one of the team of leads that are theirs from now on. */
export function leadsAssigned({ recipient, fullName, leads, assigner }: LeadsAssigned): Email {
  const count = formatCount(leads.length, "demande");
  return {
    kind: LEADS_ASSIGNED,
    recipient,
    language: "fr",
    subject: `À vous de jouer\u202f: ${count}`,
    blocks: [
      greeting("fr", fullName),
      { type: "text", text: assigner ? `${assigner} vous confie ${count}.` : `Vous recevez ${count}.` },
      {
        type: "links",
        rows: leads.map(({ id, name, nextAction }) => [
          nextAction ? `${name}, ${nextAction}` : name,
          `/admin/inquiries/${id}`,
        ]),
      },
      { type: "action", label: "Ouvrir les demandes", path: "/admin/inquiries" },
    ],
  };
}
