import { follow, goTo, sendEmptyForm, sendWrong, through } from "./prepare-screen";
import type { Screen } from "./screens";
import { behind, shown } from "./screens";

const A_SENT_QUOTE = "/admin/devis?q=Boutique%20des%20meubles";

/** What an admin of the demo agency sees of quotes and of who is billed. */
export const QUOTE_SCREENS: Screen[] = [
  { name: "quotes", path: "/admin/devis" },
  { name: "no quote", path: "/admin/devis?q=introuvable" },
  { name: "a new quote", path: "/admin/devis/new" },
  {
    name: "a quote that is written",
    at: "/admin/devis/:id",
    path: "/admin/devis?q=Logo%20de%20la%20coop",
    prepare: follow("Logo de la coopérative"),
    later: [
      { name: "a quote with errors", at: "/admin/devis/:id", prepare: sendWrong(/^Quantité/, "0", /^Enregistrer$/) },
    ],
  },
  {
    name: "the sending of a quote",
    at: "/admin/devis/:id/envoyer",
    path: "/admin/devis?q=Carte%20du%20petit",
    prepare: async (page) => {
      await follow("Carte du petit déjeuner en trois langues")(page);
      await page.goto(`${page.url()}/envoyer`);
      await page.getByRole("heading", { name: "Envoyer le devis" }).waitFor();
    },
  },
  {
    name: "delete a quote",
    at: "/admin/devis/:id/supprimer",
    path: "/admin/devis?q=Logo%20de%20la%20coop",
    prepare: through(["Logo de la coopérative", "Supprimer"], "Supprimer le brouillon"),
  },
  shown("a quote that was sent", "/admin/devis/:id", A_SENT_QUOTE, follow("Boutique des meubles")),
  { name: "quote templates", path: "/admin/devis/modeles" },
  shown("a quote template", "/admin/devis/modeles/:id", "/admin/devis/modeles", follow("Site vitrine")),
  {
    name: "delete a quote template",
    at: "/admin/devis/modeles/:id/supprimer",
    path: "/admin/devis/modeles",
    prepare: through(["Site vitrine", "Supprimer"], "Supprimer le modèle"),
  },
  { name: "billing clients", path: "/admin/clients-facturation" },
  { name: "no billing client", path: "/admin/clients-facturation?q=introuvable" },
  {
    name: "a new billing client",
    path: "/admin/clients-facturation/new",
    later: [{ name: "a billing client with errors", prepare: sendWrong(/^ICE/, "12", "Enregistrer") }],
  },
  {
    name: "a billing client",
    at: "/admin/clients-facturation/:id",
    path: "/admin/clients-facturation?q=riad%20benali",
    prepare: follow("Riad Benali SARL (fictive)"),
  },
];

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
  shown("the draft of an invoice", "/admin/factures/:id", A_DRAFT, goTo(/^Sans numéro/, "brouillon")),
  ...behind(A_DRAFT, "/admin/factures/:id", [
    ["the issue of an invoice", "/emettre", [/^Sans numéro/, "Émettre"], "Émettre le document"],
    ["the end of a draft", "/supprimer", [/^Sans numéro/, "Supprimer le brouillon"], "Supprimer le brouillon"],
  ]),
];
