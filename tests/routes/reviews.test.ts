import { beforeEach, describe, expect, it } from "vitest";
import { loader } from "~/routes/_site.avis/route";
import { db } from "~/server/db/db.server";
import { resetDatabase, withoutDatabase } from "../support/database";
import { dropsPageWith } from "../support/finished-pages";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";
import { flashOf } from "../support/service-page";
import { postForm, showPage } from "../support/show-page";

beforeEach(resetDatabase);

interface Stored {
  is_published?: boolean;
  is_featured?: boolean;
  is_spam?: boolean;
  rating?: number;
}

/** A review written on a day of October. */
async function store(name: string, day: number, state: Stored = {}) {
  const created_at = new Date(Date.UTC(2026, 9, day, 12));
  const data = { name, content: `Les mots de ${name}.`, rating: 5, is_published: true, created_at, ...state };
  return (await db.testimonial.create({ data })).id;
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
    const cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
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
    const cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
    const id = await store("Khadija", 1, { is_published: false });
    for (const value of ["true", "false"]) {
      const change = () => postForm("/admin/testimonials", { intent: "published", id, value }, cookie);
      expect(await dropsPageWith("testimonials", change)).toBe(true);
    }
  });
});

describe("a review that is deleted", () => {
  it("is gone for good, as its question says: nothing of it waits in the trash", async () => {
    const cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
    const id = await store("Khadija", 1);
    const answer = await postForm(`/admin/testimonials/${id}/delete`, {}, cookie);
    expect(await flashOf(answer)).toMatchObject({ title: "Succès", description: "Avis supprimé" });
    expect(await flashOf(answer)).not.toHaveProperty("undo");
    expect([await db.testimonial.count(), await db.trashItem.count()]).toEqual([0, 0]);
  });
});
