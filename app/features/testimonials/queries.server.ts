import type { TestimonialList } from "~/features/testimonials/schema";
import type { Prisma } from "~/server/db/client/client";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import { db } from "~/server/db.server";
import type { List } from "~/server/list-page.server";
import { containing, inOrder, readListPage, readWholeList } from "~/server/list-page.server";
import { tagPage } from "~/server/page-scope.server";

export const TESTIMONIALS_PER_PAGE = 20;

const FILTERS = {
  new: { is_spam: false, is_published: false, decided_at: null },
  published: { is_spam: false, is_published: true },
  unpublished: { is_spam: false, is_published: false },
  featured: { is_spam: false, is_featured: true },
  spam: { is_spam: true },
} as const satisfies Record<string, Prisma.TestimonialWhereInput>;

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

/** How many reviews each filter of the moderation list holds. */
export async function countTestimonials() {
  const count = (where: Prisma.TestimonialWhereInput) => db.testimonial.count({ where });
  const [total, undecided, published, unpublished, featured, spam] = await Promise.all([
    count({ is_spam: false }),
    count(FILTERS.new),
    count(FILTERS.published),
    count(FILTERS.unpublished),
    count(FILTERS.featured),
    count(FILTERS.spam),
  ]);
  return { total, new: undecided, published, unpublished, featured, spam };
}

/** Reviews for the public pages: featured first, then the newest. */
export function listPublishedTestimonials(limit: number) {
  tagPage("testimonials");
  return db.testimonial.findMany({
    where: FILTERS.published,
    orderBy: [{ is_featured: "desc" }, { created_at: "desc" }, { id: "desc" }],
    take: limit,
    select: { id: true, name: true, company: true, position: true, content: true, rating: true },
  });
}

/** How many published reviews there are and their mean rating; one without a single star says nothing of it. */
export async function ratePublishedTestimonials() {
  tagPage("testimonials");
  const { _count, _avg } = await db.testimonial.aggregate({
    where: { ...FILTERS.published, rating: { gte: 1 } },
    _count: true,
    _avg: { rating: true },
  });
  return _avg.rating === null ? null : { count: _count, average: _avg.rating };
}

/** One review, or null. */
export function getTestimonial(id: string) {
  return db.testimonial.findUnique({ where: { id } });
}
