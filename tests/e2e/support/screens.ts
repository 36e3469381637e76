import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import {
  follow,
  generate,
  goTo,
  keepGenerated,
  openConversion,
  openEditor,
  openErasure,
  openFirst,
  openKeyRemoval,
  openMessage,
  openNumbers,
  openOwnProject,
  sendBlankSubject,
  sendEmptyForm,
  sendWithout,
  sendWrongPhone,
  through,
  visit,
} from "./prepare-screen";
import { AUTO, cancelRun, checkWrongFile, failRun, pauseRun, startRunOf } from "./runs";

/** What a visitor or somebody signed in looks at. */
export interface Screen {
  name: string;
  path: string;
  /** Brings the screen into the state to look at. */
  prepare?: (page: Page) => Promise<void>;
}

/** What everybody may look at, in each of its states. */
export const PUBLIC_SCREENS: Screen[] = [
  { name: "home", path: "/" },
  { name: "about", path: "/about" },
  { name: "the terms", path: "/terms" },
  { name: "a category of services", path: "/services/graphics" },
  { name: "another category of services", path: "/services/business" },
  { name: "a service", path: "/services/programming", prepare: visit(/^Développement web/) },
  { name: "a service with pictures", path: "/services/content", prepare: visit(/^Photographie/) },
  { name: "no service of a visitor", path: "/services/content/1" },
  { name: "contact", path: "/contact" },
  { name: "contact with errors", path: "/contact", prepare: sendEmptyForm("Envoyer le message") },
  { name: "sign-in", path: "/auth" },
  { name: "sign-in with errors", path: "/auth", prepare: sendEmptyForm("Se connecter") },
  { name: "sign-up", path: "/auth?tab=inscription" },
  { name: "sign-up with errors", path: "/auth?tab=inscription", prepare: sendEmptyForm("S’inscrire") },
  { name: "forgotten password", path: "/auth/forgot" },
  { name: "a link that is too old", path: "/auth/reset?token=inconnu" },
  { name: "an invitation that is too old", path: "/auth/invitation?token=inconnu" },
  { name: "a confirmation that is too old", path: "/auth/verify?token=inconnu" },
  { name: "the page for Morocco", path: "/maroc" },
  { name: "the page for Spain", path: "/espana" },
  { name: "the page for Saudi Arabia", path: "/saudi-arabia" },
  { name: "blog", path: "/blog" },
  { name: "a search of the blog", path: "/blog?q=client" },
  { name: "nothing found in the blog", path: "/blog?q=introuvable" },
  { name: "an article", path: "/blog/lire-un-devis-d-agence-ligne-par-ligne" },
  { name: "no article", path: "/blog/nulle-part" },
  { name: "not found", path: "/une-adresse-inconnue" },
];

/** A service of the demo data that has every part. */
const WEB_SERVICE = "/admin/services?q=D%C3%A9veloppement%20web";
const A_PROJECT = "/admin/projects?q=Photographies%20des%20chambres";

