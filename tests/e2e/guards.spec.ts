import type { APIRequestContext, APIResponse } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { ADMIN, CLIENT } from "./support/people";
import type { BuiltRoute } from "./support/route-table";
import { fillPath, readRouteTable } from "./support/route-table";
import type { Cookies } from "./support/sign-in";
import { cookiesOf, signInByPost } from "./support/sign-in";

const table = readRouteTable();
const below = (prefix: string) => table.filter(({ path }) => path === prefix || path.startsWith(`${prefix}/`));
const adminRoutes = below("/admin");
const privateRoutes = [...adminRoutes, ...below("/dashboard")];

/** Single fetch encodes a redirect as a 202 that names the target; a document gets it as a header. */
async function targetOf(answer: APIResponse): Promise<string> {
  if (answer.status() === 202) return answer.text();
  return answer.headers().location ?? `no redirect but ${answer.status()}`;
}

const document = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });
const data = (request: APIRequestContext, path: string, id: string) =>
  request.get(`${path}.data?_routes=${encodeURIComponent(id)}`, { maxRedirects: 0 });
const post = (request: APIRequestContext, path: string) =>
  request.post(path, { form: { intent: "status" }, maxRedirects: 0 });

function requestsFor(request: APIRequestContext, { id, path, hasLoader, hasAction }: BuiltRoute) {
  const filled = fillPath(path);
  // A post to an address with a layout goes to the layout, unless it names the screen within.
  const index = id.endsWith("_index") ? "?index" : "";
  return [
    ...(hasLoader ? [document(request, filled), data(request, filled, id)] : []),
    ...(hasAction ? [post(request, filled + index), post(request, `${filled}.data${index}`)] : []),
  ];
}

test("the build has the private routes this test walks", () => {
  expect(adminRoutes.map(({ path }) => path)).toEqual(expect.arrayContaining(["/admin", "/admin/inquiries"]));
  expect(privateRoutes.filter(({ hasLoader, hasAction }) => !hasLoader && !hasAction)).toEqual([]);
});

for (const route of privateRoutes) {
  // @spec account-4, office-30, states-21
  test(`a visitor is sent to sign in from ${route.id}`, async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    for (const answer of await Promise.all(requestsFor(request, route))) {
      expect(await targetOf(answer)).toContain("/auth");
    }
    await request.dispose();
  });
}

test.describe("a client", () => {
  let cookies: Cookies = [];
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    cookies = await cookiesOf(request, CLIENT);
    await request.dispose();
  });

  for (const route of adminRoutes) {
    // @spec office-1, states-21, roles-6, roles-7
    test(`is sent to the dashboard with 'Accès refusé' from ${route.id}`, async ({ playwright, baseURL }) => {
      const request = await playwright.request.newContext({ baseURL, storageState: { cookies, origins: [] } });
      for (const answer of await Promise.all(requestsFor(request, route))) {
        expect(await targetOf(answer)).toContain("/dashboard");
      }
      const dashboard = await (await request.get("/dashboard")).text();
      expect(dashboard).toContain("Accès refusé");
      expect(dashboard).toContain("Vous devez être administrateur");
      await request.dispose();
    });
  }
});

// @spec roles-5
test("an admin is let through everywhere, so that the doors above are closed for the right reason", async ({
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL });
  await signInByPost(request, ADMIN);
  for (const { path, id, hasLoader } of privateRoutes) {
    // The sidebar's switch leads back to where one was, and an admin's own account is not erased from its screen.
    if (!hasLoader || /sidebar|dashboard\.erasure/.test(id)) continue;
    const answer = await document(request, fillPath(path));
    expect([200, 404], `${id} answers ${answer.status()}`).toContain(answer.status());
    expect(answer.headers()["cache-control"]).toContain("no-store");
  }
  await request.dispose();
});

// @spec roles-6
test("a refused post changes nothing", async ({ playwright, baseURL }) => {
  const admin = await playwright.request.newContext({ baseURL });
  await signInByPost(admin, ADMIN);
  const list = await (await admin.get("/admin/testimonials")).text();
  const id = /testimonials\/([0-9a-f-]{36})\/delete/.exec(list)?.[1];
  expect(id).toBeDefined();
  const stranger = await playwright.request.newContext({ baseURL });
  for (const path of [`/admin/testimonials/${id}/delete`, `/admin/testimonials/${id}/delete.data`])
    await post(stranger, path);
  await signInByPost(stranger, CLIENT);
  for (const path of [`/admin/testimonials/${id}/delete`, `/admin/testimonials/${id}/delete.data`])
    await post(stranger, path);
  expect(await (await admin.get("/admin/testimonials")).text()).toContain(String(id));
  await Promise.all([admin.dispose(), stranger.dispose()]);
});

for (const [name, headers, status] of [
  ["another site", { Origin: "https://evil.test" }, 403],
  ["an opaque origin", { Origin: "null" }, 403],
  ["a malformed origin", { Origin: "not a url" }, 403],
  ["another site, by fetch metadata", { "Sec-Fetch-Site": "cross-site" }, 403],
  ["our own page behind a proxy that rewrites Host", { Origin: "", Host: "app:3000" }, 303],
] as const) {
  test(`a post from ${name} answers ${status} on a page and on a route without one @adapter`, async ({
    request,
    baseURL,
  }) => {
    const sent = { ...headers, ...("Host" in headers && { Origin: String(baseURL) }) };
    const form = { intent: "inquiry", theme: "light", name: "N", email: "n@example.com", message: `m ${Date.now()}` };
    for (const path of ["/contact", "/theme"]) {
      const answer = await request.post(path, { form, headers: sent, maxRedirects: 0 });
      expect(answer.status(), path).toBe(status);
      if (status === 403) expect(await answer.text()).toContain("Ce formulaire a été envoyé depuis une autre adresse");
    }
  });
}
