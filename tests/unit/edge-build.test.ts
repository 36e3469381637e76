import { readdirSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { checkEnvironment } from "../../scripts/edge/site-build.mjs";
import { ORIGIN_ROUTES } from "../../scripts/edge/variants.mjs";
import { edgeRuntime } from "../../scripts/edge/vite-plugin.mjs";

const ENTRY = "app/entry-of-the-test.ts";
const whole = { DATABASE_URL: "postgresql://a/b", EDGE_ORIGIN: "http://a", SESSION_SECRET: "s", ENCRYPTION_KEY: "k" };

/** Builds a module of the public site that imports something, for workerd. */
async function buildImportOf(source: string): Promise<void> {
  const entry = {
    name: "entry",
    resolveId: (id: string) => (id.endsWith(ENTRY) ? path.resolve(ENTRY) : undefined),
    load: (id: string) => (id === path.resolve(ENTRY) ? `export * from ${JSON.stringify(source)};` : undefined),
  };
  await build({
    ...{ configFile: false, logLevel: "silent", mode: "production" },
    resolve: { alias: { "~": path.resolve("app") } },
    plugins: [edgeRuntime(), entry],
    build: { ssr: ENTRY, write: false },
  });
}

it.each([
  ["@electric-sql/pglite", "The embedded database cannot run at the edge"],
  ["sharp", "Pictures cannot be drawn at the edge"],
  ["~/server/jobs/job-runner.server", "Jobs cannot run at the edge"],
  ["~/job-handlers.server", "Jobs cannot run at the edge"],
])("a page of the public site that imports %s is refused, and named", async (source, sentence) => {
  await expect(buildImportOf(source)).rejects.toThrow(`${sentence}: ${ENTRY} imports `);
});

it("what workerd runs is built", async () => {
  await expect(buildImportOf("~/lib/text/format-number")).resolves.toBeUndefined();
});

it.each([
  ["DATABASE_URL", "The embedded database cannot run at the edge: set DATABASE_URL"],
  ["EDGE_ORIGIN", "the portal and the back office cannot run at the edge: set EDGE_ORIGIN"],
  ["SESSION_SECRET", "No file keeps secrets at the edge: set SESSION_SECRET and ENCRYPTION_KEY"],
  ["ENCRYPTION_KEY", "No file keeps secrets at the edge: set SESSION_SECRET and ENCRYPTION_KEY"],
])("without %s the build and the start say in a sentence what to set", (name, sentence) => {
  expect(() => checkEnvironment({ ...whole, [name]: "" })).toThrow(sentence);
  expect(() => checkEnvironment(whole)).not.toThrow();
});

it("what is behind a session is left to the Node process, whichever layout it has", () => {
  const routes = readdirSync("app/routes").filter((name) => /^(admin|dashboard|_site\.auth)[._]/.test(name));
  expect(routes.length).toBeGreaterThan(100);
  expect(routes.filter((name) => !ORIGIN_ROUTES.some((pattern) => pattern.test(name)))).toEqual([]);
  expect(
    ["_site.services.$category", "_site.authors"].filter((name) => ORIGIN_ROUTES.some((pattern) => pattern.test(name))),
  ).toEqual([]);
});
