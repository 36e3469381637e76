import { db } from "~/server/db/db.server";
import { makeIssuedInvoice } from "../../../support/billing";
import { invoicePageOfLink } from "../../../support/form-pages";
import type { FormRow } from "../../../support/walk-forms";
import { pageOf } from "./page-of";

const EUROS = { currency: "EUR", country: "ES", rateBp: 0 } as const;

function failedLetter(recipient: string) {
  const letter = { kind: "password-changed", recipient, subject: "Un", text: "Un", html: "Un" };
  return db.mailMessage.create({
    data: { ...letter, status: "failed", last_error: "550", message_id: `${recipient}@zellige.example` },
  });
}

/** The forms that are only shown where a mail server, a payment provider or a model answers. */
export const OUTSIDE_ROWS: FormRow[] = [
  {
    form: "dashboard_.factures_.$id_.carte",
    who: "client",
    at: async () => {
      const { id: profile_id } = await db.profile.findFirstOrThrow({ where: { role: "client" } });
      return `/dashboard/factures/${(await makeIssuedInvoice(125_050, { profile_id, ...EUROS })).id}`;
    },
    button: "Payer par carte",
    leadsTo: /^https:\/\/checkout\.stripe\.com\//,
  },
  {
    form: "devis.$token_.factures.$id_.carte",
    at: () => invoicePageOfLink({ isInEuros: true }),
    button: "Payer par carte",
    leadsTo: /^https:\/\/checkout\.stripe\.com\//,
  },
  {
    form: "admin.api-keys try-KEY",
    at: "/admin/api-keys?tab=payment",
    button: "Tester la clé Stripe",
    shows: "Stripe accepte la clé.",
  },
  {
    form: "admin.email resend",
    at: async () => {
      await failedLetter("sara@riad.example");
      return "/admin/email";
    },
    button: "Renvoyer #1",
    shows: "Message remis en file d’envoi",
  },
  {
    form: "admin.email resend",
    at: pageOf("/admin/email/$id", () => failedLetter("omar@riad.example")),
    button: "Renvoyer le message à omar@riad.example",
    near: "Dernière erreur",
    shows: "Message remis en file d’envoi",
  },
];
