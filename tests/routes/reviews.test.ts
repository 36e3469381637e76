import { beforeEach, describe, expect, it } from "vitest";
import { loader } from "~/routes/_site.avis/route";
import { db } from "~/server/db/db.server";
import { makeReview, makeService } from "../support/cases";
import { withoutDatabase } from "../support/database";
import { dropsPageWith } from "../support/finished-pages";
import { cookie, openOffice, sendForm, wordsAt } from "../support/office";
import { getArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

beforeEach(openOffice);

/** A review written on a day of October. */
async function store(name: string, day: number, state: Parameters<typeof makeReview>[0] = {}) {
  const created_at = new Date(Date.UTC(2026, 9, day, 12));
  return (await makeReview({ name, content: `Les mots de ${name}.`, created_at, ...state })).id;
}

const reviews = async (query = "") => loader(getArgs(`/avis${query}`));
const names = async (query = "") => (await reviews(query)).reviews.map(({ name }) => name);

const placeOf = async (id: string) => {
  const thrown: unknown = await reviews(`?avis=${id}`).catch((answer: unknown) => answer);
  return (thrown as Response).headers.get("Location");
};

describe("the page of all reviews", () => {
  it("shows what three featured ones keep off the home page, featured first, and nothing unpublished", async () => {
    for (const day of [1, 2, 3]) await store(`Vedette ${day}`, day, { is_featured: true });
    await store("Quatrième", 9);
    await store("Attend", 10, { is_published: false });
    await store("Indésirable", 11, { is_spam: true });
    expect((await showPage("/")).words).not.toContain("Les mots de Quatrième.");
    expect(await names()).toEqual(["Vedette 3", "Vedette 2", "Vedette 1", "Quatrième"]);
    const { words, html } = await showPage("/avis");
    expect(words).toContain("Les mots de Quatrième.");
    expect(words).toContain("9 octobre 2026");
    expect(html).toContain('href="/contact#review-title"');
  });

  it("is linked from the home page and the footer", async () => {
    await store("Khadija", 1);
    const { html } = await showPage("/");
    expect(html.match(/href="\/avis"/g)).toHaveLength(2);
  });

  it("says the mean of real ratings, to readers and to search engines", async () => {
    const project = await db.project.create({ data: { title: "Site" } });
    await db.testimonial.update({ where: { id: await store("Cinq", 1) }, data: { project_id: project.id } });
    await store("Trois", 2, { rating: 3 });
    await store("Quatre", 3, { rating: 4 });
    await store("Sans étoile", 4, { rating: 0 });
    await store("Attend", 5, { rating: 1, is_published: false });
    const { words, html } = await showPage("/avis");
    expect(words).toContain("4,0 sur 5, moyenne de 3 avis, dont 1 vérifié");
    // Search engines are told of the verified ones alone.
    expect(html).toContain('"ratingValue":5,"reviewCount":1');
    expect(html).not.toContain("Note : 0 sur 5");
  });

  it("leads through a thousand, each on one page, and from beyond the last back to it", async () => {
    await db.$executeRaw`
      INSERT INTO testimonials (name, content, rating, is_published, created_at)
      SELECT 'N° ' || i, 'Un travail soigné.', 1 + i % 5, true, timestamptz '2026-01-01 00:00Z' + i * interval '1 minute'
      FROM generate_series(1, 1000) AS i`;
    const { pageCount, rating } = await reviews();
    expect([pageCount, rating.all?.count]).toEqual([50, 1000]);
    const pages = await Promise.all(Array.from({ length: pageCount }, (_, i) => names(`?page=${i + 1}`)));
    expect(pages.flat()).toEqual(Array.from({ length: 1000 }, (_, i) => `N° ${1000 - i}`));
    expect((await showPage("/avis?page=51")).words).toBe("/avis?page=50");
    const { html } = await showPage("/avis?page=2");
    expect(html).toContain('href="/avis?page=3"');
    expect(html).not.toMatch(/class="testimonial [^"]*testimonial-first/);
    const { id } = await db.testimonial.findFirstOrThrow({ where: { name: "N° 975" } });
    expect(await placeOf(id)).toBe(`/avis?page=2#avis-${id}`);
  });

  it("leads to one review, and to all where it is none that is published", async () => {
    const own = await store("Khadija", 1, { is_featured: true });
    const hidden = await store("Attend", 2, { is_published: false });
    expect(await placeOf(own)).toBe(`/avis#avis-${own}`);
    expect((await showPage("/avis")).html).toContain(`id="avis-${own}"`);
    for (const none of [hidden, "x", ""]) expect(await placeOf(none)).toBe("/avis");
    const office = await showPage("/admin/testimonials", { cookie });
    expect(office.html.match(/href="\/avis\?avis=[^"]+"/g)).toEqual([`href="/avis?avis=${own}"`]);
    expect(office.words).toContain("Voir sur le site");
  });

  it("says that there is none yet, or that the list cannot be read, with a way on", async () => {
    const empty = await showPage("/avis");
    expect(empty.words).toContain("Aucun avis publié pour le moment");
    expect(empty.html).not.toContain("aggregateRating");
    await withoutDatabase(async () => {
      expect(await reviews()).toMatchObject({ isDown: true, reviews: [] });
    });
  });

  it("is dropped from the finished pages when a review is published or taken back", async () => {
    const id = await store("Khadija", 1, { is_published: false });
    for (const value of ["true", "false"]) {
      const change = () => sendForm("/admin/testimonials", { intent: "published", id, value });
      expect(await dropsPageWith("testimonials", change)).toBe(true);
    }
  });
});

const send = (id: string, fields: Record<string, string>) => sendForm(`/admin/testimonials/${id}`, fields);

describe("a review", () => {
  it("is answered beneath, tied to its service, and verified by its project", async () => {
    const { id } = await makeReview({ name: "Omar Tazi", created_at: new Date("2026-11-02T10:00:00Z") });
    await makeReview({ name: "Salma", created_at: new Date("2026-11-03T10:00:00Z") });
    const service = await makeService("Identité");
    const project = await db.project.create({ data: { title: "Enseigne", status: "completed" } });
    const before = await showPage("/avis");
    expect([before.words.includes("Avis vérifié"), before.html.includes("aggregateRating")]).toEqual([false, false]);
    const fields = { intent: "reply", reply: "Merci Omar.", service_id: service.id, project_id: project.id };
    expect(await send(id, fields)).toRedirect("/admin/testimonials");
    const { words, html } = await showPage("/avis");
    expect(words).toContain("Réponse de l'agence Merci Omar.");
    expect(words).toContain("Avis vérifié");
    expect(html).toContain('"reviewCount":1');
    expect(html).not.toContain(project.id);
    expect([await names("?service=identite"), await names()]).toEqual([["Omar Tazi"], ["Salma", "Omar Tazi"]]);
    expect(await loader(getArgs("/avis?service=inconnu")).catch((thrown: unknown) => thrown)).toRedirect("/avis", 302);
  });

  it("keeps its tie only to what there is, and loses its answer when that is emptied", async () => {
    const { id } = await makeReview();
    const gone = crypto.randomUUID();
    const wrong = await send(id, { intent: "reply", reply: "Bien reçu", service_id: gone, project_id: "" });
    expect(wrong).toMatchObject({ init: { status: 400 } });
    expect(await send(id, { intent: "reply", reply: "x".repeat(1001) })).toMatchObject({ init: { status: 400 } });
    await send(id, { intent: "reply", reply: "Bien reçu" });
    await send(id, { intent: "reply", reply: "" });
    expect(await db.testimonial.findFirstOrThrow()).toMatchObject({ reply: null, replied_at: null });
  });
});

describe("the form that reports a review", () => {
  const reportOf = (id: string, fields: Record<string, string>) =>
    postForm(`/avis/signaler?avis=${id}`, { intent: "report", ...fields });

  it("lands with the office once, which files it", async () => {
    const { id } = await makeReview({ name: "Omar Tazi" });
    const fields = { reason: "Je suis Omar et je n’ai rien écrit.", email: "omar@tazi.example" };
    expect(await reportOf(id, fields)).toRedirect("/avis");
    await reportOf(id, fields);
    expect(await db.testimonialReport.findMany()).toMatchObject([{ testimonial_id: id, ...fields }]);
    expect(await db.mailMessage.count({ where: { kind: "review-reported" } })).toBe(1);
    expect(await wordsAt("/admin/testimonials?state=reported")).toContain("Omar Tazi");
    expect(await wordsAt(`/admin/testimonials/${id}`)).toContain("je n'ai rien écrit");
    await send(id, { intent: "settle" });
    expect(await wordsAt("/admin/testimonials?state=reported")).toContain("Aucun avis ne correspond");
  });

  it("says what is missing, thanks a robot for nothing, and bounds each network", async () => {
    const { id } = await makeReview();
    expect(await reportOf(id, { reason: "non" })).toMatchObject({ init: { status: 400 } });
    const { html } = await showPage(`/avis/signaler?avis=${id}`, { fields: { reason: "non", email: "x" } });
    expect(html).toContain("Dites en une phrase ce qui ne va pas");
    expect(await reportOf(id, { reason: "Un robot passe ici.", homepage: "http://spam.example" })).toRedirect("/avis");
    expect(await db.testimonialReport.count()).toBe(0);
    for (let i = 0; i < 10; i += 1) await reportOf(id, { reason: `Une raison de plus, la ${i}.` });
    expect(await reportOf(id, { reason: "Une raison de trop." })).toMatchObject({ init: { status: 429 } });
  });

  it("is there for published reviews alone", async () => {
    const { id } = await makeReview({ is_published: false });
    expect((await showPage(`/avis/signaler?avis=${id}`)).status).toBe(404);
    expect((await showPage("/avis/signaler?avis=x")).status).toBe(404);
    await reportOf(id, { reason: "Il n’est plus publié." });
    expect(await db.testimonialReport.count()).toBe(0);
  });
});
