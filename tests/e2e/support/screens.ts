import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import {
  goTo,
  openOwnMessages,
  openOwnProject,
  openPhoneMenu,
  openPreview,
  sendEmptyForm,
  through,
  visit,
} from "./prepare-screen";

/** One of the states in which a screen is looked at. */
export interface ScreenState {
  name: string;
  /** Brings the screen into this state. */
  prepare?: (page: Page) => Promise<void>;
  /** The route that it shows, where that is another than the path one came by. */
  at?: string;
  /** Whether wide windows do not have it. */
  isNarrow?: boolean;
  /** Whether its page runs without the framework, though a signed-in user's. */
  isPlain?: boolean;
}

/** A screen that a visitor or a signed-in user sees. */
export interface Screen extends ScreenState {
  path: string;
  /** Has its form refused: a state of its own. */
  refused?: ScreenState["prepare"];
  /** The states that it takes afterwards, each from the one before, since the page is open already. */
  later?: ScreenState[];
}

/** Opens a screen, and looks at each of its states. */
export async function goThrough(page: Page, screen: Screen, look: (state: ScreenState) => Promise<void>) {
  await page.goto(screen.path);
  for (const state of statesOf(screen)) {
    await state.prepare?.(page);
    await look(state);
  }
}

export function statesOf(screen: Screen): ScreenState[] {
  const { name, refused: prepare, later = [] } = screen;
  return [screen, ...(prepare ? [{ name: `${name} with errors`, prepare }] : []), ...later];
}

/** A screen that is prepared from a page: its name, its route, the address of that page, and how. */
export const shown = (name: string, at: string, path: string, prepare: Screen["prepare"]): Screen => {
  return { name, at, path, prepare };
};

/** Screens that links open from one page: of each its name, the rest of its route, the links, and its heading. */
export const behind = (
  path: string,
  route: string,
  parts: [name: string, below: string, links: (string | RegExp)[], heading: string][],
): Screen[] => parts.map(([name, below, links, heading]) => shown(name, route + below, path, through(links, heading)));

