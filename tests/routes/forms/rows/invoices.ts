import { db } from "~/server/db/db.server";
import { line, makeAcceptedQuote, makeDraftInvoice, makeIssuedInvoice } from "../../../support/billing";
import type { FormRow } from "../../../support/walk-forms";
import { pageOf } from "./page-of";

const invoice = (below = "", status: "draft" | "issued" = "issued") =>
  pageOf(`/admin/factures/$id${below}`, async () =>
    status === "draft" ? makeDraftInvoice(100_000) : makeIssuedInvoice(100_000),
  );

const payment = (reference: string) => db.payment.findFirstOrThrow({ where: { reference } });

/** Invoices and payments. */
export const INVOICES_ROWS: FormRow[] = [
  {
    form: "admin.factures_.nouvelle free",
    at: "/admin/factures/nouvelle",
    button: "Créer le brouillon",
    wrong: { Objet: "Entretien" },
    says: { Client: /Choisissez un client/ },
    right: { Client: "Céramique de l’Atlas" },
    shows: "Brouillon prêt",
  },
  {
    form: "admin.factures_.$id lines",
    at: invoice("", "draft"),
    button: "Enregistrer le brouillon",
    wrong: { "Prix HT": "cher" },
    says: { "Prix HT": /Un prix hors taxes/ },
    right: { "Prix HT": "500" },
    shows: "600,00 MAD",
  },
  {
    form: "admin.factures_.$id.emettre",
    at: invoice("/emettre", "draft"),
    button: "Émettre définitivement",
    shows: "Document émis sous le numéro",
  },
  {
    form: "admin.factures_.$id.supprimer",
    at: invoice("/supprimer", "draft"),
    button: "Supprimer",
    shows: "Brouillon supprimé",
  },
  {
    form: "admin.factures_.$id payment",
    at: invoice(),
    button: "Enregistrer le paiement",
    wrong: { "Montant reçu (MAD)": "beaucoup", Référence: "VIR 12" },
    says: { "Montant reçu (MAD)": /Un montant, par exemple/ },
    right: { "Montant reçu (MAD)": "1 300" },
    shows: "Paiement enregistré, reçu R-",
  },
  {
    form: "admin.factures_.$id payment",
    at: invoice(),
    button: "Enregistrer le paiement",
    right: { "Montant reçu (MAD)": "500", Référence: "VIR 13" },
    shows: "Paiement enregistré, reçu R-",
  },
  { form: "admin.factures_.$id credit", at: invoice(), button: "Préparer un avoir", shows: "Avoir préparé" },
  {
    form: "admin.factures_.nouvelle share",
    at: pageOf("/admin/factures/nouvelle?devis=$id", () =>
      db.quote.findFirst({ where: { status: "accepted" }, orderBy: { created_at: "asc" } }),
    ),
    button: "Facturer cette part",
    wrong: { "Ce qui est fait": "Les maquettes", "Part (%)": "tout" },
    says: { "Part (%)": /Une part de 0,01 à 100 %/ },
    right: { "Part (%)": "10" },
    shows: "Brouillon prêt",
  },
  {
    form: "admin.factures_.nouvelle step",
    at: async () => {
      const { id } = await makeAcceptedQuote({ lines: [line(100_000)] });
      return `/admin/factures/nouvelle?devis=${id}`;
    },
    button: "Facturer Acompte",
    shows: "Brouillon prêt",
  },
  {
    form: "admin.factures_.nouvelle balance",
    at: pageOf("/admin/factures/nouvelle?devis=$id", () =>
      db.quote.findFirst({ where: { status: "accepted" }, orderBy: { created_at: "asc" } }),
    ),
    button: "Facturer Solde",
    shows: "Brouillon prêt",
  },
  {
    form: "admin.factures_.$id draft",
    at: pageOf("/admin/factures/$id", () => db.invoice.findFirst({ where: { kind: "balance", number: null } })),
    button: "Enregistrer",
    wrong: { Objet: " " },
    says: { Objet: /L'objet est requis/ },
    right: { Objet: "Entretien" },
    shows: "Brouillon enregistré",
  },
  {
    form: "admin.factures_.$id refund",
    at: pageOf("/admin/factures/$id", async () => ({ id: (await payment("VIR 12")).invoice_id })),
    button: "Enregistrer le remboursement",
    wrong: { "Montant rendu (MAD)": "100,01", "Référence du remboursement": "VIR retour" },
    says: { "Montant rendu (MAD)": /plus que le trop-perçu/ },
    right: { "Montant rendu (MAD)": "100" },
    shows: "Remboursement enregistré, reçu R-",
  },
  {
    form: "admin.factures_.$id.paiements.$paymentId.annuler cancel-payment",
    at: async () => {
      const { id, invoice_id } = await payment("VIR 13");
      return `/admin/factures/${invoice_id}/paiements/${id}/annuler`;
    },
    button: "Annuler ce paiement",
    wrong: { Raison: " " },
    says: { Raison: /Dites pourquoi ce paiement est annulé/ },
    right: { Raison: "Saisi deux fois" },
    shows: "Paiement annulé",
  },
  {
    form: "admin.factures_.$id reject-claim",
    at: pageOf("/admin/factures/$id", async () => {
      const { id } = await makeIssuedInvoice(100_000);
      await db.transferClaim.create({ data: { invoice_id: id, amount: 50_000 } });
      return { id };
    }),
    button: "Écarter",
    shows: "Annonce écartée",
  },
];
