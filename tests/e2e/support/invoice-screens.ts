import { goTo, sendEmptyForm, sendWrong, through } from "./prepare-screen";
import type { Screen } from "./screens";

/** An invoice of the demo that waits for its payment, with an announcement of its client. */
const OPEN_INVOICE = "/admin/factures?vue=a-encaisser&q=deuxi%C3%A8me%20mois";
const A_DRAFT = "/admin/factures?vue=brouillons&q=Maintenance%20du%20portail";

/** What an admin sees of invoices and payments. */
export const INVOICE_SCREENS: Screen[] = [
  { name: "the logo of documents", path: "/admin/settings/logo" },
  { name: "invoices", path: "/admin/factures" },
  { name: "no invoice", path: "/admin/factures?q=introuvable" },
  { name: "a new invoice", path: "/admin/factures/nouvelle", refused: sendEmptyForm("Créer le brouillon") },
  {
    name: "an issued invoice",
    at: "/admin/factures/:id",
    path: OPEN_INVOICE,
    prepare: goTo(/^F-/, "Facture F-"),
    later: [
      { name: "a payment with errors", prepare: sendWrong(/^Montant reçu/, "beaucoup", "Enregistrer le paiement") },
    ],
  },
  {
    name: "the end of a payment",
    at: "/admin/factures/:id/paiements/:paymentId/annuler",
    path: "/admin/factures?q=portail%20des%20march%C3%A9s",
    prepare: through([/^F-/, /^Annuler ce paiement/], "Annuler le paiement"),
  },
  {
    name: "the draft of an invoice",
    at: "/admin/factures/:id",
    path: A_DRAFT,
    prepare: goTo(/^Sans numéro/, "brouillon"),
  },
  {
    name: "the issue of an invoice",
    at: "/admin/factures/:id/emettre",
    path: A_DRAFT,
    prepare: through([/^Sans numéro/, "Émettre"], "Émettre le document"),
  },
  {
    name: "the end of a draft",
    at: "/admin/factures/:id/supprimer",
    path: A_DRAFT,
    prepare: through([/^Sans numéro/, "Supprimer le brouillon"], "Supprimer le brouillon"),
  },
];