/** What an admin of the demo agency may look at, in each of its states. */
export const PRIVATE_SCREENS: Screen[] = [
  { name: "dashboard", path: "/dashboard" },
  { name: "own profile", path: "/dashboard/profile" },
  { name: "own profile with errors", path: "/dashboard/profile", prepare: sendWithout("Nom", "Enregistrer") },
  { name: "own account", path: "/dashboard/account" },
  { name: "own account with errors", path: "/dashboard/account", prepare: sendEmptyForm("Changer le mot de passe") },
  { name: "messages", path: "/admin/email" },
  { name: "no message", path: "/admin/email?q=introuvable" },
  { name: "a message", path: "/admin/email", prepare: openMessage },
  { name: "admin home", path: "/admin" },
  { name: "analytics", path: "/admin/analytics" },
  { name: "the numbers of a chart", path: "/admin/analytics?period=months", prepare: openNumbers },
  { name: "revenue", path: "/admin/revenue" },
  { name: "marketing", path: "/admin/marketing" },
  { name: "projects", path: "/admin/projects" },
  { name: "no project", path: "/admin/projects?q=introuvable" },
  { name: "project details", path: "/admin/projects", prepare: openFirst(/^Détails/) },
  { name: "new project", path: "/admin/projects/new" },
  { name: "edit a project", path: A_PROJECT, prepare: through([/^Détails/, "Modifier"], "Modifier le projet") },
  {
    name: "delete a project",
    path: A_PROJECT,
    prepare: through([/^Détails/, "Supprimer"], "Confirmer la suppression"),
  },
  { name: "new project with errors", path: "/admin/projects/new", prepare: sendWithout("Titre", "Créer le projet") },
  { name: "clients", path: "/admin/clients" },
  { name: "invite a client", path: "/admin/clients/new" },
  { name: "a client", path: "/admin/clients", prepare: follow("Khadija Benali") },
  { name: "convert an inquiry", path: "/admin/inquiries?status=new", prepare: openConversion },
  { name: "inquiries", path: "/admin/inquiries" },
  { name: "no inquiry", path: "/admin/inquiries?q=introuvable" },
  { name: "inquiry details", path: "/admin/inquiries", prepare: openFirst(/^Détails/) },
  { name: "reviews", path: "/admin/testimonials" },
  { name: "delete a review", path: "/admin/testimonials", prepare: openFirst(/^Supprimer/) },
  { name: "articles to manage", path: "/admin/blog" },
  { name: "no article to manage", path: "/admin/blog?q=introuvable" },
  { name: "delete an article", path: "/admin/blog", prepare: openFirst(/^Supprimer/) },
  { name: "a new article with errors", path: "/admin/blog/new", prepare: sendEmptyForm("Enregistrer et publier") },
  {
    name: "the form of an article",
    path: "/admin/blog",
    prepare: goTo(/^Modifier : Lire un devis/, "Modifier l’article"),
  },
  { name: "ask for an article", path: "/admin/blog/generate" },
  {
    name: "ask for an article with errors",
    path: "/admin/blog/generate",
    prepare: sendWithout("Sujet", "Générer l’article"),
  },
  { name: "an article that failed", path: "/admin/blog/generate", prepare: generate("la clé refusée", "Réessayer") },
  { name: "an article being written", path: "/admin/blog/generate", prepare: generate("sans fin", "Annuler") },
  {
    name: "a written article",
    path: "/admin/blog/generate",
    prepare: generate("un site vitrine", "Enregistrer en brouillon"),
  },
  { name: "the draft of a model", path: "/admin/blog/generate", prepare: keepGenerated },
  { name: "five articles", path: "/admin/blog/quick-generate" },
  {
    name: "five articles with errors",
    path: "/admin/blog/quick-generate",
    prepare: sendBlankSubject,
  },
  { name: "articles in a run", path: AUTO },
  { name: "a file with errors", path: AUTO, prepare: checkWrongFile },
  { name: "a run of articles", path: AUTO, prepare: startRunOf("Un logo", "Un autre logo", "Un dernier logo") },
  { name: "a run that waits", path: AUTO, prepare: pauseRun },
  { name: "the end of a run", path: AUTO, prepare: cancelRun },
  { name: "a run that ended with failures", path: AUTO, prepare: failRun },
  { name: "API keys", path: "/admin/api-keys?tab=ai" },
  { name: "delete an API key", path: "/admin/api-keys?tab=email", prepare: openKeyRemoval },
  { name: "settings", path: "/admin/settings" },
  { name: "settings with errors", path: "/admin/settings", prepare: sendWrongPhone },
  { name: "services", path: "/admin/services" },
  { name: "no service", path: "/admin/services?q=introuvable" },
  { name: "new service", path: "/admin/services/new?category=content" },
  {
    name: "new service with errors",
    path: "/admin/services/new?category=content",
    prepare: sendWithout("Titre", "Créer"),
  },
  { name: "edit a service", path: "/admin/services", prepare: openFirst(/^Modifier/) },
  { name: "delete a service", path: "/admin/services", prepare: openFirst(/^Supprimer/) },
  { name: "the own section of a service", path: WEB_SERVICE, prepare: openEditor },
  {
    name: "the examples of a service",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Exemples"], "Exemples de projets"),
  },
  {
    name: "a new example",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Exemples", "Ajouter un exemple"], "Ajouter un exemple"),
  },
  {
    name: "edit an example",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Exemples", /^Modifier/], "Modifier un exemple"),
  },
  {
    name: "delete an example",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Exemples", /^Supprimer/], "Confirmer la suppression"),
  },
  {
    name: "the tiers of a service",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Tarification"], "Plans tarifaires"),
  },
  {
    name: "a new tier",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Tarification", "Ajouter un plan"], "Ajouter un plan"),
  },
  {
    name: "edit a tier",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Tarification", /^Modifier/], "Modifier un plan"),
  },
  {
    name: "delete a tier",
    path: WEB_SERVICE,
    prepare: through([/^Ouvrir/, "Tarification", /^Supprimer/], "Confirmer la suppression"),
  },
  { name: "no such service", path: "/admin/services/inconnu" },
  { name: "the SEO desk", path: "/admin/seo" },
  { name: "the SEO desk without an article", path: "/admin/seo?q=introuvable&state=draft" },
  { name: "erase a client", path: "/admin/clients", prepare: openErasure },
  { name: "the SEO of an article", path: "/admin/seo", prepare: goTo(/^Lire un devis/, "Recommandations SEO") },
];

/** What a client of the demo agency looks at, and no admin. */
export const CLIENT_SCREENS: Screen[] = [
  { name: "a client's dashboard", path: "/dashboard" },
  { name: "a client's project", path: "/dashboard", prepare: openOwnProject },
  {
    name: "ask for erasure",
    path: "/dashboard/erasure",
    prepare: (page) => expect(page.getByRole("dialog")).toBeVisible(),
  },
];
