import { beforeEach, expect, it } from "vitest";
import { loader as examples } from "~/routes/admin.services_.$id.examples/route";
import { action as deleteExample } from "~/routes/admin.services_.$id.examples.$exampleId.delete/route";
import { action as editExample } from "~/routes/admin.services_.$id.examples.$exampleId.edit/route";
import { action as newExample } from "~/routes/admin.services_.$id.examples.new/route";
import { db } from "~/server/db/db.server";
import { base, cookie, get, id, locationOf, openServicePage, post } from "../support/service-page";
import { showPage } from "../support/show-page";

beforeEach(openServicePage);

const LAST = { title: "Dernier", display_order: "99" };

it("the examples of a service stand twenty on a page, and whoever saves or deletes one comes to the page where it stands", async () => {
  const numbered = Array.from({ length: 40 }, (_, n) => ({ title: `Projet ${n}`, display_order: n, service_id: id }));
  await db.serviceExample.createMany({ data: numbered });
  const added = await post(newExample, "/examples/new", { ...LAST, intent: "example" });
  expect(locationOf(added)).toBe(`${base}/examples?page=3`);
  const second = await examples(get("/examples?page=2"));
  expect(second).toMatchObject({ page: 2, pageCount: 3 });
  expect(second.examples.map(({ title }) => title)).toEqual(numbered.slice(20).map(({ title }) => title));
  const [moved] = second.examples;
  const first = { intent: "example", title: "Projet 20", display_order: "-1" };
  const edited = await post(editExample, `/examples/${moved!.id}/edit`, first, { exampleId: moved!.id });
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
