export const REDIRECTS_PATH = "/admin/blog/redirections";

/** How a former address is kept: without the slash with which every address of an earlier site begins. */
export const formerAddress = (path: string) => path.slice(1);

/**
 * What answers at this site beside its public pages: an address, or, with a slash at its end, all below it. None of them
 * looks for a redirect; a test compares them with the routes.
 */
const OWN_ADDRESSES = [
  ...["/admin", "/admin/", "/dashboard", "/dashboard/", "/assets/", "/devis/", "/go/", "/marque/", "/media/", "/og/"],
  ...["/auth", "/auth/forgot", "/auth/invitation", "/auth/reset", "/auth/verify", "/sign-out"],
  ...["/avis/signaler", "/mes-donnees", "/mes-donnees/acces"],
  ...["/feed.json", "/llms.txt", "/robots.txt", "/rss.xml", "/sitemap.xml", "/manifest.webmanifest"],
  ...[
    "/couleurs.css",
    "/couvertures.svg",
    "/styleguide",
    "/theme",
    "/vue",
    "/healthz",
    "/metrics",
    "/paiements/stripe",
  ],
  ...["/apple-touch-icon.png", "/articles-100.csv", "/favicon.ico", "/favicon.svg"],
  ...["/icon-192.png", "/icon-512.png", "/icon-maskable-512.png"],
];

/** Whether an address, as redirects keep it, is one of these. */
export function isOwnAddress(path: string): boolean {
  return OWN_ADDRESSES.some((own) => (own.endsWith("/") ? path.startsWith(own) : path === own));
}
