import { CASE_SCREENS } from "./case-screens";
import { CLIENTS_SCREENS } from "./clients-screens";
import { INQUIRY_SCREENS } from "./inquiry-screens";
import { INVOICE_SCREENS } from "./invoice-screens";
import {
  generate,
  goTo,
  keepTyped,
  keepWritten,
  openEditor,
  openFirst,
  openKeyRemoval,
  openMessage,
  openNumbers,
  openPhoneMenu,
  sendBlankSubject,
  sendEmptyForm,
  sendWithout,
  sendWrong,
  sendWrongKey,
  through,
} from "./prepare-screen";
import { PROJECT_SCREENS } from "./project-screens";
import { QUOTE_SCREENS } from "./quote-screens";
import { AUTO, cancelRun, checkWrongFile, failRun, pauseRun, startRunOf } from "./runs";
import type { Screen } from "./screens";
import { SETTINGS_SCREENS } from "./settings-screens";
import { SYSTEM_SCREENS } from "./system-screens";

/** A service of the demo data that has every part. */
const WEB_SERVICE = "/admin/services?q=D%C3%A9veloppement%20web";
/** Rows of the demo data, each by its name: other tests add their own above them, and take them away again. */
const A_REVIEW = "/admin/testimonials?q=Atlas%20Plomberie";
const AN_ARTICLE = "?q=Lire%20un%20devis";

/** The screens that an admin shares with every signed-in user. */
const OWN_SCREENS: Screen[] = [
  { name: "dashboard", path: "/dashboard" },
  { name: "own profile", path: "/dashboard/profile", refused: sendWithout("Nom", "Enregistrer") },
  {
    name: "own account",
    path: "/dashboard/account",
    later: [
      { name: "own password with errors", prepare: sendEmptyForm("Changer le mot de passe") },
      { name: "own address with errors", prepare: sendEmptyForm("Changer d’adresse") },
    ],
  },
];

const DAILY_SCREENS: Screen[] = [
  { name: "messages", path: "/admin/email" },
  { name: "no message", path: "/admin/email?q=introuvable" },
  { name: "a message", at: "/admin/email/:id", path: "/admin/email", prepare: openMessage },
  {
    name: "admin home",
    path: "/admin",
    later: [{ name: "the menu of the back office on a phone", isNarrow: true, prepare: openPhoneMenu(".admin-sheet") }],
  },
  { name: "the search", path: "/admin/recherche?q=Khadija" },
  { name: "a search that finds nothing", path: "/admin/recherche?q=introuvable" },
  { name: "no such screen", at: "/admin/*", path: "/admin/inconnu" },
  {
    name: "analytics",
    path: "/admin/analytics",
    later: [{ name: "the numbers of a chart", prepare: openNumbers }],
  },
  { name: "revenue", path: "/admin/revenue" },
  { name: "marketing", path: "/admin/marketing" },
  ...PROJECT_SCREENS,
  ...CLIENTS_SCREENS,
  { name: "reviews", path: "/admin/testimonials" },
  { name: "answer a review", at: "/admin/testimonials/:id", path: A_REVIEW, prepare: openFirst(/^Répondre/) },
  {
    name: "delete a review",
    at: "/admin/testimonials/:id/delete",
    path: A_REVIEW,
    prepare: openFirst(/^Supprimer/),
  },
  {
    name: "API keys",
    path: "/admin/api-keys?tab=ai",
    later: [{ name: "an API key with errors", prepare: sendWrongKey }],
  },
  {
    name: "delete an API key",
    at: "/admin/api-keys/:name/delete",
    path: "/admin/api-keys?tab=email",
    prepare: openKeyRemoval,
  },
];

