import { beforeEach, describe, expect, it } from "vitest";
import { forgetConsents } from "~/features/case-studies/consents.server";
import { listCaseAddresses, listFeedCases } from "~/features/case-studies/queries.server";
import { isLinkStale } from "~/features/mail/queries.server";
import { listFound } from "~/features/office-search/queries.server";
import { listPublicPages } from "~/features/seo/public-pages.server";
import { servicePath } from "~/features/services/model/service";
import { searchedKinds } from "~/registrations.server";
import { loader as list } from "~/routes/_site.realisations._index/route";
import { handle, loader as publicPage } from "~/routes/_site.realisations.$slug/route";
import { loader as llms } from "~/routes/llms[.]txt/route";
import { loader as rss } from "~/routes/rss[.]xml/route";
import { db } from "~/server/db/db.server";
import { createLink } from "~/server/db/links.server";
import { alternatesOf } from "~/site/route-handle";
import { makeBillingClient } from "../support/billing";
import { makeCase, makeReview, makeService } from "../support/cases";
import { mailedToken } from "../support/mail";
import { cookie, openOffice, sendForm } from "../support/office";
import { exportOf } from "../support/own-data";
import { makePerson } from "../support/people";
import { getArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

beforeEach(openOffice);

describe("the leave to show a work", () => {
  let id: string;
  let slug: string;

  beforeEach(async () => {
    ({ id, slug } = await makeCase({ is_fictitious: false, status: "draft", title: "Le four de Salé" }));
  });

  const send = (fields: Record<string, string>) => sendForm(`/admin/realisations/${id}`, fields);
  const publish = () => send({ intent: "publish", value: "true" });
  const reply = (token: string, fields: Record<string, string>) => postForm(`/accord/${token}`, fields);
  const statusOf = async () => (await db.caseStudy.findUniqueOrThrow({ where: { id } })).status;

  /** Asks for the leave, and returns the token of the letter. */
  async function ask(language = "fr"): Promise<string> {
    await send({ intent: "consent", email: "Nadia@Four.example", language });
    const newest = { where: { kind: "case-consent" }, orderBy: { created_at: "desc" } } as const;
    const letter = await db.mailMessage.findFirstOrThrow(newest);
    return /\/accord\/([\w-]+)/.exec(letter.text)?.[1] ?? "";
  }

  it("is asked by a letter, given by its link with a name, and only then may the work be published", async () => {
    await publish();
    expect(await statusOf()).toBe("draft");
    const token = await ask("ar");
    const { html } = await showPage(`/accord/${token}`);
    for (const said of ["هل يمكننا عرض هذا العمل؟", "/realisations/apercu/"]) expect(html).toContain(said);
    await publish();
    expect(await statusOf()).toBe("draft");
    expect(await reply(token, { intent: "give", name: " " })).toMatchObject({ init: { status: 400 } });
    expect(await reply(token, { intent: "give", name: "Nadia" })).toRedirect(`/accord/${token}`);
    const consent = await db.caseStudyConsent.findFirstOrThrow();
    expect(consent).toMatchObject({ name: "Nadia", email: "nadia@four.example", withdrawn_at: null });
    expect(JSON.stringify(await db.link.findMany())).not.toContain(token);
    await publish();
    expect(await statusOf()).toBe("published");
    expect(await db.auditEntry.count({ where: { action: "consent-given", target_id: id } })).toBe(1);
  });

  it("has a letter whose link opens something for as long as the question stands", async () => {
    await ask();
    const { text } = await db.mailMessage.findFirstOrThrow({ where: { kind: "case-consent" } });
    expect(await isLinkStale(db, { text })).toBe(false);
    await db.caseStudyConsent.deleteMany();
    expect(await isLinkStale(db, { text })).toBe(true);
  });

  it("changes nothing when its page is only opened", async () => {
    const token = await ask();
    await showPage(`/accord/${token}`);
    expect(await db.caseStudyConsent.findFirstOrThrow()).toMatchObject({ given_at: null, withdrawn_at: null });
  });

  it("is taken back by the same link: the work is off the site at once, and stays off", async () => {
    const token = await ask();
    await reply(token, { intent: "give", name: "Nadia" });
    await publish();
    await publicPage(getArgs(`/realisations/${slug}`, { params: { slug } }));
    await reply(token, { intent: "withdraw" });
    const gone = publicPage(getArgs(`/realisations/${slug}`, { params: { slug } }));
    await expect(gone).rejects.toMatchObject({ init: { status: 404 } });
    await publish();
    await sendForm("/admin/realisations", { intent: "publish", id, value: "true" });
    expect(await statusOf()).toBe("draft");
    await reply(token, { intent: "give", name: "Nadia" });
    await publish();
    expect(await statusOf()).toBe("published");
    expect(await db.mailMessage.count({ where: { kind: "consent-answered" } })).toBe(3);
  });

  it("is taken back from the pages of its services, the list, the feed and the sitemap too", async () => {
    const service = await makeService("Sites de fours");
    await db.caseStudy.update({
      where: { id },
      data: { services: { create: { service_id: service.id } }, testimonial_id: (await makeReview()).id },
    });
    const token = await ask();
    await reply(token, { intent: "give", name: "Nadia" });
    await publish();
    const lists = ["/", "/maroc", "/services/programming", "/realisations", `/realisations?service=${service.slug}`];
    const shown = [servicePath(service), ...lists];
    for (const path of shown) expect((await showPage(path)).words).toContain("Le four de Salé");
    expect((await showPage("/avis")).html).toContain(`href="/realisations/${slug}"`);
    expect((await listCaseAddresses()).map((found) => found.slug)).toEqual([slug]);
    expect(await listFeedCases(5)).toHaveLength(1);
    await reply(token, { intent: "withdraw" });
    for (const path of shown) expect((await showPage(path)).words).not.toContain("Le four de Salé");
    expect((await showPage("/avis")).html).not.toContain(`href="/realisations/${slug}"`);
    expect([await listCaseAddresses(), await listFeedCases(5)]).toEqual([[], []]);
  });

  it("is asked again until it is given; the newest letter counts", async () => {
    const first = await ask();
    const second = await ask();
    expect((await showPage(`/accord/${first}`)).status).toBe(404);
    await reply(second, { intent: "give", name: "Nadia" });
    const refused = await send({ intent: "consent", email: "nadia@four.example", language: "fr" });
    expect(refused).toMatchObject({ init: { status: 400 } });
    expect((await showPage(`/accord/${second}`)).words).toContain("Retirer mon accord");
  });

  it("is shown to whoever has the address, and erased by them: the work is off the site", async () => {
    await reply(await ask(), { intent: "give", name: "Nadia" });
    await publish();
    await postForm("/mes-donnees", { intent: "data-link", email: "nadia@four.example" });
    const token = await mailedToken("data-link");
    const { words } = await showPage(`/mes-donnees/acces?token=${token}`);
    expect(words).toContain("Vos accords pour montrer un travail");
    expect(words).toMatch(/Le four de Salé\s*Donné le/);
    await postForm(`/mes-donnees/acces?token=${token}`, { intent: "erasure", confirm: "on" });
    expect([await statusOf(), await db.caseStudyConsent.count()]).toEqual(["draft", 0]);
  });

  it("is in what a client takes along, once the address is proven", async () => {
    await reply(await ask(), { intent: "give", name: "Nadia" });
    const nadia = await makePerson("client", "nadia@four.example");
    const proven_at = new Date();
    await db.profileTrace.updateMany({ where: { profile_id: nadia.id, kind: "email" }, data: { proven_at } });
    await makeBillingClient({ email: "nadia@four.example" });
    await makeBillingClient({ email: "autre@four.example" });
    const { billing_identities } = await exportOf(nadia.id);
    expect(billing_identities).toMatchObject([{ email: "nadia@four.example" }]);
    expect((await exportOf(nadia.id)).consents).toMatchObject([{ title: "Le four de Salé", name: "Nadia" }]);
  });

  it("is found in the office by its address", async () => {
    await ask();
    const found = async (q: string) =>
      (await listFound(searchedKinds, q)).find(({ kind }) => kind === "cases")?.found ?? [];
    expect(await found("nadia@four")).toMatchObject([{ title: "Le four de Salé", to: `/admin/realisations/${id}` }]);
    expect(await found("four de sale")).toHaveLength(1);
    expect(await found("introuvable")).toEqual([]);
    const { words } = await showPage("/admin/realisations?q=nadia%40four", { cookie });
    expect(words).toContain("Le four de Salé");
    expect((await showPage("/admin/realisations?q=introuvable", { cookie })).words).not.toContain("Le four de Salé");
  });

  it("opens nothing by a made-up link", async () => {
    expect((await showPage("/accord/inconnu")).status).toBe(404);
    await expect(reply("inconnu", { intent: "give", name: "Nadia" })).resolves.toRedirect("/accord/inconnu");
    expect(await db.caseStudyConsent.count()).toBe(0);
  });
});

describe("a work in another language", () => {
  const send = (id: string, fields: Record<string, string>) => sendForm(`/admin/realisations/${id}`, fields);
  const publish = (id: string, value = "true") => sendForm("/admin/realisations", { intent: "publish", id, value });
  const statuses = async () =>
    (await db.caseStudy.findMany({ orderBy: { position: "asc" } })).map(
      ({ status, language }) => `${language} ${status}`,
    );

  /** A work of a real client who has given leave, and its token. */
  async function makeConsented() {
    const study = await makeCase({ is_fictitious: false, title: "Le four de Salé" });
    const consent = { case_id: study.id, email: "nadia@four.example", name: "Nadia", given_at: new Date() };
    const { id: consent_id } = await db.caseStudyConsent.create({ data: consent });
    const token = await createLink(db, { kind: "consent", consent_id });
    return { study, token };
  }

  const alternates = async (slug: string) =>
    alternatesOf([{ handle, data: await publicPage(getArgs(`/realisations/${slug}`, { params: { slug } })) }]);
  const translate = async (id: string, language: string) => {
    await send(id, { intent: "translate", language });
    return db.caseStudy.findFirstOrThrow({ where: { original_id: id, language: language as "es" } });
  };

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
    const paths = ["/realisations/le-four", "/realisations/el-horno"];
    expect(pages).toMatchObject(paths.map((path) => ({ path, alternates: { length: 3 } })));
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
    await postForm(`/accord/${token}`, { intent: "withdraw" });
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
