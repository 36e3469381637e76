import { beforeEach, describe, expect, it } from "vitest";
import { action as list, loader as listed } from "~/routes/admin.realisations/route";
import { action as remove } from "~/routes/admin.realisations.$id.delete/route";
import { action as edit } from "~/routes/admin.realisations_.$id/route";
import { action as create } from "~/routes/admin.realisations_.new/route";
import { db } from "~/server/db/db.server";
import { CASE_PICTURE, makeCase, makeReview, makeService } from "../support/cases";
import { cookie, openOffice } from "../support/office";
import { makePerson } from "../support/people";
import { getArgs, postArgs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(openOffice);

const FORM = {
  ...{ intent: "case", title: "Le four de Salé", client_name: "Four Nadia", sector: "restauration", country: "MA" },
  ...{ year: "2026", language: "fr", summary: "Un four qui se commande.", problem: "", work_done: "<p>Fait</p>" },
  ...{ image_url: CASE_PICTURE, image_alt: "Le four", is_fictitious: "on" },
};

const createWith = (fields: Record<string, string>) => create(postArgs("/admin/realisations/new", fields, { cookie }));
const editWith = (id: string, fields: Record<string, string>) =>
  edit(postArgs(`/admin/realisations/${id}`, fields, { cookie, params: { id } }));
const listWith = (fields: Record<string, string>) => list(postArgs("/admin/realisations", fields, { cookie }));
const only = () => db.caseStudy.findFirstOrThrow({ include: { figures: true, people: true, services: true } });

describe("the form of a work", () => {
  it("stores a draft with its rows, the blank ones left out, and its text sanitised", async () => {
    const service = await makeService("Boutique");
    const answer = await createWith({
      ...FORM,
      work_done: "<p>Fait</p><script>alert(1)</script>",
      services: service.id,
      "figures[0].label": "Commandes",
      "figures[0].before_text": "",
      "figures[0].after_text": "41",
      "figures[0].source": "Caisse",
      "figures[0].measured_on": "2026-03-31",
      "figures[1].label": "",
      "figures[1].measured_on": "",
      "people[0].name": "Salma",
      "people[0].role": "",
      "people[1].name": "",
      "people[1].role": "",
    });
    const stored = await only();
    expect(answer).toRedirect(`/admin/realisations/${stored.id}`);
    expect(stored).toMatchObject({ slug: "le-four-de-sale", status: "draft", work_done: "<p>Fait</p>" });
    expect(stored.figures).toMatchObject([{ label: "Commandes", before_text: null, after_text: "41" }]);
    expect([stored.people.map(({ name }) => name), stored.services.length]).toEqual([["Salma"], 1]);
    const { words } = await showPage(`/admin/realisations/${stored.id}`, { cookie });
    expect(words).toContain("Images de la page");
  });

  it("says what is wrong in each field and row, and keeps what was typed", async () => {
    const { html } = await showPage("/admin/realisations/new", {
      cookie,
      fields: { ...FORM, title: "", year: "hier", "figures[0].label": "Commandes" },
    });
    for (const sentence of [
      ...["Le titre est requis", "Une année de quatre chiffres", "Indiquez la valeur d’après"],
      ...["Dites d’où vient ce chiffre", "Choisissez le jour de la mesure"],
    ]) {
      expect(html).toContain(sentence);
    }
    expect(html).toContain('value="Four Nadia"');
    expect(await db.caseStudy.count()).toBe(0);
  });

  it("is sent twice and stored once, and an address belongs to one work", async () => {
    await createWith(FORM);
    await createWith(FORM);
    expect(await db.caseStudy.count()).toBe(1);
    const refused = await createWith({ ...FORM, title: "Autre", slug: "le-four-de-sale" });
    expect(refused).toMatchObject({ init: { status: 400 } });
  });

  it("keeps the former address of a published work, and refuses to save over another's changes", async () => {
    const { id, slug, version } = await makeCase();
    await editWith(id, { ...FORM, slug: "nouvelle", version: String(version) });
    expect(await db.caseStudySlug.findMany()).toMatchObject([{ slug, case_id: id }]);
    const late = await editWith(id, { ...FORM, title: "Tard", version: String(version) });
    expect(late).toMatchObject({ data: { newerVersion: 2 }, init: { status: 409 } });
    await editWith(id, { ...FORM, title: "Tard", version: String(version), overwrite: "2" });
    expect((await only()).title).toBe("Tard");
  });

  it("does not take from a published work what its page needs", async () => {
    const { id } = await makeCase();
    expect(await editWith(id, { ...FORM, summary: "" })).toMatchObject({ init: { status: 400 } });
    expect((await only()).summary).not.toBe("");
  });

  it("adds, moves and takes away pictures", async () => {
    const { id } = await makeCase();
    const picture = { intent: "picture", image_url: CASE_PICTURE, kind: "phone", caption: "" };
    expect(await editWith(id, { ...picture, image_alt: "" })).toMatchObject({ init: { status: 400 } });
    for (const image_alt of ["Un", "Deux", "Trois"]) await editWith(id, { ...picture, image_alt });
    const pictures = () => db.caseStudyPicture.findMany({ orderBy: { position: "asc" } });
    const [, second, third] = await pictures();
    await editWith(id, { intent: "move-picture", id: third!.id, direction: "up" });
    await editWith(id, { intent: "remove-picture", id: second!.id });
    expect((await pictures()).map(({ image_alt }) => image_alt)).toEqual(["Un", "Trois"]);
  });
});

describe("the list of works in the office", () => {
  it("moves a work past its neighbour, on the site too", async () => {
    const [first, second] = [await makeCase({ position: 0 }), await makeCase({ position: 0 })].sort((a, b) =>
      a.id < b.id ? -1 : 1,
    );
    await listWith({ intent: "move", id: second!.id, direction: "up" });
    const titles = async () =>
      ((await listed(getArgs("/admin/realisations", { cookie }))) as { cases: { title: string }[] }).cases.map(
        ({ title }) => title,
      );
    expect(await titles()).toEqual([second!.title, first!.title]);
    await listWith({ intent: "move", id: second!.id, direction: "up" });
    expect(await titles()).toEqual([second!.title, first!.title]);
    const { html } = await showPage("/realisations");
    expect(html.indexOf(second!.title)).toBeLessThan(html.indexOf(first!.title));
  });

  it("publishes a fictitious work without a consent, and no incomplete one", async () => {
    const { id } = await makeCase({ status: "draft", summary: "" });
    await listWith({ intent: "publish", id, value: "true" });
    expect((await only()).status).toBe("draft");
    await db.caseStudy.update({ where: { id }, data: { summary: "Un four." } });
    await listWith({ intent: "publish", id, value: "true" });
    expect((await only()).status).toBe("published");
  });

  it("deletes a work with all that belongs to it", async () => {
    const { id } = await makeCase({ former_slugs: { create: { slug: "ancienne" } } });
    await remove(postArgs(`/admin/realisations/${id}/delete`, {}, { cookie, params: { id } }));
    expect([await db.caseStudy.count(), await db.caseStudySlug.count()]).toEqual([0, 0]);
  });
});

describe("a work made of a project", () => {
  it("takes over its words, client and review in one step, once, and only when it is finished", async () => {
    const client = await makePerson("client", "khadija@riad.example");
    await db.profile.update({ where: { id: client.id }, data: { company: "Riad Benali", language: "es" } });
    const project = await db.project.create({
      data: { title: "Site du riad", description: "Six chambres.", client_id: client.id, status: "in_progress" },
    });
    const make = () => listWith({ intent: "from-project", id: project.id });
    expect(await make()).toRedirect("/admin/projects");
    await db.project.update({ where: { id: project.id }, data: { status: "completed" } });
    const review = await makeReview({ project_id: project.id });
    const { html } = await showPage(`/admin/projects/${project.id}`, { cookie });
    expect(html).toContain("Faire une réalisation");
    const made = await make();
    const stored = await only();
    expect(made).toRedirect(`/admin/realisations/${stored.id}`);
    expect(stored).toMatchObject({
      ...{ title: "Site du riad", client_name: "Riad Benali", problem: "Six chambres.", language: "es" },
      ...{ testimonial_id: review.id, status: "draft", is_fictitious: false, slug: "site-du-riad" },
    });
    await make();
    expect(await db.caseStudy.count()).toBe(1);
    expect((await showPage(`/admin/realisations/${stored.id}`, { cookie })).html).toContain("khadija@riad.example");
  });
});
