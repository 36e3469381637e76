import { beforeEach, expect, it } from "vitest";
import { saveApiKey } from "~/features/api-keys/commands/api-keys.server";
import { loader } from "~/routes/admin.marketing/route";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { makeWriter } from "../support/post-form";
import { getArgs } from "../support/requests";

let writer: Awaited<ReturnType<typeof makeWriter>>;

beforeEach(async () => {
  await resetDatabase();
  writer = await makeWriter();
});

const screen = () => loader(getArgs("/admin/marketing", { cookie: writer.cookie }));

it("says of each network that the site does not call it, and asks for nothing", async () => {
  const { description, counters, networks } = await screen();
  expect(description).toContain("Le site n’en interroge encore aucun");
  expect(new Set(counters.map(({ hint }) => hint))).toEqual(new Set(["Compte non relié"]));
  expect(networks.map(({ note }) => note)).toEqual([
    "Le site n’appelle pas encore Meta (Facebook et Instagram).",
    "Le site n’appelle pas encore LinkedIn.",
    "Le site n’appelle pas encore WhatsApp Business.",
  ]);
});

it("names what is stored as its owner knows it, and says that nothing is read with it yet", async () => {
  await saveApiKey(writer.actor, "META_ACCESS_TOKEN", "EAAG-0123456789-9f3a");
  const { counters, networks } = await screen();
  expect(counters.map(({ hint }) => hint)).toEqual([
    ...Array(3).fill("Clé enregistrée, sans effet pour le moment"),
    "Compte non relié",
  ]);
  expect(networks[0]?.note).toMatch(/^Le site n’appelle pas encore Meta .*Jeton d’accès Meta.*qui finit par 9f3a\.$/);
  expect(JSON.stringify(await screen())).not.toContain("0123456789");
});

it("says of a key that it can no longer be read", async () => {
  await saveApiKey(writer.actor, "LINKEDIN_API_KEY", "li-0123456789-9f3a");
  await db.apiKey.updateMany({ data: { sealed: "broken" } });
  const { networks } = await screen();
  expect(networks[1]?.note).toContain("ne peut plus être lue");
});
