import type { CaseStatus } from "~/features/case-studies/model/case-study";
import { CASE_COUNTRIES, CASE_SECTORS, countryName, sectorLabel } from "~/features/case-studies/model/case-study";
import { reviewerRole } from "~/features/testimonials/model";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { partOf } from "~/server/db/list-page.server";
import { sql } from "~/server/db/sql.server";
import type { Searched } from "~/server/registries/office-search.server";
import { inTitle } from "~/server/registries/office-search.server";

/** More than any agency shows; the list has no pages, so that each case can be moved past each other. */
const LISTED_MAX = 500;

const STATE = { select: { given_at: true, withdrawn_at: true } } as const;

/** The cases of a state, or all, in the order of the site; with a text those whose title, client or consents hold it. */
export function listCases(status: CaseStatus | undefined, q = "") {
  const holds = { contains: q, mode: "insensitive" } as const;
  const parts = { OR: [{ title: holds }, { client_name: holds }, { consents: { some: { email: holds } } }] };
  return db.caseStudy.findMany({
    where: { ...(status && { status }), ...(q && parts) },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    take: LISTED_MAX,
    select: {
      id: true,
      slug: true,
      title: true,
      client_name: true,
      sector: true,
      year: true,
      status: true,
      language: true,
      is_fictitious: true,
      image_url: true,
      consents: STATE,
      original: { select: { consents: STATE } },
    },
  });
}

export async function countCases(): Promise<{ total: number; draft: number; published: number }> {
  const groups = await db.caseStudy.groupBy({ by: ["status"], _count: true });
  const of = (status: CaseStatus) => groups.find((group) => group.status === status)?._count ?? 0;
  return { total: of("draft") + of("published"), draft: of("draft"), published: of("published") };
}

const EDITED = {
  services: { select: { service_id: true } },
  figures: { orderBy: { position: "asc" } },
  people: { orderBy: { position: "asc" } },
  pictures: { orderBy: { position: "asc" } },
  consents: { orderBy: { asked_at: "desc" } },
  original: { select: { id: true, title: true, language: true } },
  versions: { select: { id: true, title: true, language: true }, orderBy: { language: "asc" } },
  project: {
    select: { id: true, title: true, client: { select: { language: true, credential: { select: { email: true } } } } },
  },
} as const satisfies Prisma.CaseStudyInclude;

export function getCase(id: string) {
  return db.caseStudy.findUnique({ where: { id }, include: EDITED });
}

export type EditedCase = NonNullable<Awaited<ReturnType<typeof getCase>>>;

const REVIEWS_MAX = 200;

/** What the form of a case offers: active services, and published reviews, the newest first. */
async function listCaseChoices() {
  const [services, reviews] = await Promise.all([
    db.service.findMany({
      where: { is_active: true },
      orderBy: [{ category: "asc" }, { created_at: "asc" }],
      select: { id: true, title: true },
    }),
    db.testimonial.findMany({
      where: { is_published: true, is_spam: false },
      orderBy: { created_at: "desc" },
      take: REVIEWS_MAX,
      select: { id: true, name: true, company: true, position: true },
    }),
  ]);
  return {
    services: services.map(({ id, title }) => ({ value: id, label: title })),
    reviews: reviews.map((review) => ({
      value: review.id,
      label: [review.name, reviewerRole(review)].filter(Boolean).join(", "),
    })),
  };
}

export async function getCaseFormChoices() {
  const { services, reviews } = await listCaseChoices();
  return {
    services,
    reviews,
    sectors: CASE_SECTORS.map((value) => ({ value, label: sectorLabel(value) })),
    countries: CASE_COUNTRIES.map((value) => ({ value, label: countryName(value) })),
  };
}

/** Its title, its client, or the address that was asked for leave. */
const inCase = (q: string) => sql`(${inTitle(q)} OR plain_text(t.client_name) LIKE ${partOf(q)}
  OR EXISTS (SELECT FROM case_study_consents c WHERE c.case_id = t.id AND c.email LIKE ${partOf(q)}))`;

export const CASE_SEARCHED: Searched = {
  kind: "cases",
  label: "Réalisations",
  list: "/admin/realisations",
  table: sql`case_studies`,
  title: sql`t.title`,
  note: sql`concat_ws(', ', nullif(t.client_name, ''), CASE WHEN t.status = 'draft' THEN 'brouillon' END)`,
  rows: (q) => [{ from: sql`case_studies t`, where: [inCase(q)] }],
  holds: inCase,
  isListed: sql`TRUE`,
};
