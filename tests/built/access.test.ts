import { expect, test } from "vitest";
import type { BuiltRoute } from "../support/route-table";
import { fillPath, readRouteTable } from "../support/route-table";
import { ADMIN, CLIENT, OTHER_CLIENT } from "../support/server-environment";
import { ask, cookiesOf, sendRaw, signIn, site } from "./support/site";

/** What anyone may open. A link with a token opens what the token names; any other token is answered 404. */
const OPEN_TO_VISITORS = [
  ...[
    "/",
    "/about",
    "/avis",
    "/avis/signaler",
    "/blog",
    "/blog/:slug",
    "/contact",
    "/espana",
    "/maroc",
    "/saudi-arabia",
  ],
  ...[
    "/realisations",
    "/realisations/:slug",
    "/services/:category",
    "/services/:category/:slug",
    "/terms",
    "/styleguide",
  ],
  ...["/accessibilite/:language?", "/confidentialite/:language?", "/mentions-legales/:language?", "/mes-donnees", "/*"],
  ...["/auth", "/auth/forgot", "/auth/invitation", "/auth/reset", "/auth/verify", "/sign-out", "/theme"],
  ...["/accord/:token", "/blog/apercu/:token", "/calendrier/:token.ics", "/mes-donnees/acces", "/mon-avis/:token"],
  ...["/devis/:token", "/devis/:token.pdf", "/devis/:token/vue.gif", "/realisations/apercu/:token"],
  ...["/devis/:token/factures/:id", "/devis/:token/factures/:id.pdf", "/devis/:token/factures/:id/carte"],
  ...["/devis/:token/factures/:id/recus/:paymentId", "/paiements/stripe", "/go/:way", "/vue", "/blog/:slug/vue.gif"],
  ...["/couleurs.css", "/couvertures.svg", "/logos/:digest.png", "/marque/:file", "/media/*", "/og/*"],
  ...[
    "/feed.json",
    "/healthz",
    "/llms.txt",
    "/manifest.webmanifest",
    "/metrics",
    "/robots.txt",
    "/rss.xml",
    "/sitemap.xml",
  ],
];

/** What is open to clients as well. What is in neither list is the office's. */
const OPEN_TO_CLIENTS = [
  ...["/dashboard", "/dashboard/account", "/dashboard/erasure", "/dashboard/export", "/dashboard/profile"],
  ...["/dashboard/devis", "/dashboard/devis/:id", "/dashboard/devis/:id.pdf", "/dashboard/personnes/:id"],
  ...["/dashboard/factures", "/dashboard/factures/:id", "/dashboard/factures/:id.pdf", "/dashboard/factures/:id/carte"],
  ...["/dashboard/factures/:id/recus/:paymentId", "/dashboard/projects/:id", "/dashboard/projects/:id/livraison"],
  ...["/dashboard/projects/:id/messages", "/dashboard/projects/:id/messages/events"],
  ...["/dashboard/projects/:id/fichiers.zip", "/dashboard/projects/:id/fichiers/:fileId"],
  "/dashboard/projects/:id/fichiers/:fileId/apercu",
];

type Door = "open" | "leads to sign in" | "leads to the dashboard, refused";

const table = readRouteTable();
const isPublic = ({ path }: BuiltRoute) => OPEN_TO_VISITORS.includes(path);
const isOfClients = ({ path }: BuiltRoute) => OPEN_TO_CLIENTS.includes(path);

/** What is posted where an unknown intent is refused before anything else. */
const INTENTS: Record<string, string> = { "/dashboard/personnes/:id": "invite-person" };

/** Every way to ask for a route: the document, its data, and a post to each. */
function waysTo({ id, path, hasLoader, hasAction, hasScreen }: BuiltRoute, address = fillPath(path)) {
  const data = address === "/" ? "/_root.data" : `${address}.data`;
  // A post to an address with a layout goes to the layout, unless it names the screen within.
  const index = id.endsWith("_index") ? "?index" : "";
  const form = { intent: INTENTS[path] ?? "access" };
  return [
    ...(hasLoader || hasScreen ? [{ path: address }] : []),
    ...(hasLoader ? [{ path: `${data}?_routes=${encodeURIComponent(id)}` }] : []),
    ...(hasAction
      ? [
          { path: address + index, form },
          { path: data + index, form },
        ]
      : []),
  ];
}

