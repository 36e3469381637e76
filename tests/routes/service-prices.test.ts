import { beforeEach, expect, it } from "vitest";
import { wayOutPath } from "~/features/marketing/model/ways-out";
import { loader as examples } from "~/routes/admin.services_.$id.examples/route";
import { action as saveExample } from "~/routes/admin.services_.$id.examples.$exampleId/route";
import { action as deleteExample } from "~/routes/admin.services_.$id.examples.$exampleId_.delete/route";
import { action as saveTier } from "~/routes/admin.services_.$id.pricing.$tierId/route";
import { action as deleteTier } from "~/routes/admin.services_.$id.pricing.$tierId_.delete/route";
import { loader as exported } from "~/routes/admin.services_.export/route";
import { db } from "~/server/db/db.server";
import { makeService } from "../support/cases";
import { dropsPageWith } from "../support/finished-pages";
import { getArgs } from "../support/requests";
import { base, cookie, get, id, locationOf, openServicePage, post } from "../support/service-page";
import { showPage } from "../support/show-page";
import { messageOf } from "../support/way-out";

beforeEach(async () => {
  await openServicePage();
  await db.service.update({ where: { id }, data: { price_starting: 4500 } });
});

const add = (tier_name: string, price: string) =>
  post(saveTier, "/pricing/new", { intent: "tier", tier_name, price }, { tierId: "new" });
const tier = (tier_name: "basic" | "standard") => db.servicePricingTier.findFirstOrThrow({ where: { tier_name } });
const wordsOf = async (path: string) => (await showPage(path, { cookie })).words;
const pages = ["/services/programming", "/admin/services"];

async function saysFrom(price: string) {
  for (const path of pages)
    expect([path, (await wordsOf(path)).match(/À partir de ([\d ]+) MAD/)?.[1]]).toEqual([path, price]);
}

it("a service starts at the price that is typed while it has no tiers, and at its lowest tier's once it has some", async () => {
  await saysFrom("4 500");
  expect((await showPage("/services/programming/site-vitrine")).words).toContain("À partir de 4 500 MAD");
  await add("standard", "9800");
  await add("basic", "5200");
  await saysFrom("5 200");
  const { words, html } = await showPage("/services/programming/site-vitrine");
  expect(words).toContain("Basique 5 200 MAD");
  expect(words).not.toContain("4 500");
  expect([...html.matchAll(/"price":(\d+)/g)].map(([, price]) => price)).toEqual(["5200", "9800"]);
  const { id: tierId } = await tier("basic");
  await post(saveTier, `/pricing/${tierId}`, { intent: "tier", price: "12000" }, { tierId });
  await saysFrom("9 800");
  const answer = (await exported(getArgs("/admin/services/export", { cookie }))) as Response;
  expect((await answer.text()).split("\r\n")[1]).toContain(";4500;9800;");
  for (const each of await db.servicePricingTier.findMany()) {
    await post(deleteTier, `/pricing/${each.id}/delete`, {}, { tierId: each.id });
  }
  await saysFrom("4 500");
});

it("the lists that say where its price starts change with its tiers", async () => {
  const drops = (change: () => Promise<unknown>) => dropsPageWith("services", change);
  expect(await drops(() => add("basic", "5200"))).toBe(true);
  const { id: tierId } = await tier("basic");
  expect(await drops(() => post(saveTier, "/x", { intent: "tier", price: "1" }, { tierId }))).toBe(true);
  expect(await drops(() => post(deleteTier, "/x", {}, { tierId }))).toBe(true);
});

it("the office orders its services by where their prices start, and says in the dialog that tiers decide", async () => {
  await makeService("Audit", { price_starting: 5000 });
  await add("basic", "5200");
  const words = await wordsOf("/admin/services?sort=price");
  expect(words.indexOf("À partir de 5 000 MAD")).toBeLessThan(words.indexOf("À partir de 5 200 MAD"));
  const dialog = await showPage(`${base}/edit`, { cookie });
  expect(dialog.words).toContain("Dès qu'il y en a, le site affiche « À partir de » la moins chère.");
  expect(dialog.html).toMatch(/name="price_starting"[^>]*value="4500"|value="4500"[^>]*name="price_starting"/);
});