const BLOG_SCREENS: Screen[] = [
  { name: "articles to manage", path: "/admin/blog" },
  { name: "no article to manage", path: "/admin/blog?q=introuvable" },
  {
    name: "delete an article",
    at: "/admin/blog/:id/delete",
    path: `/admin/blog${AN_ARTICLE}`,
    prepare: openFirst(/^Supprimer/),
  },
  {
    name: "a new article with errors",
    path: "/admin/blog/new",
    prepare: sendEmptyForm("Enregistrer et publier"),
    later: [{ name: "an article that was kept", prepare: keepTyped }],
  },
  {
    name: "the form of an article",
    at: "/admin/blog/:id",
    path: `/admin/blog${AN_ARTICLE}`,
    prepare: goTo(/^Modifier : Lire un devis/, "Modifier l’article"),
  },
  { name: "ask for an article", path: "/admin/blog/generate", refused: sendWithout("Sujet", "Générer l’article") },
  {
    name: "an article that failed",
    at: "/admin/blog/generate/:itemId",
    path: "/admin/blog/generate",
    prepare: generate("la clé refusée", "Réessayer"),
  },
  {
    name: "an article being written",
    at: "/admin/blog/generate/:itemId",
    path: "/admin/blog/generate",
    prepare: generate("sans fin", "Annuler"),
  },
  {
    name: "a written article",
    at: "/admin/blog/generate/:itemId",
    path: "/admin/blog/generate",
    prepare: generate("un site vitrine", "Enregistrer en brouillon"),
    later: [
      { name: "a written article with errors", prepare: sendEmptyForm("Enregistrer en brouillon") },
      { name: "the draft of a model", at: "/admin/blog/:id", prepare: keepWritten },
    ],
  },
  { name: "five articles", path: "/admin/blog/quick-generate", refused: sendBlankSubject },
  { name: "articles in a run", path: AUTO, later: [{ name: "a file with errors", prepare: checkWrongFile }] },
  {
    name: "a run of articles",
    at: "/admin/blog/auto-generate/:id",
    path: AUTO,
    prepare: startRunOf("Un logo sans hâte", "Un autre logo sans hâte", "Un dernier logo sans hâte"),
  },
  { name: "a run that waits", at: "/admin/blog/auto-generate/:id", path: AUTO, prepare: pauseRun },
  { name: "the end of a run", at: "/admin/blog/auto-generate/:id/cancel", path: AUTO, prepare: cancelRun },
  { name: "a run that ended with failures", at: "/admin/blog/auto-generate/:id", path: AUTO, prepare: failRun },
  { name: "the SEO desk", path: "/admin/seo" },
  { name: "the SEO desk without an article", path: "/admin/seo?q=introuvable&state=draft" },
  {
    name: "the SEO of an article",
    at: "/admin/seo/:id",
    path: `/admin/seo${AN_ARTICLE}`,
    prepare: goTo(/^Lire un devis/, "Recommandations SEO"),
  },
];

const SERVICE_SCREENS: Screen[] = [
  { name: "services", path: "/admin/services" },
  { name: "no service", path: "/admin/services?q=introuvable" },
  { name: "new service", path: "/admin/services/new?category=content", refused: sendWithout("Titre", "Créer") },
  { name: "edit a service", at: "/admin/services/:id/edit", path: WEB_SERVICE, prepare: openFirst(/^Modifier/) },
  {
    name: "delete a service",
    at: "/admin/services/:id/delete",
    path: WEB_SERVICE,
    prepare: openFirst(/^Supprimer/),
  },
  { name: "the own section of a service", at: "/admin/services/:id", path: WEB_SERVICE, prepare: openEditor },
  {
    name: "the examples of a service",
    at: "/admin/services/:id/examples",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Exemples"], "Exemples de projets"),
  },
  {
    name: "a new example",
    at: "/admin/services/:id/examples/new",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Exemples", "Ajouter un exemple"], "Ajouter un exemple"),
    refused: sendWrong(/^URL Projet/, "riad", "Sauvegarder"),
  },
  {
    name: "edit an example",
    at: "/admin/services/:id/examples/:exampleId",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Exemples", /^Modifier/], "Modifier un exemple"),
  },
  {
    name: "delete an example",
    at: "/admin/services/:id/examples/:exampleId/delete",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Exemples", /^Supprimer/], "Confirmer la suppression"),
  },
  {
    name: "the tiers of a service",
    at: "/admin/services/:id/pricing",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Tarification"], "Plans tarifaires"),
  },
  {
    name: "a new tier",
    at: "/admin/services/:id/pricing/new",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Tarification", "Ajouter un plan"], "Ajouter un plan"),
    refused: sendWrong(/^Prix/, "beaucoup", "Sauvegarder"),
  },
  {
    name: "edit a tier",
    at: "/admin/services/:id/pricing/:tierId",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Tarification", /^Modifier/], "Modifier un plan"),
  },
  {
    name: "delete a tier",
    at: "/admin/services/:id/pricing/:tierId/delete",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Tarification", /^Supprimer/], "Confirmer la suppression"),
  },
  { name: "no such service", at: "/admin/services/:id", path: "/admin/services/inconnu" },
];

/** What an admin of the demo agency may look at. */
export const ADMIN_SCREENS: Screen[] = [
  ...OWN_SCREENS,
  ...DAILY_SCREENS,
  ...INQUIRY_SCREENS,
  ...QUOTE_SCREENS,
  ...INVOICE_SCREENS,
  ...CASE_SCREENS,
  ...SYSTEM_SCREENS,
  ...SETTINGS_SCREENS,
  ...BLOG_SCREENS,
  ...SERVICE_SCREENS,
];
