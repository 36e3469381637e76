import { z } from "zod";
import type { LeadSource } from "~/features/marketing/model/lead-source";
import { NOTHING_KNOWN } from "~/features/marketing/model/lead-source";
import { readReference } from "~/features/marketing/model/ways-out";
import { pageField } from "~/features/marketing/schema";
import { PUBLIC_PAGES } from "~/features/seo/model/public-pages";
import { servicePath } from "~/features/services/model/service";
import { DAY_MS } from "~/lib/dates/durations";
import { cleanCampaign, OTHERS } from "~/lib/web/campaign";
import { cleanHost, FIRST_FIELDS, LAST_FIELDS } from "~/lib/web/referrer";
import { CLOCK_SKEW_MS } from "~/server/core/clock.server";
import { db } from "~/server/db/db.server";
import type { Transaction } from "~/server/db/transaction.server";
import { logger } from "~/server/logger.server";
import { admitValues } from "~/server/page-views/page-views.server";
import { dayInCasablanca } from "~/site/calendar";

const TEXT_MAX_LENGTH = 1000;

const hostField = z.string().max(TEXT_MAX_LENGTH).transform(cleanHost).optional().catch(undefined);
const campaignField = z.string().max(TEXT_MAX_LENGTH).transform(cleanCampaign).optional().catch(undefined);

/** What a form says of how its sender came: it may be anything, and never keeps a message from being stored. */
const visitSchema = z.object({
  [FIRST_FIELDS.page]: pageField,
  [FIRST_FIELDS.referrer]: hostField,
  [FIRST_FIELDS.campaign]: campaignField,
  [FIRST_FIELDS.at]: z.coerce.date().optional().catch(undefined),
  [LAST_FIELDS.page]: pageField,
  [LAST_FIELDS.referrer]: hostField,
  [LAST_FIELDS.campaign]: campaignField,
});

const VISIT_MAX_MS = 30 * DAY_MS;

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

type Named = Pick<LeadSource, "first_referrer" | "last_referrer" | "first_campaign" | "last_campaign">;

/** Replaces sites and campaigns with counted names: those admitted today, or OTHERS. Waits for concurrent admissions. */
export async function admitSource(tx: Transaction, source: LeadSource, now: Date): Promise<LeadSource> {
  const day = dayInCasablanca(now);
  const valuesOf = (...names: (string | null)[]) => names.map((name) => [day, name ?? ""] as const);
  const site = await admitValues(tx, "referrer", valuesOf(source.first_referrer, source.last_referrer));
  const campaign = await admitValues(tx, "campaign", valuesOf(source.first_campaign, source.last_campaign));
  const names = mapNames(source, { site: (name) => site(day, name), campaign: (name) => campaign(day, name) });
  return { ...source, ...names };
}

/** Whether a source names a site or a campaign, which is counted by its name as long as there is room for it. */
export function hasNames(source: Named): boolean {
  const { first_referrer, last_referrer, first_campaign, last_campaign } = source;
  return [first_referrer, last_referrer, first_campaign, last_campaign].some(Boolean);
}

/** The source of a lead where nothing can be named at once: each site and campaign among the others. */
export function sourceInOthers(source: LeadSource): LeadSource {
  return { ...source, ...mapNames(source, { site: inOthers, campaign: inOthers }) };
}

function inOthers(name: string): string {
  return name === "" ? "" : OTHERS;
}

function mapNames(
  source: Named,
  { site, campaign }: { site: (name: string) => string; campaign: (name: string) => string },
): Named {
  return {
    first_referrer: source.first_referrer === null ? null : site(source.first_referrer),
    last_referrer: source.last_referrer === null ? null : site(source.last_referrer),
    first_campaign: source.first_campaign === null ? null : campaign(source.first_campaign),
    last_campaign: source.last_campaign === null ? null : campaign(source.last_campaign),
  };
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
