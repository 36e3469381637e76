import { db } from "~/server/db/db.server";
import type { FormRow } from "../../../support/walk-forms";
import { pageOf } from "./page-of";
import { picture } from "./picture";

const member = (name: string, below = "") =>
  pageOf(`/admin/settings/equipe/$id${below}`, () => db.teamMember.findFirst({ where: { name } }));
const RULE = "stamp_duty_cash";
const rule = (below = "") =>
  pageOf(`/admin/settings/regles/$id${below}`, () => db.datedRule.findFirst({ where: { source: "CGI, exemple" } }));
const APPEARANCE = "/admin/settings/apparence";

/** What the agency sets once. */
export const SETTINGS_ROWS: FormRow[] = [
  {
    form: "admin.settings agency",
    at: "/admin/settings",
    button: "Enregistrer",
    wrong: { "E-mail": "bonjour@", Lundi: "9 h à 18 h" },
    says: { "E-mail": /n'est pas complète/ },
    right: { "E-mail": "bonjour@zellige.example" },
    shows: "Paramètres enregistrés",
  },
  {
    form: "admin.settings identity",
    at: "/admin/settings",
    button: "Sauvegarder l’identité",
    wrong: { ICE: "00000", Acompte: "tout" },
    says: { ICE: /L'ICE compte 15 chiffres/, Acompte: /Un nombre entier de 0 à 100/ },
    right: { ICE: "001234567000089", Acompte: "50" },
    shows: "Identité légale enregistrée",
  },
  {
    form: "admin.settings add-rate",
    at: "/admin/settings",
    button: "Ajouter le taux",
    wrong: { "Nouveau taux (%)": "beaucoup" },
    says: { "Nouveau taux (%)": /Un taux entre 0,01 et 100/ },
    right: { "Nouveau taux (%)": "10" },
    shows: "Taux de TVA ajouté",
  },
  {
    form: "admin.settings delete-rate",
    at: "/admin/settings",
    button: "Supprimer le taux de 10 %",
    shows: "Taux de TVA supprimé",
  },
  {
    form: "admin.settings add-rate",
    at: "/admin/settings",
    button: "Ajouter le taux",
    right: { "Nouveau taux (%)": "10" },
    shows: "Taux de TVA ajouté",
  },
  {
    form: "admin.settings end-rate",
    at: "/admin/settings",
    button: "Mettre fin au taux de 10 %",
    shows: "Fin du taux de TVA enregistrée",
  },
  {
    form: "admin.settings_.apparence announcement",
    at: APPEARANCE,
    button: "Enregistrer l’annonce",
    wrong: { "En français": "Fermé le lundi", Lien: "javascript:alert(1)" },
    says: { Lien: /Une page du site, par exemple/ },
    right: { Lien: "/contact" },
    shows: "Annonce enregistrée",
  },
  {
    form: "admin.settings_.apparence accents",
    at: APPEARANCE,
    button: "Enregistrer les couleurs",
    wrong: { "De jour #1": "rouge" },
    says: { "De jour": /Un code de couleur/ },
    right: { "De jour #1": "" },
    shows: "Couleurs enregistrées",
  },
  {
    form: "admin.settings_.apparence files",
    at: APPEARANCE,
    button: "Enregistrer les images",
    wrong: { "Image de partage": new File(["un"], "un.txt", { type: "text/plain" }) },
    says: { "Image de partage": /Une image PNG, JPEG, WebP ou AVIF/ },
    right: { "Image de partage": picture() },
    shows: "Images de marque enregistrées",
  },
  {
    form: "admin.settings_.apparence section",
    at: APPEARANCE,
    button: "Masquer : Les quatre métiers",
    shows: "Page d’accueil enregistrée",
  },
  {
    form: "admin.settings_.logo logo",
    at: "/admin/settings/logo",
    button: "Enregistrer le logo",
    wrong: { Image: new File(["un"], "un.txt", { type: "text/plain" }) },
    says: { Image: /n'est pas une image/ },
    right: { Image: picture() },
    shows: "Logo enregistré",
  },
  {
    form: "admin.settings_.logo remove-logo",
    at: "/admin/settings/logo",
    button: "Retirer le logo",
    shows: "Logo retiré",
  },
  {
    form: "admin.settings_.equipe_.$id member",
    at: "/admin/settings/equipe/new",
    button: "Enregistrer",
    wrong: { Nom: "Salma", Langues: "Arabe" },
    says: { Rôle: /Le rôle est requis/ },
    right: { Rôle: "Photographe" },
    shows: "Personne ajoutée à l’équipe",
  },
  { form: "admin.settings_.equipe move", at: "/admin/settings/equipe", button: "Monter Salma", shows: "Ordre changé" },
  {
    form: "admin.settings_.equipe_.$id member",
    at: member("Salma"),
    button: "Enregistrer",
    wrong: { Rôle: " " },
    says: { Rôle: /Le rôle est requis/ },
    right: { Rôle: "Images" },
    shows: "Fiche enregistrée",
  },
  {
    form: "admin.settings_.equipe.$id.delete",
    at: member("Salma", "/delete"),
    button: "Retirer",
    shows: "Personne retirée de l’équipe",
  },
  {
    form: "admin.settings_.regles_.$id fiscal-rule",
    at: `/admin/settings/regles/nouvelle?regle=${RULE}`,
    button: "Enregistrer",
    wrong: { "Taux (%)": "beaucoup", "Texte qui le prévoit": "CGI, exemple", "Premier jour": "2210-05-15" },
    says: { "Taux (%)": /Un taux de 0 à 100/ },
    right: { "Taux (%)": "0,37" },
    shows: "Règle enregistrée",
  },
  {
    form: "admin.settings_.regles_.$id fiscal-rule",
    at: rule(),
    button: "Enregistrer",
    wrong: { "Taux (%)": "beaucoup" },
    says: { "Taux (%)": /Un taux de 0 à 100/ },
    right: { "Taux (%)": "0,38" },
    shows: "Règle enregistrée",
  },
  {
    form: "admin.settings_.regles.$id.supprimer",
    at: rule("/supprimer"),
    button: "Supprimer",
    shows: "Règle supprimée",
  },
  {
    form: "admin.api-keys KEY",
    at: "/admin/api-keys?tab=payment",
    button: "Sauvegarder la clé Stripe",
    wrong: { "Clé Stripe": "clé" },
    says: { "Clé Stripe": /ni accent ni caractère invisible/ },
    right: { "Clé Stripe": "sk_test_0123456789abcdef9f3a" },
    shows: "Clé API sauvegardée",
  },
  {
    form: "admin.api-keys.$name.delete",
    at: "/admin/api-keys/STRIPE_SECRET_KEY/delete?tab=payment",
    button: "Supprimer",
    shows: "Clé API supprimée",
  },
  {
    form: "admin.calendrier create",
    at: "/admin/calendrier",
    button: "Créer le lien",
    shows: "Votre lien, affiché cette seule fois.",
  },
  {
    form: "admin.calendrier revoke",
    at: "/admin/calendrier",
    button: "Retirer le lien",
    shows: "Lien retiré, il n’ouvre plus rien",
  },
  { form: "admin.systeme examine", at: "/admin/systeme", button: "Tout examiner", shows: "Examen fait." },
  { form: "admin_.sidebar", at: "/admin/testimonials", button: "Réduire le menu", shows: "Agrandir le menu" },
];
