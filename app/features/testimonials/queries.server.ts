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
export const PUBLISHED_PER_PAGE = 20;

const PUBLISHED = { is_spam: false, is_published: true } as const satisfies Prisma.TestimonialWhereInput;

const STATES: Record<NonNullable<TestimonialList["state"]>, Sql> = {
  new: sql`NOT t.is_spam AND NOT t.is_published AND t.decided_at IS NULL`,
  published: sql`NOT t.is_spam AND t.is_published`,
  unpublished: sql`NOT t.is_spam AND NOT t.is_published`,
  featured: sql`NOT t.is_spam AND t.is_featured`,
  spam: sql`t.is_spam`,
  reported: sql`EXISTS (SELECT FROM testimonial_reports r WHERE r.testimonial_id = t.id AND r.settled_at IS NULL)`,
};

const NEWEST = [descending(sql`t.created_at`, "timestamptz"), descending(sql`t.id`, "uuid")];

const ORDERS: Record<TestimonialList["sort"], readonly SortKey[]> = {
  newest: NEWEST,
  oldest: [ascending(sql`t.created_at`, "timestamptz"), ascending(sql`t.id`, "uuid")],
  rating: [descending(sql`t.rating`, "int"), ...NEWEST],
  name: [ascending(sql`plain_text(t.name)`, "text"), ...NEWEST],
};

export async function listTestimonials(list: TestimonialList) {
  const window = { page: list.page, perPage: TESTIMONIALS_PER_PAGE };
  const { ids, ...found } = await readListPage(testimonialList(list), window);
  return { testimonials: inOrder(ids, await findTestimonials(ids)), ...found };
}

export function listAllTestimonials(list: TestimonialList) {
  return readWholeList(testimonialList(list), findTestimonials);
}

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
      count(*) FILTER (WHERE ${STATES.spam})::int AS spam,
      (SELECT count(DISTINCT testimonial_id) FROM testimonial_reports WHERE settled_at IS NULL)::int AS reported
    FROM testimonials t`);
  return rows[0];
}

/** One page of the reviews for the public pages, featured first, then the newest, with how many there are in all. */
export async function listPublishedTestimonials({
  page,
  perPage,
  service,
}: {
  page: number;
  perPage: number;
  /** Slug of the service that they are about; all of them without it. */
  service?: string | null;
}) {
  addCacheTags("testimonials", "cases");
  const where = { ...PUBLISHED, ...(service && { service: { slug: service } }) };
  const [rows, matchCount] = await Promise.all([
    db.testimonial.findMany({
      where,
      orderBy: [{ is_featured: "desc" }, { created_at: "desc" }, { id: "desc" }],
      ...pageOffset(page, perPage),
      select: {
        id: true,
        name: true,
        company: true,
        position: true,
        content: true,
        rating: true,
        created_at: true,
        project_id: true,
        reply: true,
        replied_at: true,
        case_studies: { where: { status: "published", language: "fr" }, take: 1, select: { slug: true } },
      },
    }),
    db.testimonial.count({ where }),
  ]);
  // Which project stands behind it is the agency's and the client's matter.
  const testimonials = rows.map(({ project_id, case_studies, ...row }) => ({
    ...row,
    isVerified: project_id !== null,
    caseSlug: case_studies[0]?.slug ?? null,
  }));
  return { testimonials, matchCount };
}

/** The active services of which published reviews tell, with how many do, the most frequent first. */
export function countReviewedServices(): Promise<{ slug: string; title: string; count: number }[]> {
  addCacheTags("testimonials", "services");
  return db.$queryRaw(sql`
    SELECT s.slug, s.title, count(*)::int AS count FROM testimonials t
    JOIN services s ON s.id = t.service_id AND s.is_active
    WHERE NOT t.is_spam AND t.is_published GROUP BY s.id ORDER BY count DESC, s.title`);
}

/** Which one of the published reviews this is, from 1, in the order of the public pages; null where it is none. */
export async function getReviewPlace(id: string): Promise<number | null> {
  const [row] = await db.$queryRaw<{ place: number }[]>(sql`
    SELECT (SELECT count(*) FROM testimonials o WHERE NOT o.is_spam AND o.is_published
      AND (o.is_featured, o.created_at, o.id) >= (t.is_featured, t.created_at, t.id))::int AS place
    FROM testimonials t WHERE t.id = ${id}::uuid AND NOT t.is_spam AND t.is_published`);
  return row?.place ?? null;
}

/** Number and mean of the published ratings above zero stars; the same for verified reviews, which belong to a project. */
export async function ratePublishedTestimonials() {
  addCacheTags("testimonials");
  const [row] = await db.$queryRaw<
    [Record<"count" | "verifiedCount", number> & Record<"average" | "verified", number>]
  >(
    sql`SELECT count(*)::int AS count, avg(rating)::float8 AS average,
        count(project_id)::int AS "verifiedCount", avg(rating) FILTER (WHERE project_id IS NOT NULL)::float8 AS verified
      FROM testimonials WHERE NOT is_spam AND is_published AND rating >= 1`,
  );
  return {
    all: row.count > 0 ? { count: row.count, average: row.average } : null,
    verified: row.verifiedCount > 0 ? { count: row.verifiedCount, average: row.verified } : null,
  };
}

export function getPublishedReview(id: string) {
  return db.testimonial.findFirst({ where: { id, ...PUBLISHED }, select: { id: true, name: true, content: true } });
}

/** A review with what is tied to it and what visitors report of it; null when there is none. */
export function getReviewDetails(id: string) {
  return db.testimonial.findUnique({
    where: { id },
    include: { reports: { orderBy: { created_at: "desc" }, take: REPORTS_SHOWN } },
  });
}

const REPORTS_SHOWN = 50;
const CHOICES_MAX = 200;

/** What a review may be tied to: active services, and finished or running projects, the newest first. */
export async function listReviewChoices() {
  const [services, projects] = await Promise.all([
    db.service.findMany({
      where: { is_active: true },
      orderBy: [{ category: "asc" }, { created_at: "asc" }],
      select: { id: true, title: true },
    }),
    db.project.findMany({
      where: { status: { in: ["completed", "in_progress"] } },
      orderBy: { created_at: "desc" },
      take: CHOICES_MAX,
      select: { id: true, title: true, client: { select: { full_name: true } } },
    }),
  ]);
  return {
    services: services.map(({ id, title }) => ({ value: id, label: title })),
    projects: projects.map(({ id, title, client }) => ({
      value: id,
      label: client?.full_name ? `${title}, ${client.full_name}` : title,
    })),
  };
}

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
