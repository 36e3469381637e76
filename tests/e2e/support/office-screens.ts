import { INVOICE_SCREENS, QUOTE_SCREENS } from "./billing-screens";
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
import { AUTO, cancelRun, checkWrongFile, failRun, pauseRun, startRunOf } from "./runs";
import type { Screen } from "./screens";
import { behind, shown } from "./screens";
import { CASE_SCREENS, SETTINGS_SCREENS, SYSTEM_SCREENS } from "./site-screens";
import { CLIENTS_SCREENS, INQUIRY_SCREENS, PROJECT_SCREENS } from "./work-screens";

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
  shown("a message", "/admin/email/:id", "/admin/email", openMessage),
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
  shown("answer a review", "/admin/testimonials/:id", A_REVIEW, openFirst(/^Répondre/)),
  shown("delete a review", "/admin/testimonials/:id/delete", A_REVIEW, openFirst(/^Supprimer/)),
  {
    name: "API keys",
    path: "/admin/api-keys?tab=ai",
    later: [{ name: "an API key with errors", prepare: sendWrongKey }],
  },
  shown("delete an API key", "/admin/api-keys/:name/delete", "/admin/api-keys?tab=email", openKeyRemoval),
];

const BLOG_SCREENS: Screen[] = [
  { name: "articles to manage", path: "/admin/blog" },
  { name: "no article to manage", path: "/admin/blog?q=introuvable" },
  shown("delete an article", "/admin/blog/:id/delete", `/admin/blog${AN_ARTICLE}`, openFirst(/^Supprimer/)),
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
  shown("a run that waits", "/admin/blog/auto-generate/:id", AUTO, pauseRun),
  shown("the end of a run", "/admin/blog/auto-generate/:id/cancel", AUTO, cancelRun),
  shown("a run that ended with failures", "/admin/blog/auto-generate/:id", AUTO, failRun),
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
  shown("edit a service", "/admin/services/:id/edit", WEB_SERVICE, openFirst(/^Modifier/)),
  shown("delete a service", "/admin/services/:id/delete", WEB_SERVICE, openFirst(/^Supprimer/)),
  shown("the own section of a service", "/admin/services/:id", WEB_SERVICE, openEditor),
  {
    name: "a new example",
    at: "/admin/services/:id/examples/new",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Exemples", "Ajouter un exemple"], "Ajouter un exemple"),
    refused: sendWrong(/^URL Projet/, "riad", "Sauvegarder"),
  },
  {
    name: "a new tier",
    at: "/admin/services/:id/pricing/new",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Tarification", "Ajouter un plan"], "Ajouter un plan"),
    refused: sendWrong(/^Prix/, "beaucoup", "Sauvegarder"),
  },
  ...behind(WEB_SERVICE, "/admin/services/:id", [
    ["the examples of a service", "/examples", [/^Ouvrir/, "Exemples"], "Exemples de projets"],
    ["edit an example", "/examples/:exampleId", [/^Ouvrir/, "Exemples", /^Modifier/], "Modifier un exemple"],
    [
      "delete an example",
      "/examples/:exampleId/delete",
      [/^Ouvrir/, "Exemples", /^Supprimer/],
      "Confirmer la suppression",
    ],
    ["the tiers of a service", "/pricing", [/^Ouvrir/, "Tarification"], "Plans tarifaires"],
    ["edit a tier", "/pricing/:tierId", [/^Ouvrir/, "Tarification", /^Modifier/], "Modifier un plan"],
    ["delete a tier", "/pricing/:tierId/delete", [/^Ouvrir/, "Tarification", /^Supprimer/], "Confirmer la suppression"],
  ]),
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