/** Single fetch encodes a redirect as a 202 that names the target; a document gets it as a header. */
async function doorOf(answer: Response): Promise<Door | string> {
  const text = await answer.text();
  const target = answer.status === 202 ? text : (answer.headers.get("location") ?? "");
  const [, flash = ""] = decodeURIComponent(cookiesOf(answer, /^flash$/)).split("=", 2);
  const isRefused = Buffer.from(flash, "base64").toString("utf8").includes("Accès refusé");
  if (answer.status >= 500) return `answers ${answer.status}`;
  if (target.includes("/auth?redirectTo=")) return "leads to sign in";
  return target.includes("/dashboard") && isRefused ? "leads to the dashboard, refused" : "open";
}

/** The doors that are not as they should be for the holder of these cookies. */
async function wrongDoors(cookie: string, doorFor: (route: BuiltRoute) => Door): Promise<string[]> {
  const wrong: string[] = [];
  for (const route of table) {
    // It would end the session that asks for the rest.
    if (cookie && route.path === "/sign-out") continue;
    const asked = waysTo(route).map(async ({ path, form }) => {
      const answer = await ask(path, { cookie, form });
      const way = `${route.id}: ${form ? "POST " : ""}${path}`;
      const isStored = !isPublic(route) && !answer.headers.get("cache-control")?.includes("no-store");
      const door = await doorOf(answer);
      if (door !== doorFor(route)) wrong.push(`${way} ${door}`);
      if (isStored) wrong.push(`${way} may be stored`);
    });
    await Promise.all(asked);
  }
  return wrong;
}

test("every route of the build is a visitor's, a client's or the office's, and every one that is listed exists", () => {
  const paths = table.map(({ path }) => path);
  expect([...OPEN_TO_VISITORS, ...OPEN_TO_CLIENTS].filter((path) => !paths.includes(path))).toEqual([]);
  const ofTheOffice = table.filter((route) => !isPublic(route) && !isOfClients(route)).map(({ path }) => path);
  expect(ofTheOffice.filter((path) => !/^\/admin(\/|$)/.test(path))).toEqual([]);
  expect(ofTheOffice).toEqual(expect.arrayContaining(["/admin", "/admin/inquiries"]));
});

// @spec account-4, office-30, states-21
test("a visitor is sent to sign in from every route that is not open to visitors", async () => {
  expect(await wrongDoors("", (route) => (isPublic(route) ? "open" : "leads to sign in"))).toEqual([]);
});

// @spec office-1, states-21, roles-6, roles-7, product-6
test("a client is sent to the dashboard with 'Accès refusé' from every route of the office", async () => {
  const cookie = await signIn(CLIENT);
  const isOpen = (route: BuiltRoute) => isPublic(route) || isOfClients(route);
  expect(await wrongDoors(cookie, (route) => (isOpen(route) ? "open" : "leads to the dashboard, refused"))).toEqual([]);
  const flash = cookiesOf(await ask("/admin", { cookie }), /^flash$/);
  const dashboard = await (await ask("/dashboard", { cookie: `${cookie}; ${flash}` })).text();
  expect(dashboard).toContain("Accès refusé");
  expect(dashboard).toContain("Vous devez être administrateur");
});

// @spec roles-5
test("an admin is let in everywhere, so that the doors above are closed for the right reason", async () => {
  expect(await wrongDoors(await signIn(ADMIN), () => "open")).toEqual([]);
});

const ID = "[0-9a-f-]{36}";
/** The pages of a client's space that lead to everything else in it. */
const PAGE = new RegExp(`^/dashboard(/(projects|factures|devis)(/${ID}(/messages|/livraison)?)?)?$`);

