import { beforeEach, describe, expect, it } from "vitest";
import { forgetConsents } from "~/features/case-studies/commands/consents.server";
import { listPublicPages } from "~/features/seo/queries/public-pages.server";
import { action as answer } from "~/routes/_site.accord.$token/route";
import { loader as list } from "~/routes/_site.realisations._index/route";
import { handle, loader as page } from "~/routes/_site.realisations.$slug/route";
import { action as office } from "~/routes/admin.realisations/route";
import { action as editor } from "~/routes/admin.realisations_.$id/route";
import { loader as llms } from "~/routes/llms[.]txt/route";
import { loader as rss } from "~/routes/rss[.]xml/route";
import { createToken, digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { alternatesOf } from "~/site/route-handle";
import { makeCase } from "../support/cases";
import { cookie, openOffice } from "../support/office";
import { getArgs, postArgs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(openOffice);

const send = (id: string, fields: Record<string, string>) =>
  editor(postArgs(`/admin/realisations/${id}`, fields, { cookie, params: { id } })) as Promise<Response>;
const publish = (id: string, value = "true") =>
  office(postArgs("/admin/realisations", { intent: "publish", id, value }, { cookie }));
const statuses = async () =>
  (await db.caseStudy.findMany({ orderBy: { position: "asc" } })).map(
    ({ status, language }) => `${language} ${status}`,
  );

/** A work of a real client who has given leave, and its token. */
async function makeConsented() {
  const token = createToken();
  const consent = { email: "nadia@four.example", token_hash: digest(token), name: "Nadia", given_at: new Date() };
  const study = await makeCase({ is_fictitious: false, title: "Le four de Salé", consents: { create: consent } });
  return { study, token };
}

const alternates = async (slug: string) =>
  alternatesOf([{ handle, data: await page(getArgs(`/realisations/${slug}`, { params: { slug } })) }]);
const translate = async (id: string, language: string) => {
  await send(id, { intent: "translate", language });
  return db.caseStudy.findFirstOrThrow({ where: { original_id: id, language: language as "es" } });
};

describe("a work in another language", () => {
  it("is begun in one step, with the pictures and figures of its original, once a language", async () => {
    const source = { source: "Caisse", measured_on: new Date("2026-03-31") };
    const { id, slug } = await makeCase({
      pictures: { create: { position: 0, kind: "phone", image_url: "/demo/a.webp", image_alt: "Écran" } },
      figures: { create: { position: 0, label: "Commandes", after_text: "41", ...source } },
    });
    const made = await send(id, { intent: "translate", language: "es" });
    const include = { pictures: true, figures: true } as const;
    const spanish = await db.caseStudy.findFirstOrThrow({ where: { original_id: id }, include });
    expect(made).toRedirect(`/admin/realisations/${spanish.id}`);
    expect(spanish).toMatchObject({ language: "es", status: "draft", slug: `${slug}-es`, published_at: null });
    expect([spanish.pictures[0]?.image_alt, spanish.figures[0]?.after_text]).toEqual(["Écran", "41"]);
    await send(id, { intent: "translate", language: "es" });
    expect(await db.caseStudy.count()).toBe(2);
    const { words } = await showPage(`/admin/realisations/${id}`, { cookie });
    expect(words).toContain("Traduire en arabe");
    expect(words).not.toContain("Traduire en espagnol");
  });

  it("has its own address, names the others to readers and search engines, and stands once in French lists", async () => {
    const original = await makeCase({ title: "Le four", slug: "le-four" });
    const spanish = await makeCase({ original_id: original.id, language: "es", title: "El horno", slug: "el-horno" });
    for (const slug of ["le-four", "el-horno"]) {
      expect(await alternates(slug)).toEqual([
        { hreflang: "fr", path: "/realisations/le-four" },
        { hreflang: "es", path: "/realisations/el-horno" },
        { hreflang: "x-default", path: "/realisations/le-four" },
      ]);
    }
    const { html } = await showPage("/realisations/el-horno");
    for (const words of ["También en", 'href="/espana#trabajos"', '"inLanguage":"es"']) expect(html).toContain(words);
    expect((await list(getArgs("/realisations"))).cases.map(({ title }) => title)).toEqual(["Le four"]);
    for (const text of [await (await rss(getArgs("/rss.xml"))).text(), await (await llms()).text()]) {
      expect([text.includes("Le four"), text.includes("El horno")]).toEqual([true, false]);
    }
    const pages = (await listPublicPages()).filter(({ path }) => path.startsWith("/realisations/"));
    expect(pages.map(({ path, alternates }) => [path, alternates?.length])).toEqual([
      ["/realisations/le-four", 3],
      ["/realisations/el-horno", 3],
    ]);
    await db.caseStudy.update({ where: { id: spanish.id }, data: { status: "draft" } });
    expect(await alternates("le-four")).toEqual([]);
  });

  it("stands on the page of its country, and there alone", async () => {
    for (const language of ["es", "ar"] as const) {
      const { id } = await makeCase({ title: `Original ${language}` });
      await makeCase({ original_id: id, language, title: `Traduit ${language}` });
    }
    const shown = async (path: string) => {
      const { words } = await showPage(path);
      return ["Traduit es", "Traduit ar", "Original es"].map((title) => words.includes(title));
    };
    expect(await shown("/espana")).toEqual([true, false, false]);
    expect(await shown("/saudi-arabia")).toEqual([false, true, false]);
    await makeCase({ country: "SN", title: "Dakar" });
    const { words } = await showPage("/maroc");
    expect(["Original es", "Traduit es", "Dakar"].map((title) => words.includes(title))).toEqual([true, false, false]);
    await db.caseStudy.updateMany({ data: { status: "draft" } });
    expect((await showPage("/espana")).words).not.toContain("Lo que ya hemos hecho");
    expect((await showPage("/maroc")).words).not.toContain("Déjà fait au Maroc");
  });

  it("shows its original to readers of French until it is told in French", async () => {
    const arabic = await makeCase({ language: "ar", title: "متجر" });
    const titles = async () => (await list(getArgs("/realisations"))).cases.map(({ title }) => title);
    expect(await titles()).toEqual(["متجر"]);
    await makeCase({ original_id: arabic.id, title: "Une boutique" });
    expect(await titles()).toEqual(["Une boutique"]);
  });

  it("needs the leave of its original, and goes with it in the same moment", async () => {
    const { study, token } = await makeConsented();
    const { id } = await translate(study.id, "es");
    await publish(id);
    expect(await statuses()).toEqual(["fr published", "es published"]);
    expect((await showPage("/espana")).words).toContain("Le four de Salé");
    await answer(postArgs(`/accord/${token}`, { intent: "withdraw" }, { params: { token } }));
    expect(await statuses()).toEqual(["fr draft", "es draft"]);
    expect((await showPage("/espana")).words).not.toContain("Le four de Salé");
    await publish(id);
    expect(await statuses()).toEqual(["fr draft", "es draft"]);
    await db.caseStudy.update({ where: { id }, data: { is_fictitious: true } });
    await publish(id);
    expect(await statuses()).toEqual(["fr draft", "es draft"]);
  });

  it("goes with the address of who gave the leave, with its original's publication and with its original", async () => {
    const { study } = await makeConsented();
    const { id } = await translate(study.id, "ar");
    await publish(id);
    await publish(study.id, "false");
    expect(await statuses()).toEqual(["fr draft", "ar draft"]);
    await publish(study.id);
    await publish(id);
    await db.$transaction((tx) => forgetConsents(tx as never, ["nadia@four.example"]));
    expect(await statuses()).toEqual(["fr draft", "ar draft"]);
    const asked = await showPage(`/admin/realisations/${study.id}/delete`, { cookie });
    expect(asked.words).toContain("Ses traductions sont supprimées avec elle.");
    await db.caseStudy.delete({ where: { id: study.id } });
    expect(await statuses()).toEqual([]);
  });

  it("is asked for no leave of its own, and no language is told twice", async () => {
    const { study } = await makeConsented();
    const { id } = await translate(study.id, "es");
    const asked = await send(id, { intent: "consent", email: "x@four.example", language: "es" });
    expect(asked).toMatchObject({ init: { status: 400 } });
    expect((await showPage(`/admin/realisations/${id}`, { cookie })).words).toContain("L'accord est celui de");
    const twice = await send(id, { intent: "translate", language: "fr" });
    expect(twice).toMatchObject({ init: { status: 400 } });
    expect(await db.caseStudy.count()).toBe(2);
  });
});