it("a category without a price on its list does not claim to show any", async () => {
  expect(await wordsOf("/services/programming")).toContain("Le prix de départ est affiché");
  for (const words of [await wordsOf("/services/graphics"), await wordsOf("/services/content")]) {
    expect(words).not.toContain("prix de départ");
    expect(words).toContain("Le devis est gratuit");
  }
});

it("a tier without a price is 'Sur devis' wherever it is shown, and takes no part in 'À partir de'", async () => {
  await add("standard", "9800");
  await add("basic", "");
  await saysFrom("9 800");
  const visited = await showPage("/services/programming/site-vitrine");
  expect(visited.words).toContain("Basique Sur devis");
  expect([...visited.html.matchAll(/"price":([^,}]*)/g)].map(([, price]) => price)).toEqual(["9800"]);
  const { id: tierId } = await tier("basic");
  const page = "/services/programming/site-vitrine";
  const message = await messageOf(wayOutPath("whatsapp", { page, tier: "basic" }));
  expect(message).toMatch(/un devis pour la formule Basique du service/);
  expect(message).not.toContain("MAD");
  for (const path of ["/pricing", `/pricing/${tierId}/delete`])
    expect(await wordsOf(base + path)).toContain("Sur devis");
  const [field] =
    /<input[^>]* name="price"[^>]*>/.exec((await showPage(`${base}/pricing/${tierId}`, { cookie })).html) ?? [];
  expect(field).toContain('placeholder="Sur devis"');
  expect(field).not.toContain("value=");
  for (const words of [visited.words, await wordsOf(`${base}/pricing`)]) expect(words).not.toMatch(/(^|\D)0 MAD/);
});

it("a service whose tiers have no price starts at the one that is typed", async () => {
  await add("basic", "");
  await saysFrom("4 500");
});

it("a tier of 0 dirhams, from a file or from the trash, has no price", async () => {
  const { price } = await db.servicePricingTier.create({ data: { service_id: id, price: 0 } });
  expect(price).toBeNull();
  await saysFrom("4 500");
});

const LAST = { title: "Dernier", display_order: "99" };

it("the examples of a service stand twenty on a page, and whoever saves or deletes one comes to the page where it stands", async () => {
  const numbered = Array.from({ length: 40 }, (_, n) => ({ title: `Projet ${n}`, display_order: n, service_id: id }));
  await db.serviceExample.createMany({ data: numbered });
  const added = await post(saveExample, "/examples/new", { ...LAST, intent: "example" }, { exampleId: "new" });
  expect(locationOf(added)).toBe(`${base}/examples?page=3`);
  const second = await examples(get("/examples?page=2"));
  expect(second).toMatchObject({ page: 2, pageCount: 3 });
  expect(second.examples.map(({ title }) => title)).toEqual(numbered.slice(20).map(({ title }) => title));
  const [moved] = second.examples;
  const first = { intent: "example", title: "Projet 20", display_order: "-1" };
  const edited = await post(saveExample, `/examples/${moved!.id}`, first, { exampleId: moved!.id });
  expect(locationOf(edited)).toBe(`${base}/examples`);
  expect((await examples(get("/examples?page=2"))).examples[0]?.title).toBe("Projet 19");
  const last = await db.serviceExample.findFirstOrThrow({ where: { title: LAST.title } });
  const question = `/examples/${last.id}/delete?page=3`;
  expect(locationOf(await post(deleteExample, question, {}, { exampleId: last.id }))).toBe(`${base}/examples?page=3`);
  const beyond = await examples(get("/examples?page=3")).catch((thrown: Response) => thrown);
  expect(beyond).toRedirect(`${base}/examples?page=2`, 302);
  const { html } = await showPage(`${base}/examples?page=2`, { cookie });
  const links = [...html.matchAll(/href="([^"]*\/examples\/[^"]*)"/g)].map(([, href]) => href);
  expect([links.length, links.filter((href) => !href?.endsWith("?page=2"))]).toEqual([41, []]);
});
