import type { Page, Route } from "@playwright/test";

/** How a request in the background may end without an answer of ours. */
export const FAILURES: [how: string, fail: (route: Route) => Promise<void>, sentence: RegExp][] = [
  ["the connection breaks", (route) => route.abort("connectionreset"), /La connexion s’est interrompue/],
  [
    "a proxy finds it too large",
    (route) => route.fulfill({ status: 413, contentType: "text/html", body: "<h1>413</h1>" }),
    /Le serveur ne prend pas une image de ce poids/,
  ],
  [
    "the site is away",
    (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>502</h1>" }),
    /Le serveur n’a pas pu prendre l’image/,
  ],
];

/** Lets every post of the page fail, and nothing else. */
export function failPosts(page: Page, fail: (route: Route) => Promise<void>): Promise<unknown> {
  return page.route("**/*", (route) => (route.request().method() === "POST" ? fail(route) : route.continue()));
}
