import { createCookie } from "@remix-run/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OwnSite } from "../support/own-site";
import { freePort } from "../support/server-environment";

const SECRET = "a-secret-of-more-than-thirty-two-characters";

// A PostgreSQL server that does not answer, from the start on.
const site = new OwnSite({
  DATABASE_URL: `postgresql://nobody@127.0.0.1:${freePort()}/none`,
  SESSION_SECRET: SECRET,
  ENCRYPTION_KEY: SECRET,
});

beforeAll(() => site.start({ until: "/theme" }));
afterAll(() => site.remove());

const open = (path: string, headers = {}) => fetch(site.baseURL + path, { headers });
const post = (path: string, form: Record<string, string>) =>
  fetch(site.baseURL + path, { method: "POST", headers: { Origin: site.baseURL }, body: new URLSearchParams(form) });

test("public pages and forms open, and health checks say that the database is down", async () => {
  for (const path of ["/", "/contact", "/auth"]) expect((await open(path)).status, path).toBe(200);
  expect((await open("/une-adresse-inconnue")).status).toBe(404);
  const health = await open("/healthz");
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({ status: "error", database: "down" });
});

// @spec states-14, errors-2
test("a message keeps every field and shows the specification's error", async () => {
  const fields = { name: "  Khadija «B»  ", email: "khadija@riad.example", phone: "06 12 34 56 78" };
  const answer = await post("/contact", { intent: "inquiry", ...fields, message: "Un\n\n<b>deux</b> é" });
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toContain("Une erreur s&#x27;est produite. Veuillez réessayer.");
  for (const [name, value] of Object.entries(fields)) expect(html).toMatch(inputOf(name, value));
  expect(html).toContain("Un\n\n&lt;b&gt;deux&lt;/b&gt; é</textarea>");
});

// @spec errors-4
test("a review keeps every field and shows the specification's error", async () => {
  const content = "La charte tient sur trois pages.";
  const answer = await post("/contact", { intent: "review", rating: "4", name: "Inès", content });
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toContain("Une erreur est survenue lors de la soumission de votre avis.");
  expect(html).toMatch(/<input(?=[^>]* type="radio")(?=[^>]* value="4")(?=[^>]* checked="")/);
  expect(html).toMatch(inputOf("name", "Inès"));
  expect(html).toContain(`${content}</textarea>`);
});

test("signing in answers a French 503 that offers the same post again, without the password", async () => {
  const answer = await post("/auth", { intent: "sign-in", email: "sara@zellige.example", password: "un-mot-de-passe" });
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toMatch(/<h1[^>]*>Service momentanément indisponible/);
  expect(html).toMatch(inputOf("email", "sara@zellige.example"));
  expect(html).not.toContain("un-mot-de-passe");
  expect(html).toContain("Réessayer</button>");
});

// The sentence of each screen: tests/routes/bare-screens.test.ts.
test("a screen of the back office says what is out of reach", async () => {
  const session = await createCookie("session", { secrets: [SECRET] }).serialize("of-somebody-who-was-signed-in");
  const answer = await open("/admin/blog", { Cookie: session.split(";")[0] });
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toMatch(/<h1[^>]*>Impossible de charger les articles/);
  expect(html).toMatch(/<a(?=[^>]* href="\/admin\/blog")[^>]*>Réessayer/);
});

test("it ends when it is asked to", async () => {
  expect((await site.stop())?.code).toBe(0);
});

/** A field of the form with what was typed into it. */
function inputOf(name: string, value: string): RegExp {
  return new RegExp(`<input(?=[^>]* name="${name}")(?=[^>]* value="${value}")`);
}