/** The addresses that a client's pages lead to, and the headings of its projects and quotes. */
async function spaceOf(cookie: string) {
  const addresses = new Set(["/dashboard"]);
  const words: string[] = [];
  for (const address of addresses) {
    if (!PAGE.test(address)) continue;
    const html = await (await ask(address, { cookie })).text();
    for (const [, link = ""] of html.matchAll(/(?:href|src)="(\/dashboard\/[^"?#]+)/g)) addresses.add(link);
    if (/(projects|devis)\/[^/]+$/.test(address)) words.push(/<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? address);
  }
  return { addresses: [...addresses], words };
}

/** Where the client finds something of this route; what belongs to a thing has the address of the thing before its own. */
function addressIn(addresses: string[], path: string): string | undefined {
  const [, thing = "", rest = ""] = /^(.*:\w+)(.*)$/.exec(path) ?? [];
  const ofThing = new RegExp(`^${thing.replaceAll(/:\w+/g, ID)}`);
  const own = addresses.flatMap((address) => ofThing.exec(address)?.[0] ?? []).map((address) => address + rest);
  return own.find((address) => addresses.includes(address)) ?? own[0];
}

test("another client is answered 404 for everything in a client's space, without a word of it", async () => {
  const [owner, other] = [await signIn(CLIENT), await signIn(OTHER_CLIENT)];
  const { addresses, words } = await spaceOf(owner);
  expect(words).toEqual(expect.arrayContaining(["Site du riad et réservation directe"]));
  const wrong: string[] = [];
  for (const route of table.filter(({ path }) => path.startsWith("/dashboard/") && path.includes(":"))) {
    const address = addressIn(addresses, route.path);
    if (!address) wrong.push(`${route.id}: the demo has none`);
    if (route.hasLoader && address) {
      const own = await ask(address, { cookie: owner });
      await own.body?.cancel();
      if (own.status !== 200) wrong.push(`${route.id}: ${address} answers ${own.status} to its owner`);
    }
    for (const { path, form } of waysTo(route, address)) {
      const answer = await ask(path, { cookie: other, form });
      const text = await answer.text();
      if (answer.status !== 404) wrong.push(`${route.id}: ${path} answers ${answer.status}`);
      if ([CLIENT.email, ...words].some((word) => text.includes(word))) wrong.push(`${route.id}: ${path} tells`);
    }
  }
  expect(wrong).toEqual([]);
});

// @spec roles-6
test("a refused post changes nothing", async () => {
  const admin = await signIn(ADMIN);
  const reviews = async () => (await ask("/admin/testimonials", { cookie: admin })).text();
  const [path = "", id = ""] = /\/admin\/testimonials\/([0-9a-f-]{36})\/delete/.exec(await reviews()) ?? [];
  expect(id).not.toBe("");
  for (const cookie of ["", await signIn(CLIENT)]) {
    for (const address of [path, `${path}.data`]) await ask(address, { cookie, form: { intent: "delete" } });
  }
  expect(await reviews()).toContain(id);
});

test.each([
  ["another site", { Origin: "https://evil.test" }, 403],
  ["an opaque origin", { Origin: "null" }, 403],
  ["a malformed origin", { Origin: "not a url" }, 403],
  ["another site, by fetch metadata", { "Sec-Fetch-Site": "cross-site" }, 403],
  ["our own page behind a proxy that rewrites Host", { Origin: site.baseURL, Host: "app:3000" }, 303],
])("a post from %s answers as it should, on a page and on a route without one", async (_, origin, status) => {
  const fields = { intent: "inquiry", theme: "light", name: "N", email: "n@example.com", message: `m ${Date.now()}` };
  const headers = { "Content-Type": "application/x-www-form-urlencoded", ...origin };
  for (const path of ["/contact", "/theme"]) {
    const body = new URLSearchParams(fields).toString();
    const answer = await sendRaw(path, { method: "POST", headers, body });
    expect(answer.status, path).toBe(status);
    if (status === 403) expect(answer.body.toString()).toContain("Ce formulaire a été envoyé depuis une autre adresse");
  }
});
