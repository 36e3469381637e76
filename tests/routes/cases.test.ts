import { beforeEach, describe, expect, it } from "vitest";
import { createCasePreviewPath } from "~/features/case-studies/queries.server";
import { loader as list } from "~/routes/_site.realisations._index/route";
import { loader as page } from "~/routes/_site.realisations.$slug/route";
import { loader as listed } from "~/routes/admin.realisations/route";
import { loader as share } from "~/routes/og.$/route";
import { loader as rss } from "~/routes/rss[.]xml/route";
import { loader as sitemap } from "~/routes/sitemap[.]xml/route";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { CASE_PICTURE, makeCase, makeReview, makeService } from "../support/cases";
import { cookie, openOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(openOffice);

const pageOf = (slug: string) => page(getArgs(`/realisations/${slug}`, { params: { slug } }));
const titles = async (query = "") => (await list(getArgs(`/realisations${query}`))).cases.map(({ title }) => title);
const thrownBy = (run: Promise<unknown>) => run.then(() => null).catch((thrown: unknown) => thrown);

describe("the list of works", () => {
  it("shows the published ones in the agency's order", async () => {
    await makeCase({ title: "Deuxième", position: 2 });
    await makeCase({ title: "Première", position: 1 });
    await makeCase({ title: "Brouillon", status: "draft" });
    expect(await titles()).toEqual(["Première", "Deuxième"]);
  });

  it("is filtered by service and sector, with counts that hold beside the other filter", async () => {
    const [shop, logo] = [await makeService("Boutique"), await makeService("Logo")];
    await makeCase({ title: "A", services: { create: [{ service_id: shop.id }, { service_id: logo.id }] } });
    await makeCase({ title: "B", sector: "sante", services: { create: [{ service_id: logo.id }] } });
    expect([await titles("?service=logo"), await titles("?service=logo&secteur=sante")]).toEqual([["A", "B"], ["B"]]);
    const { sectors, services } = await list(getArgs("/realisations?service=boutique"));
    const told = [sectors, services].map((choices) => choices.map(({ key, count }) => `${key} ${count}`).join());
    expect(told).toEqual(["commerce 1,sante 0", "logo 2,boutique 1"]);
    const { html } = await showPage("/realisations?secteur=sante");
    expect(html).toContain('href="/realisations?service=logo&amp;secteur=sante"');
    expect(html).not.toContain("service=boutique");
    const { html: nothing } = await showPage("/realisations?service=boutique&secteur=sante");
    expect(nothing).toContain("Rien de ce genre pour l’instant");
  });

  it("has one address a list: made-up filters and inactive services lead to it", async () => {
    const hidden = await makeService("Caché", { is_active: false });
    await makeCase({ services: { create: [{ service_id: hidden.id }] } });
    for (const query of ["?service=cache", "?secteur=inconnu", "?service=%27&secteur=%00"]) {
      expect(await thrownBy(list(getArgs(`/realisations${query}`)))).toRedirect("/realisations", 302);
    }
  });

  it("turns its pages beyond twenty-four, and says when there is none", async () => {
    expect((await showPage("/realisations")).html).toContain("Aucune réalisation publiée pour le moment");
    for (let i = 0; i < 25; i += 1) await makeCase();
    const second = await list(getArgs("/realisations?page=2"));
    expect([second.cases.length, second.pageCount, (await titles()).length]).toEqual([1, 2, 24]);
  });
});

describe("the page of a work", () => {
  it("shows all that is known of it, and nothing that may not run", async () => {
    const service = await makeService("Boutique en ligne");
    const review = await makeReview({ name: "Omar Tazi" });
    const source = { source: "Google Analytics", measured_on: new Date("2026-03-31") };
    const { slug } = await makeCase({
      client_name: "Tazi Frères",
      public_url: "https://tazi.example/",
      work_done: "<p>Fait.</p><script>alert(1)</script>",
      testimonial_id: review.id,
      services: { create: [{ service_id: service.id }] },
      figures: { create: [{ position: 0, label: "Commandes", before_text: "3", after_text: "41", ...source }] },
      people: { create: [{ position: 0, name: "Salma B.", role: "Direction artistique" }] },
      pictures: {
        create: (["before", "after", "phone", "desktop"] as const).map((kind, position) => ({
          ...{ kind, position, image_url: CASE_PICTURE, image_alt: `Écran ${kind}` },
        })),
      },
    });
    const { html } = await showPage(`/realisations/${slug}`);
    for (const words of [
      ...["Tazi Frères", "Client fictif", "Maroc", "Commerce &amp; boutique", "Boutique en ligne"],
      ...["Rien en ligne.", "<p>Fait.</p>", "41", "Google Analytics, mesuré le", "31 mars 2026"],
      ...["Salma B.", "https://tazi.example/", `/avis?avis=${review.id}`, "Écran before", "Écran phone"],
      ...["CreativeWork", '"@type":"Review"', `${CASE_PICTURE.replace("/1600.webp", "")}/480.avif`],
    ]) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain("<script>alert");
    const { html: servicePage } = await showPage(`/services/programming/${service.slug}`);
    expect(servicePage).toContain(`href="/realisations/${slug}"`);
  });

  it("quotes a review only while it is published", async () => {
    const { id } = await makeReview({ content: "Rien à redire." });
    const { slug } = await makeCase({ testimonial_id: id });
    expect((await pageOf(slug)).shown.quote?.content).toBe("Rien à redire.");
    await db.testimonial.update({ where: { id }, data: { is_published: false } });
    expect((await pageOf(slug)).shown.quote).toBeNull();
  });

  it("is found by its id and its former addresses, and a draft by its private link alone", async () => {
    const { id, slug } = await makeCase({ former_addresses: { create: { from_path: "realisations/ancienne" } } });
    for (const key of [id, "ancienne"]) {
      expect(await thrownBy(pageOf(key))).toRedirect(`/realisations/${slug}`, 301);
    }
    await db.caseStudy.update({ where: { id }, data: { status: "draft" } });
    for (const key of [slug, id, "ancienne"])
      expect(await thrownBy(pageOf(key))).toMatchObject({ init: { status: 404 } });
    const preview = await showPage(createCasePreviewPath(id));
    expect(preview.html).toContain("Aperçu privé");
    expect((await showPage("/realisations/apercu/faux")).status).toBe(404);
  });

  it("has the language of its work, and leads on among those of the same", async () => {
    const arabic = await makeCase({ language: "ar", title: "متجر ليلي", position: 0 });
    const { slug } = await makeCase({ title: "Seule en français" });
    const { html } = await showPage(`/realisations/${arabic.slug}`);
    expect(html).toContain("ما أنجزناه");
    expect([(await pageOf(slug)).next, (await pageOf(arabic.slug)).next]).toEqual([null, null]);
  });
});

it("is in the sitemap, the feed and the share pictures while it is published", async () => {
  const { id, slug } = await makeCase({ title: "Four & <braise>" });
  const address = `${siteUrl}/realisations/${slug}`;
  const read = async () => [
    (await (await sitemap(getArgs("/sitemap.xml"))).text()).includes(`<loc>${address}</loc>`),
    (await (await rss(getArgs("/rss.xml"))).text()).includes(`<link>${address}</link>`),
    (await share(getArgs(`/og/realisations/${slug}.png`, { params: { "*": `realisations/${slug}.png` } }))).status,
  ];
  expect(await read()).toEqual([true, true, 200]);
  await db.caseStudy.update({ where: { id }, data: { status: "draft" } });
  expect(await read()).toEqual([false, false, 404]);
});

it("the home page shows the first three in French, and no section without any", async () => {
  expect((await showPage("/")).html).not.toContain("Travaux récents");
  await makeCase({ language: "es", title: "Una tienda", position: -1 });
  for (const title of ["Un", "Deux", "Trois", "Quatre"]) await makeCase({ title: `Travail ${title}` });
  const { html } = await showPage("/");
  expect(["Una tienda", "Travail Un", "Travail Trois", "Travail Quatre"].map((words) => html.includes(words))).toEqual([
    ...[false, true, true, false],
  ]);
});

const TYPED = {
  ...{ intent: "case", title: "Le four de Salé", client_name: "Four Nadia", sector: "restauration", country: "MA" },
  ...{ year: "2026", language: "fr", summary: "Un four qui se commande.", problem: "", work_done: "<p>Fait</p>" },
  ...{ image_url: CASE_PICTURE, image_alt: "Le four", is_fictitious: "on" },
};

const createWith = (fields: Record<string, string>) => sendForm("/admin/realisations/new", fields);
const editWith = (id: string, fields: Record<string, string>) => sendForm(`/admin/realisations/${id}`, fields);
const listWith = (fields: Record<string, string>) => sendForm("/admin/realisations", fields);
const only = () => db.caseStudy.findFirstOrThrow({ include: { figures: true, people: true, services: true } });

describe("the form of a work", () => {
  it("stores a draft with its rows, the blank ones left out, and its text sanitised", async () => {
    const service = await makeService("Boutique");
    const answer = await createWith({
      ...TYPED,
      work_done: "<p>Fait</p><script>alert(1)</script>",
      services: service.id,
      ...{ "figures[0].label": "Commandes", "figures[0].before_text": "", "figures[0].after_text": "41" },
      ...{ "figures[0].source": "Caisse", "figures[0].measured_on": "2026-03-31" },
      ...{ "figures[1].label": "", "figures[1].measured_on": "" },
      ...{ "people[0].name": "Salma", "people[0].role": "", "people[1].name": "", "people[1].role": "" },
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
    const fields = { ...TYPED, title: "", year: "hier", "figures[0].label": "Commandes" };
    const { html } = await showPage("/admin/realisations/new", { cookie, fields });
    for (const words of [
      ...["Le titre est requis", "Une année de quatre chiffres", "Indiquez la valeur d’après", 'value="Four Nadia"'],
      ...["Dites d’où vient ce chiffre", "Choisissez le jour de la mesure"],
    ])
      expect(html).toContain(words);
    expect(await db.caseStudy.count()).toBe(0);
  });

  it("is sent twice and stored once, and an address belongs to one work", async () => {
    await createWith(TYPED);
    await createWith(TYPED);
    expect(await db.caseStudy.count()).toBe(1);
    const refused = await createWith({ ...TYPED, title: "Autre", slug: "le-four-de-sale" });
    expect(refused).toMatchObject({ init: { status: 400 } });
  });

  it("keeps the former address of a published work, and refuses to save over another's changes", async () => {
    const { id, slug, version } = await makeCase();
    await editWith(id, { ...TYPED, slug: "nouvelle", version: String(version) });
    expect(await db.redirect.findMany()).toMatchObject([{ from_path: `realisations/${slug}`, case_id: id }]);
    const late = await editWith(id, { ...TYPED, title: "Tard", version: String(version) });
    expect(late).toMatchObject({ data: { newerVersion: 2 }, init: { status: 409 } });
    await editWith(id, { ...TYPED, title: "Tard", version: String(version), overwrite: "2" });
    expect((await only()).title).toBe("Tard");
  });

  it("does not take from a published work what its page needs", async () => {
    const { id } = await makeCase();
    expect(await editWith(id, { ...TYPED, summary: "" })).toMatchObject({ init: { status: 400 } });
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
    const { id } = await makeCase({ former_addresses: { create: { from_path: "realisations/ancienne" } } });
    await sendForm(`/admin/realisations/${id}/delete`, {});
    expect([await db.caseStudy.count(), await db.redirect.count()]).toEqual([0, 0]);
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
