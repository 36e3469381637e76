import type { Email } from "~/features/mail/model/email";
import { greeting } from "./greeting";

/** Its kind. */
export const TRANSFER_CLAIMED = "transfer-claimed";

/** Tells the team that a client says a transfer has left. */
export function transferClaimed({
  recipient,
  invoiceId,
  number,
  client,
  amount,
  note,
}: {
  recipient: string;
  invoiceId: string;
  number: string;
  client: string;
  amount: string;
  note: string | null;
}): Email {
  return {
    kind: TRANSFER_CLAIMED,
    recipient,
    language: "fr",
    subject: `Virement annoncé pour la facture ${number}`,
    blocks: [
      greeting("fr", null),
      { type: "text", text: "Un client dit avoir viré. Confirmez-le une fois l’argent sur le compte." },
      {
        type: "facts",
        rows: [
          ["Facture", number],
          ["Client", client],
          ["Montant annoncé", amount],
        ],
      },
      ...(note ? [{ type: "quote" as const, text: note }] : []),
      { type: "action", label: "Ouvrir la facture", path: `/admin/factures/${invoiceId}` },
    ],
  };
}
