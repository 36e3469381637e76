import { z } from "zod";
import type { CaseFilters } from "~/features/case-studies/model/case-study";
import { casePath } from "~/features/case-studies/model/case-study";
import { formerAddress } from "~/features/redirects/model";
import type { ServiceCategory } from "~/features/services/model/service";
import { pageOffset } from "~/lib/web/page-offset";
import { PREVIEW_LIFE_SECONDS, readSignedToken, signToken } from "~/server/crypto/tokens.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { sql } from "~/server/db/sql.server";
import { addCacheTags } from "~/server/page-cache/collect-cache-tags.server";
import type { Language } from "~/site/language";

export const CASES_PER_PAGE = 24;

const LINK = {
  id: true,
  slug: true,
  title: true,
  client_name: true,
  sector: true,
  country: true,
  year: true,
  language: true,
  image_url: true,
  image_alt: true,
  is_fictitious: true,
} as const satisfies Prisma.CaseStudySelect;

const BY_POSITION = [{ position: "asc" }, { id: "asc" }] as const satisfies Prisma.CaseStudyOrderByWithRelationInput[];

/** Where few are shown, those that the page's readers can read: French is the first of the languages. */
const IN_FRENCH_FIRST = [{ language: "asc" }, ...BY_POSITION] as const;

export type CaseLink = Prisma.CaseStudyGetPayload<{ select: typeof LINK }>;

const CASE = {
  ...LINK,
  original_id: true,
  status: true,
  position: true,
  summary: true,
  problem: true,
  work_done: true,
  public_url: true,
  published_at: true,
  updated_at: true,
  services: {
    where: { service: { is_active: true } },
    orderBy: [{ service: { created_at: "asc" } }, { service_id: "asc" }],
    select: { service: { select: { id: true, title: true, slug: true, category: true } } },
  },
  figures: { orderBy: { position: "asc" } },
  pictures: { orderBy: { position: "asc" } },
  people: { orderBy: { position: "asc" } },
  testimonial: true,
} as const satisfies Prisma.CaseStudySelect;

export type CaseStudy = Prisma.CaseStudyGetPayload<{ select: typeof CASE }>;

/** Each work once: its French page, else the original. The same in SQL below. */
const IN_FRENCH_LIST = {
  OR: [{ language: "fr" }, { original_id: null, versions: { none: { language: "fr", status: "published" } } }],
} as const satisfies Prisma.CaseStudyWhereInput;

const IS_IN_FRENCH_LIST = sql`(c.language = 'fr' OR c.original_id IS NULL AND NOT EXISTS (
  SELECT FROM case_studies v WHERE v.original_id = c.id AND v.language = 'fr' AND v.status = 'published'))`;

/** A page of the published cases that a visitor asks for, in the agency's order, and how many there are. */
export async function listPublishedCases({ service, sector }: CaseFilters, page: number) {
  addCacheTags("cases");
  const where: Prisma.CaseStudyWhereInput = {
    status: "published",
    ...IN_FRENCH_LIST,
    ...(sector && { sector }),
    ...(service && { services: { some: { service: { slug: service, is_active: true } } } }),
  };
  const [cases, matchCount] = await Promise.all([
    db.caseStudy.findMany({ where, orderBy: [...BY_POSITION], ...pageOffset(page, CASES_PER_PAGE), select: LINK }),
    db.caseStudy.count({ where }),
  ]);
  return { cases, matchCount };
}

/** Active services and sectors of published cases, most frequent first, counted with the other filter applied. */
export async function countPublishedCases({ service, sector }: CaseFilters) {
  addCacheTags("cases", "services");
  const [services, sectors] = await Promise.all([
    db.$queryRaw<{ slug: string; title: string; count: number }[]>(sql`
      SELECT s.slug, s.title, count(*) FILTER (WHERE ${sector}::text IS NULL OR c.sector = ${sector})::int AS count
      FROM case_study_services cs
      JOIN case_studies c ON c.id = cs.case_id AND c.status = 'published' AND ${IS_IN_FRENCH_LIST}
      JOIN services s ON s.id = cs.service_id AND s.is_active
      GROUP BY s.id ORDER BY count(*) DESC, s.title`),
    db.$queryRaw<{ sector: string; count: number }[]>(sql`
      SELECT c.sector, count(*) FILTER (WHERE ${service}::text IS NULL OR EXISTS (
        SELECT FROM case_study_services cs JOIN services s ON s.id = cs.service_id
        WHERE cs.case_id = c.id AND s.is_active AND s.slug = ${service}))::int AS count
      FROM case_studies c WHERE c.status = 'published' AND ${IS_IN_FRENCH_LIST} GROUP BY c.sector ORDER BY count(*) DESC, c.sector`),
  ]);
  return { services, sectors };
}

