import { beforeEach, describe, expect, it } from "vitest";
import { TRACK_FULL } from "~/features/milestones/model/milestone";
import { LEVEL_TAKEN, WHOLE_GONE } from "~/features/trash/model";
import { action as deleteExample } from "~/routes/admin.services_.$id.examples.$exampleId.delete/route";
import { action as deleteTier } from "~/routes/admin.services_.$id.pricing.$tierId.delete/route";
import { db } from "~/server/db/db.server";
import { readFlash } from "~/server/http/flash.server";
import { makeProjectSpace } from "../support/project-space";
import { cookiesOf, postArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

let [cookie, projectId] = ["", ""];

beforeEach(async () => {
  ({ admin: cookie, projectId } = await makeProjectSpace());
});

type Fields = Record<string, string>;

/** What the message of an answer offers to take it back. */
async function undoOf(answer: unknown): Promise<Fields> {
  const flash = await readFlash(
    new Request("http://localhost/", { headers: { Cookie: cookiesOf(answer as Response) } }),
  );
  expect(flash?.undo).toMatchObject({ label: "Annuler", action: "/admin/corbeille" });
  return flash?.undo?.fields ?? {};
}

const restore = (fields: Fields) => postForm("/admin/corbeille", fields, cookie);

describe("a milestone", () => {
  const path = () => `/admin/projects/${projectId}/etapes`;
  const send = (fields: Fields) => postForm(path(), fields, cookie);
  const remove = async (id: string) => undoOf(await send({ intent: "delete", id }));
  const titles = async () =>
    (await db.projectMilestone.findMany({ orderBy: { position: "asc" } })).map(({ title }) => title);

  const make = (title: string, position: number, day: string) =>
    db.projectMilestone.create({
      data: { project_id: projectId, title, position, due_on: new Date(day), planned_on: new Date(day) },
    });

  it("comes back to its place on the page where it was, with what had happened to it, and the project is due as before", async () => {
    await make("Maquettes", 1, "2027-02-01");
    const { id } = await make("Intégration", 2, "2027-03-01");
    await db.milestoneEvent.create({ data: { milestone_id: id, kind: "moved", text: "Plus de pages" } });
    await make("Textes", 3, "2027-02-15");
    const read = () => db.projectMilestone.findUnique({ where: { id }, include: { events: true } });
    const before = await read();
    const undo = await remove(id);
    expect([await titles(), await deadline()]).toEqual([["Maquettes", "Textes"], new Date("2027-02-15")]);
    expect((await showPage("/admin/corbeille", { cookie })).words).toContain("Intégration, Site du riad");
    const answer = await restore(undo);
    expect(answer).toRedirect(path());
    await expect(answer).toFlash("Succès", "Restauration faite");
    expect(await read()).toEqual(before);
    expect([await titles(), await deadline()]).toEqual([
      ["Maquettes", "Intégration", "Textes"],
      new Date("2027-03-01"),
    ]);
  });

  const deadline = async () => (await db.project.findUniqueOrThrow({ where: { id: projectId } })).deadline;

  it("comes last where another has its place by now", async () => {
    await make("Maquettes", 1, "2027-02-01");
    const undo = await remove((await make("Intégration", 2, "2027-03-01")).id);
    await send({ intent: "create", title: "Mise en ligne", due_on: "2027-04-01" });
    await restore(undo);
    expect(await titles()).toEqual(["Maquettes", "Mise en ligne", "Intégration"]);
  });

  it("stays in the trash while its project is full, or gone", async () => {
    const undo = await remove((await make("Intégration", 1, "2027-03-01")).id);
    for (let position = 1; position <= 40; position++) await make(`Étape ${position}`, position, "2027-02-01");
    await expect(restore(undo)).toFlash("Erreur", TRACK_FULL);
    await db.project.delete({ where: { id: projectId } });
    await expect(restore(undo)).toFlash("Erreur", WHOLE_GONE);
    expect(await db.trashItem.count()).toBe(1);
  });
});

it("a usual milestone comes back to its place, or last where that has been given away", async () => {
  const steps = async () =>
    (await db.milestoneTemplate.findMany({ where: { category: "graphics" }, orderBy: { position: "asc" } })).map(
      ({ title, days }) => `${title} ${days}`,
    );
  const send = (fields: Fields) => postForm("/admin/projects/modeles", fields, cookie);
  const add = (title: string, days: string) => send({ intent: "create", category: "graphics", title, days });
  const remove = async (title: string) => {
    const { id } = await db.milestoneTemplate.findFirstOrThrow({ where: { title } });
    return undoOf(await send({ intent: "delete", id }));
  };
  await add("Pistes", "7");
  await add("Choix", "14");
  const answer = await restore(await remove("Pistes"));
  expect(answer).toRedirect("/admin/projects/modeles");
  expect(await steps()).toEqual(["Pistes 7", "Choix 14"]);
  const undo = await remove("Choix");
  await add("Rendu", "21");
  await restore(undo);
  expect(await steps()).toEqual(["Pistes 7", "Rendu 21", "Choix 14"]);
});

describe("a part of a service", () => {
  let id = "";
  beforeEach(async () => {
    ({ id } = await db.service.create({
      data: { title: "Site vitrine", category: "programming", slug: "site-vitrine" },
    }));
  });

  it("a tier comes back, unless another of its level was added", async () => {
    const tier = await db.servicePricingTier.create({
      data: { service_id: id, tier_name: "standard", price: 12_500.5, details: ["Cinq pages"] },
    });
    const params = { id, tierId: tier.id };
    const remove = async () => undoOf(await deleteTier(postArgs("/admin/x", {}, { cookie, params })));
    expect(await restore(await remove())).toRedirect(`/admin/services/${id}/pricing`);
    expect(await db.servicePricingTier.findMany()).toEqual([tier]);
    const undo = await remove();
    await db.servicePricingTier.create({ data: { service_id: id, tier_name: "standard" } });
    await expect(restore(undo)).toFlash("Erreur", LEVEL_TAKEN);
    await db.service.delete({ where: { id } });
    await expect(restore(undo)).toFlash("Erreur", WHOLE_GONE);
  });

  it("an example comes back to the page of the list where it was", async () => {
    const example = await db.serviceExample.create({ data: { service_id: id, image_url: "/media/a.avif" } });
    const params = { id, exampleId: example.id };
    const undo = await undoOf(await deleteExample(postArgs("/admin/x?page=2", {}, { cookie, params })));
    expect(await db.serviceExample.count()).toBe(0);
    expect((await showPage("/admin/corbeille", { cookie })).words).toContain("Sans titre, Site vitrine");
    expect(await restore(undo)).toRedirect(`/admin/services/${id}/examples?page=2`);
    expect(await db.serviceExample.findMany()).toEqual([example]);
  });
});

it.each(["https://exemple.ma/", "//exemple.ma", "/\\exemple.ma", "/admin.exemple.ma", "/blog"])(
  "nobody is led to %s after a deletion is undone",
  async (back) => {
    const fields = { intent: "restore", id: "00000000-0000-4000-8000-000000000000", back };
    await expect(restore(fields)).rejects.toMatchObject({ init: { status: 400 } });
  },
);
