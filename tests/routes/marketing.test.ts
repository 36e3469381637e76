import { beforeEach, expect, it } from "vitest";
import { saveApiKey } from "~/features/api-keys/commands.server";
import { loader } from "~/routes/admin.marketing/route";
import { db } from "~/server/db.server";
import { resetDatabase } from "../support/database";
import { makeWriter } from "../support/post-form";
import { getArgs } from "../support/requests";

let writer: Awaited<ReturnType<typeof makeWriter>>;

beforeEach(async () => {
  await resetDatabase();
  writer = await makeWriter();
});

const screen = () => loader(getArgs("/admin/marketing", { cookie: writer.cookie }));

it("says that no account is connected while no key is stored", async () => {
  const { description, counters, networks } = await screen();
  expect(description).toBe("Les réseaux de l’agence. Aucun n’est relié au site pour le moment.");
  expect(new Set(counters.map(({ hint }) => hint))).toEqual(new Set(["Compte non relié"]));
  for (const { key, note } of networks) {
    expect(note).toBe(`Enregistrez d’abord la clé ${key} dans Gestion des API Keys.`);
  }
});

it("names what is stored, and says that nothing is read with it yet", async () => {
  await saveApiKey(writer.actor, "META_ACCESS_TOKEN", "EAAG-0123456789-9f3a");
  const { description, counters, networks } = await screen();
  expect(description).toMatch(/^Une clé enregistrée sur 3\. .*les compteurs restent à zéro\.$/);
  expect(counters.map(({ hint }) => hint)).toEqual([
    ...Array(3).fill("Clé enregistrée, rien n’est encore relevé"),
    "Compte non relié",
  ]);
  expect(networks[0]?.note).toMatch(/^Clé META_ACCESS_TOKEN enregistrée le \d+ \S+ \d{4}, qui finit par 9f3a\.$/);
  expect(JSON.stringify(await screen())).not.toContain("0123456789");
});

it("asks again for a key that can no longer be read", async () => {
  await saveApiKey(writer.actor, "LINKEDIN_API_KEY", "li-0123456789-9f3a");
  await db.apiKey.updateMany({ data: { sealed: "broken" } });
  const { networks } = await screen();
  expect(networks[1]?.note).toContain("ne peut plus être lue");
});
