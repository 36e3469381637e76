import type { TestimonialList } from "~/features/testimonials/schema";
import type { Prisma } from "~/server/db/client/client";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import { db } from "~/server/db.server";
import type { List } from "~/server/list-page.server";
import { containing, inOrder, readListPage, readWholeList } from "~/server/list-page.server";
import { tagPage } from "~/server/page-scope.server";

export const TESTIMONIALS_PER_PAGE = 20;

const PUBLISHED = { is_spam: false, is_published: true } as const satisfies Prisma.TestimonialWhereInput;

const STATES: Record<NonNullable<TestimonialList["state"]>, Sql> = {
  new: sql`NOT t.is_spam AND NOT t.is_published AND t.decided_at IS NULL`,
  published: sql`NOT t.is_spam AND t.is_published`,
  unpublished: sql`NOT t.is_spam AND NOT t.is_published`,
  featured: sql`NOT t.is_spam AND t.is_featured`,
  spam: sql`t.is_spam`,
};

const ORDERS: Record<TestimonialList["sort"], Sql> = {
  newest: sql`t.created_at DESC, t.id DESC`,
  oldest: sql`t.created_at, t.id`,
  rating: sql`t.rating DESC, t.created_at DESC, t.id DESC`,
  name: sql`plain_text(t.name), t.created_at DESC, t.id DESC`,
};

/** One page of reviews for moderation, with how many match in all. */
export async function listTestimonials(list: TestimonialList) {
  const window = { page: list.page, perPage: TESTIMONIALS_PER_PAGE };
  const { ids, matchCount } = await readListPage(testimonialList(list), window);
  return { testimonials: inOrder(ids, await findTestimonials(ids)), matchCount };
}

/** Every review that the list shows on its pages. */
export function listEveryTestimonial(list: TestimonialList) {
  return readWholeList(testimonialList(list), findTestimonials);
}

/** The list as its address asks for it. */
export function testimonialList({ state, q, sort }: TestimonialList): List {
  const where = [state ? STATES[state] : sql`NOT t.is_spam`, ...containing(q)];
  return { from: sql`testimonials t`, where, orderBy: ORDERS[sort] };
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

/** Reviews for the public pages: featured first, then the newest. */
export function listPublishedTestimonials(limit: number) {
  tagPage("testimonials");
  return db.testimonial.findMany({
    where: PUBLISHED,
    orderBy: [{ is_featured: "desc" }, { created_at: "desc" }, { id: "desc" }],
    take: limit,
    select: { id: true, name: true, company: true, position: true, content: true, rating: true },
  });
}

/** How many published reviews there are and their mean rating; one without a single star says nothing of it. */
export async function ratePublishedTestimonials() {
  tagPage("testimonials");
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

/** Whether there are reviews signed by one of these names. */
export async function hasReviewSignedBy(names: string[]): Promise<boolean> {
  const [row] = await db.$queryRaw<[{ is: boolean }]>(sql`
    SELECT EXISTS (SELECT FROM testimonials WHERE ${signedBy(names)}) AS "is"`);
  return row.is;
}
