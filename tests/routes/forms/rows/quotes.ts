import { db } from "~/server/db/db.server";
import type { FormRow } from "../../../support/walk-forms";
import { pageOf } from "./page-of";

const quote = (title: string, below = "") =>
  pageOf(`/admin/devis/$id${below}`, () => db.quote.findFirst({ where: { title }, orderBy: { created_at: "desc" } }));
const quoteTemplate = (title: string, below = "") =>
  pageOf(`/admin/devis/modeles/$id${below}`, () => db.quoteTemplate.findFirst({ where: { name: title } }));

/** Who is billed, quotes and their templates. */
export const QUOTES_ROWS: FormRow[] = [
  {
    form: "admin.clients-facturation_.new billing-client",
    at: "/admin/clients-facturation/new",
    button: "Enregistrer",
    wrong: {
      Nature: "Organisme public",
      "Raison sociale, ou nom": "Céramique Atlas",
      "ICE, ou numéro d’identification": "00123456700008A",
      Adresse: "1, rue du Four, Fès",
      "E-mail": "leila@",
      "Langue des documents": "Espagnol (español)",
    },
    says: { "ICE, ou numéro d’identification": /L'ICE compte 15 chiffres/, "E-mail": /n'est pas complète/ },
    right: { "ICE, ou numéro d’identification": "001 234 567 000 089", "E-mail": "leila@atlas.example" },
    shows: "Identité de facturation enregistrée",
  },
  {
    form: "admin.clients-facturation_.$id billing-client",
    at: pageOf("/admin/clients-facturation/$id", () =>
      db.billingClient.findFirst({ where: { legal_name: "Céramique Atlas" } }),
    ),
    button: "Enregistrer",
    wrong: { "Raison sociale, ou nom": " " },
    says: { "Raison sociale, ou nom": /requis/ },
    right: { "Raison sociale, ou nom": "Céramique de l’Atlas" },
    shows: "Identité de facturation enregistrée",
  },
  {
    form: "admin.devis_.modeles template",
    at: "/admin/devis/modeles",
    button: "Créer le modèle",
    wrong: { "Nouveau modèle": " " },
    says: { "Nouveau modèle": /requis/ },
    right: { "Nouveau modèle": "Boutique" },
    shows: "Modèle enregistré",
  },
  {
    form: "admin.devis_.modeles_.$id quote",
    at: quoteTemplate("Identité visuelle"),
    button: "Enregistrer",
    wrong: { "1. Désignation": "Logo de nuit", "Quantité #1": "0" },
    says: { Quantité: /plus grand que 0/ },
    right: { "Quantité #1": "1" },
    shows: "Modèle enregistré",
  },
  {
    form: "admin.devis_.modeles_.$id.supprimer",
    at: quoteTemplate("Boutique", "/supprimer"),
    button: "Supprimer",
    shows: "Modèle supprimé",
  },
  { form: "admin.devis_.new", at: "/admin/devis/new", button: "Commencer le devis", shows: "Devis commencé" },
  {
    form: "admin.devis_.$id quote",
    at: quote(""),
    button: "Enregistrer",
    wrong: { Objet: " " },
    says: { Objet: /L'objet du devis est requis/ },
    right: { Objet: "Site de l’atelier" },
    shows: "Devis enregistré",
  },
  {
    form: "admin.devis_.$id.supprimer",
    at: quote("Site de l’atelier", "/supprimer"),
    button: "Supprimer",
    shows: "Brouillon supprimé",
  },
  ...[
    ["send-link", "Renvoyer le lien", "Lien renvoyé au client"],
    ["renew-link", "Renouveler le lien", "Lien renouvelé"],
    ["revoke-link", "Révoquer le lien", "Lien révoqué"],
    ["duplicate", "Dupliquer", "Devis dupliqué"],
    ["new-version", "Nouvelle version", "Nouvelle version commencée"],
    ["withdraw", "Retirer le devis", "Devis retiré"],
  ].map(([intent, button = "", shows]) => ({
    form: `admin.devis_.$id ${intent}`,
    at: pageOf("/admin/devis/$id", () => db.quote.findFirst({ where: { status: "sent" }, orderBy: { number: "asc" } })),
    button,
    shows,
  })),
  {
    form: "admin.devis_.$id.envoyer send-quote",
    at: pageOf("/admin/devis/$id/envoyer", () =>
      db.quote.findFirst({ where: { title: "Boutique des meubles", status: "draft" } }),
    ),
    button: "Envoyer",
    shows: "Devis envoyé",
  },
];