/** Public screens. */
export const PUBLIC_SCREENS: Screen[] = [
  { name: "home", path: "/" },
  { name: "about", path: "/about" },
  { name: "the terms", path: "/terms" },
  { name: "the legal notice", at: "/mentions-legales/:language?", path: "/mentions-legales" },
  { name: "privacy in Spanish", at: "/confidentialite/:language?", path: "/confidentialite/es" },
  { name: "accessibility in Arabic", at: "/accessibilite/:language?", path: "/accessibilite/ar" },
  { name: "a category of services", at: "/services/:category", path: "/services/graphics" },
  { name: "another category of services", at: "/services/:category", path: "/services/business" },
  shown("a service", "/services/:category/:slug", "/services/programming", visit(/^Développement web/)),
  shown("a service with pictures", "/services/:category/:slug", "/services/content", visit(/^Photographie/)),
  { name: "no service of a visitor", at: "/services/:category/:slug", path: "/services/content/1" },
  {
    name: "contact",
    path: "/contact",
    later: [
      { name: "a review with errors", prepare: sendEmptyForm("Soumettre l’avis") },
      { name: "contact with errors", prepare: sendEmptyForm("Envoyer le message") },
    ],
  },
  {
    name: "sign-in",
    path: "/auth",
    later: [
      { name: "sign-in with errors", prepare: sendEmptyForm("Se connecter") },
      { name: "the menu on a phone", isNarrow: true, prepare: openPhoneMenu(".mobile-menu") },
    ],
  },
  { name: "sign-up", path: "/auth?tab=inscription", refused: sendEmptyForm("S’inscrire") },
  { name: "forgotten password", path: "/auth/forgot", refused: sendEmptyForm(/^(Recevoir|Demander) le lien$/) },
  { name: "a link that is too old", path: "/auth/reset?token=inconnu" },
  { name: "an invitation that is too old", path: "/auth/invitation?token=inconnu" },
  { name: "a confirmation that is too old", path: "/auth/verify?token=inconnu" },
  { name: "ask for one's data", path: "/mes-donnees", refused: sendEmptyForm(/^(Recevoir|Demander) le lien$/) },
  { name: "ask for one's data in Arabic", path: "/mes-donnees?lang=ar" },
  { name: "ask for one's data in Spanish", path: "/mes-donnees?lang=es" },
  { name: "a link to one's data that is over", path: "/mes-donnees/acces?token=inconnu" },
  { name: "the page for Morocco", path: "/maroc" },
  { name: "the page for Spain", path: "/espana" },
  { name: "the page for Saudi Arabia", path: "/saudi-arabia" },
  {
    name: "all reviews",
    path: "/avis",
    later: [{ name: "report a review", at: "/avis/signaler", prepare: visit(/^Signaler l’avis/, "Signaler un avis") }],
  },
  { name: "works", path: "/realisations" },
  { name: "a work", at: "/realisations/:slug", path: "/realisations/riad-benali" },
  { name: "a work in Spanish", at: "/realisations/:slug", path: "/realisations/ferreteria-souss" },
  { name: "a work in Arabic", at: "/realisations/:slug", path: "/realisations/adawat-souss" },
  { name: "no work", at: "/realisations/:slug", path: "/realisations/nulle-part" },
  {
    name: "a private preview of a work that is over",
    at: "/realisations/apercu/:token",
    path: "/realisations/apercu/faux",
  },
  { name: "a consent whose link is over", at: "/accord/:token", path: "/accord/inconnu" },
  { name: "a review whose link is over", at: "/mon-avis/:token", path: "/mon-avis/inconnu" },
  { name: "blog", path: "/blog" },
  { name: "a search of the blog", path: "/blog?q=client" },
  { name: "nothing found in the blog", path: "/blog?q=introuvable" },
  { name: "an article", at: "/blog/:slug", path: "/blog/lire-un-devis-d-agence-ligne-par-ligne" },
  { name: "an article in Spanish", at: "/blog/:slug", path: "/blog/abrir-una-tienda-online-lo-que-se-decide-antes" },
  { name: "an article in Arabic", at: "/blog/:slug", path: "/blog/instagram-am-mawqi-khas" },
  { name: "no article", at: "/blog/:slug", path: "/blog/nulle-part" },
  {
    name: "a private preview that is over",
    at: "/blog/apercu/:token",
    path: "/blog/apercu/inconnu",
    later: [{ name: "a private preview", at: "/blog/apercu/:token", prepare: openPreview }],
  },
  { name: "a quote's link that is over", at: "/devis/:token", path: "/devis/inconnu" },
  {
    name: "an invoice of a link that is over",
    at: "/devis/:token/factures/:id",
    path: "/devis/inconnu/factures/00000000-0000-4000-8000-000000000000",
  },
  { name: "not found", at: "/*", path: "/une-adresse-inconnue" },
];

/** What a client of the demo agency looks at, and no admin. */
export const CLIENT_SCREENS: Screen[] = [
  { name: "a client's dashboard", path: "/dashboard" },
  shown("a client's project", "/dashboard/projects/:id", "/dashboard", openOwnProject),
  shown("the messages of a client's project", "/dashboard/projects/:id/messages", "/dashboard", openOwnMessages),
  {
    name: "what was handed over to a client",
    at: "/dashboard/projects/:id/livraison",
    path: "/dashboard",
    prepare: through(["Site du riad et réservation directe", "Voir la livraison"], "Livraison"),
  },
  {
    name: "the people of a client",
    at: "/dashboard/personnes/:id",
    path: "/dashboard",
    prepare: through(["Personnes"], "Personnes"),
    later: [{ name: "invite a person with errors", prepare: sendEmptyForm("Inviter") }],
  },
  { name: "a client's quotes", path: "/dashboard/devis" },
  {
    name: "a client's quote",
    at: "/dashboard/devis/:id",
    path: "/dashboard/devis",
    isPlain: true,
    prepare: visit(/^Référencement du riad/),
  },
  { name: "a client's invoices", path: "/dashboard/factures" },
  shown("a client's invoice", "/dashboard/factures/:id", "/dashboard/factures", goTo(/^Facture F-/, "Facture F-")),
  {
    name: "ask for erasure",
    path: "/dashboard/erasure",
    prepare: (page) => expect(page.getByRole("dialog")).toBeVisible(),
  },
];
