import { beforeEach, describe, expect, it } from "vitest";
import { createCasePreviewPath } from "~/features/case-studies/queries/preview.server";
import { loader as list } from "~/routes/_site.realisations._index/route";
import { loader as page } from "~/routes/_site.realisations.$slug/route";
import { loader as share } from "~/routes/og.$/route";
import { loader as rss } from "~/routes/rss[.]xml/route";
import { loader as sitemap } from "~/routes/sitemap[.]xml/route";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { CASE_PICTURE, makeCase, makeReview, makeService } from "../support/cases";
import { resetDatabase } from "../support/database";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(resetDatabase);

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
    expect(sectors.map(({ key, count }) => [key, count])).toEqual([
      ["commerce", 1],
      ["sante", 0],
    ]);
    expect(services.map(({ key, count }) => [key, count])).toEqual([
      ["logo", 2],
      ["boutique", 1],
    ]);
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
    const { id, slug } = await makeCase({ former_slugs: { create: { slug: "ancienne" } } });
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