/** The first published cases of a language, of one country where it is given, for a strip of them. */
export function listFirstCases(limit: number, language: Language, country?: string): Promise<CaseLink[]> {
  addCacheTags("cases");
  const where = { status: "published", language, ...(country && { country }) } as const;
  return db.caseStudy.findMany({ where, orderBy: [...BY_POSITION], take: limit, select: LINK });
}

/** The first published cases for which a service was used, but for those that its page leads to otherwise. */
export function listCasesOfService(serviceId: string, except: string[], limit: number): Promise<CaseLink[]> {
  addCacheTags("cases");
  const services = { some: { service_id: serviceId } };
  const where = { status: "published", ...IN_FRENCH_LIST, services, slug: { notIn: except } } as const;
  return db.caseStudy.findMany({ where, orderBy: [...IN_FRENCH_FIRST], take: limit, select: LINK });
}

export function listCasesOfCategory(category: ServiceCategory, limit: number): Promise<CaseLink[]> {
  addCacheTags("cases", "services");
  const services = { some: { service: { category, is_active: true } } };
  const where = { status: "published", ...IN_FRENCH_LIST, services } as const;
  return db.caseStudy.findMany({ where, orderBy: [...IN_FRENCH_FIRST], take: limit, select: LINK });
}

/** The published case at this address; null for a draft or none. */
export function getPublishedCase(slug: string): Promise<CaseStudy | null> {
  // Its page quotes a review and names services: it changes with them.
  addCacheTags("cases", "services", "testimonials");
  return db.caseStudy.findFirst({ where: { slug, status: "published" }, select: CASE });
}

/** Any case, published or not, for a private link to it. */
export function getCaseForPreview(id: string): Promise<CaseStudy | null> {
  return db.caseStudy.findUnique({ where: { id }, select: CASE });
}

/** The current slug of a published case by its id or by a former slug; null when there is none. */
export async function getMovedCase(key: string): Promise<string | null> {
  const id = z.uuid().safeParse(key);
  const known = id.success && (await db.caseStudy.findFirst({ where: { id: id.data, status: "published" } }));
  if (known) return known.slug;
  const where = { from_path: formerAddress(casePath({ slug: key })), case_study: { status: "published" } } as const;
  const former = await db.redirect.findFirst({ where, select: { case_study: { select: { slug: true } } } });
  return former?.case_study?.slug ?? null;
}

/** The published case that follows in the agency's order, the first one after the last; null where it is the only one. */
export async function getNextCase({ id, position, language }: CaseStudy): Promise<CaseLink | null> {
  const where = { status: "published", language, id: { not: id } } as const;
  const after = { OR: [{ position: { gt: position } }, { position, id: { gt: id } }] };
  const next = await db.caseStudy.findFirst({ where: { ...where, ...after }, orderBy: [...BY_POSITION], select: LINK });
  return next ?? db.caseStudy.findFirst({ where, orderBy: [...BY_POSITION], select: LINK });
}

/** The published pages of a work, in each language it is told in, with the one at hand. */
export function listVersions({ id, original_id }: Pick<CaseStudy, "id" | "original_id">) {
  const original = original_id ?? id;
  return db.caseStudy.findMany({
    where: { status: "published", OR: [{ id: original }, { original_id: original }] },
    orderBy: { language: "asc" },
    select: { slug: true, language: true },
  });
}

export function listCaseAddresses() {
  return db.caseStudy.findMany({
    where: { status: "published" },
    orderBy: [...BY_POSITION],
    select: { id: true, original_id: true, language: true, slug: true, updated_at: true },
  });
}

/** The newest published cases, each in one language, for the feeds. */
export function listFeedCases(limit: number): Promise<CaseStudy[]> {
  return db.caseStudy.findMany({
    where: { status: "published", ...IN_FRENCH_LIST },
    orderBy: [{ published_at: "desc" }, { id: "desc" }],
    take: limit,
    select: CASE,
  });
}

const PURPOSE = "case-preview";

/** A private address that shows a case, published or not, without a session, until it expires. */
export function createCasePreviewPath(caseId: string): string {
  return `/realisations/apercu/${signToken(caseId, { purpose: PURPOSE, lifeSeconds: PREVIEW_LIFE_SECONDS })}`;
}

/** The case that a private link shows; null when it is not signed by us or has expired. */
export function readCasePreviewToken(token: string): string | null {
  return readSignedToken(token, { purpose: PURPOSE, lifeSeconds: PREVIEW_LIFE_SECONDS });
}
