import type { LeadSource } from "~/features/marketing/model/lead-source";
import { NOTHING_KNOWN } from "~/features/marketing/model/lead-source";
import { readReference } from "~/features/marketing/model/ways-out";
import { visitSchema } from "~/features/marketing/schema";
import { PUBLIC_PAGES } from "~/features/seo/model/public-pages";
import { servicePath } from "~/features/services/model/service";
import { CLOCK_SKEW_MS } from "~/server/core/clock.server";
import { db } from "~/server/db/db.server";
import { logger } from "~/server/logger.server";

const VISIT_MAX_MS = 30 * 86_400_000;

/**
 * Reads how the sender came from hidden fields, which may be forged: unknown pages are dropped.
 * Only scripts send the first touch; with it an empty field means 'none', without it 'unknown'.
 */
export async function getLeadSource(form: FormData, now = new Date()): Promise<LeadSource> {
  const visit = visitSchema.parse(Object.fromEntries(form));
  const isScripted = visit.first_page !== undefined;
  const known = (value: string | undefined) => (isScripted ? (value ?? null) : value || null);
  const first = isScripted && {
    first_page: await pageOrNull(visit.first_page),
    first_referrer: known(visit.first_referrer),
    first_campaign: known(visit.first_campaign),
    first_at: soundTime(visit.first_at, now),
  };
  return {
    ...NOTHING_KNOWN,
    ...first,
    last_page: await pageOrNull(visit.last_page),
    last_referrer: known(visit.last_referrer),
    last_campaign: known(visit.last_campaign),
    last_at: now,
  };
}

async function pageOrNull(path: string | undefined): Promise<string | null> {
  try {
    return await getKnownPage(path);
  } catch (error) {
    logger.warn({ event: "source-not-known", err: error });
    return null;
  }
}

/** A time of a visitor's clock, where it can be that of a visit. */
function soundTime(time: Date | undefined, now: Date): Date | null {
  const age = time ? now.getTime() - time.getTime() : Number.NaN;
  return age > -CLOCK_SKEW_MS && age < VISIT_MAX_MS ? (time ?? null) : null;
}

const FIXED_PAGES = new Set(PUBLIC_PAGES.map(({ path }) => path));

/** The path if it is a page that visitors can open, else null: nothing is counted for invented paths. */
export async function getKnownPage(path: string | undefined): Promise<string | null> {
  if (!path) return null;
  if (FIXED_PAGES.has(path)) return path;
  const [, room, ...rest] = path.split("/");
  const slug = rest.at(-1) ?? "";
  if (room === "services" && rest.length === 2) {
    const service = await db.service.findFirst({ where: { slug, is_active: true }, select: { category: true } });
    return service && servicePath({ category: service.category, slug }) === path ? path : null;
  }
  if (rest.length !== 1) return null;
  if (room === "realisations") {
    const work = await db.caseStudy.findFirst({ where: { slug, status: "published" }, select: { id: true } });
    return work && path;
  }
  if (room !== "blog") return null;
  const post = await db.blogPost.findFirst({ where: { slug, is_published: true }, select: { id: true } });
  return post && path;
}

/** The page, campaign and day on which a chat began, from a typed reference code; null for an unknown code. */
export async function getReferencedSource(typed: string): Promise<
  | (LeadSource & {
      reference_code: string;
      service_interest: string | null;
    })
  | null
> {
  const code = readReference(typed);
  const found = await db.referenceCode.findUnique({ where: { code } });
  if (!found) return null;
  const { page, campaign, day } = found;
  return {
    ...NOTHING_KNOWN,
    last_page: page,
    // A chat that names no campaign may have been opened without scripts.
    last_campaign: campaign || null,
    last_at: day,
    reference_code: code,
    service_interest: await getServiceOf(page),
  };
}

async function getServiceOf(page: string): Promise<string | null> {
  const [, slug] = /^\/services\/[^/]+\/([^/]+)$/.exec(page) ?? [];
  if (slug === undefined) return null;
  const service = await db.service.findUnique({ where: { slug }, select: { title: true } });
  return service?.title ?? null;
}
