import type { TestimonialList } from "~/features/testimonials/schema";
import { pageOffset } from "~/lib/web/page-offset";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { containing, inOrder, readListPage, readWholeList } from "~/server/db/list-page.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import { addCacheTags } from "~/server/page-cache/collect-cache-tags.server";

export const TESTIMONIALS_PER_PAGE = 20;
/** Of the public page of all reviews. */
export const PUBLISHED_PER_PAGE = 20;

const PUBLISHED = { is_spam: false, is_published: true } as const satisfies Prisma.TestimonialWhereInput;

const STATES: Record<NonNullable<TestimonialList["state"]>, Sql> = {
  new: sql`NOT t.is_spam AND NOT t.is_published AND t.decided_at IS NULL`,
  published: sql`NOT t.is_spam AND t.is_published`,
  unpublished: sql`NOT t.is_spam AND NOT t.is_published`,
  featured: sql`NOT t.is_spam AND t.is_featured`,
  spam: sql`t.is_spam`,
};

const NEWEST = [descending(sql`t.created_at`, "timestamptz"), descending(sql`t.id`, "uuid")];

const ORDERS: Record<TestimonialList["sort"], readonly SortKey[]> = {
  newest: NEWEST,
  oldest: [ascending(sql`t.created_at`, "timestamptz"), ascending(sql`t.id`, "uuid")],
  rating: [descending(sql`t.rating`, "int"), ...NEWEST],
  name: [ascending(sql`plain_text(t.name)`, "text"), ...NEWEST],
};

/** One page of reviews for moderation, with how many match in all. */
export async function listTestimonials(list: TestimonialList) {
  const window = { page: list.page, perPage: TESTIMONIALS_PER_PAGE };
  const { ids, ...found } = await readListPage(testimonialList(list), window);
  return { testimonials: inOrder(ids, await findTestimonials(ids)), ...found };
}

/** Every review that the list shows on its pages. */
export function listAllTestimonials(list: TestimonialList) {
  return readWholeList(testimonialList(list), findTestimonials);
}

/** The list as its address asks for it. */
export function testimonialList({ state, q, sort }: TestimonialList): List {
  const where = [state ? STATES[state] : sql`NOT t.is_spam`, ...containing(q)];
  return { from: sql`testimonials t`, where, orderBy: ORDERS[sort], isSearch: Boolean(q) };
}

function findTestimonials(ids: string[]) {
  return db.testimonial.findMany({ where: { id: { in: ids } } });
}

/** How many reviews each filter of the moderation list holds, by one look through an index. */
export async function countTestimonials() {
  const rows = await db.$queryRaw<[Record<"total" | keyof typeof STATES, number>]>(sql`
    SELECT count(*) FILTER (WHERE NOT t.is_spam)::int AS total,
      count(*) FILTER (WHERE ${STATES.new})::int AS new,
      count(*) FILTER (WHERE ${STATES.published})::int AS published,
      count(*) FILTER (WHERE ${STATES.unpublished})::int AS unpublished,
      count(*) FILTER (WHERE ${STATES.featured})::int AS featured,
      count(*) FILTER (WHERE ${STATES.spam})::int AS spam
    FROM testimonials t`);
  return rows[0];
}

/** One page of the reviews for the public pages, featured first, then the newest, with how many there are in all. */
export async function listPublishedTestimonials({ page, perPage }: { page: number; perPage: number }) {
  addCacheTags("testimonials");
  const [testimonials, matchCount] = await Promise.all([
    db.testimonial.findMany({
      where: PUBLISHED,
      orderBy: [{ is_featured: "desc" }, { created_at: "desc" }, { id: "desc" }],
      ...pageOffset(page, perPage),
      select: { id: true, name: true, company: true, position: true, content: true, rating: true, created_at: true },
    }),
    db.testimonial.count({ where: PUBLISHED }),
  ]);
  return { testimonials, matchCount };
}

/** Which one of the published reviews this is, from 1, in the order of the public pages; null where it is none. */
export async function getReviewPlace(id: string): Promise<number | null> {
  const [row] = await db.$queryRaw<{ place: number }[]>(sql`
    SELECT (SELECT count(*) FROM testimonials o WHERE NOT o.is_spam AND o.is_published
      AND (o.is_featured, o.created_at, o.id) >= (t.is_featured, t.created_at, t.id))::int AS place
    FROM testimonials t WHERE t.id = ${id}::uuid AND NOT t.is_spam AND t.is_published`);
  return row?.place ?? null;
}

/** The number of published reviews and their mean rating, those of zero stars excluded. */
export async function ratePublishedTestimonials() {
  addCacheTags("testimonials");
  const { _count, _avg } = await db.testimonial.aggregate({
    where: { ...PUBLISHED, rating: { gte: 1 } },
    _count: true,
    _avg: { rating: true },
  });
  return _avg.rating === null ? null : { count: _count, average: _avg.rating };
}

/** One review, or null. */
export function getTestimonial(id: string) {
  return db.testimonial.findUnique({ where: { id } });
}

/** That a review is signed by one of these names, for a statement of the database. */
export function signedBy(names: string[]): Sql {
  return sql`plain_text(name) IN (SELECT plain_text(n) FROM unnest(${names}::text[]) AS n)`;
}

/** Who asks to be forgotten seldom wrote more. */
const SIGNED_MAX = 100;

/** The reviews signed by one of these names, the newest first. */
export async function listReviewsSignedBy(names: string[]) {
  const signed = await db.$queryRaw<{ id: string }[]>(sql`
    SELECT id::text FROM testimonials WHERE ${signedBy(names)} ORDER BY created_at DESC LIMIT ${SIGNED_MAX}`);
  const reviews = await db.testimonial.findMany({ where: { id: { in: signed.map(({ id }) => id) } } });
  return inOrder(
    signed.map(({ id }) => id),
    reviews,
  );
}
