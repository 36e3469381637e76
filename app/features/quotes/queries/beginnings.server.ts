import { randomUUID } from "node:crypto";
import type { Currency, QuoteContent } from "~/features/billing/model/content";
import { DAYS_MAX, EMPTY_CONTENT, SHARE_WHOLE } from "~/features/billing/model/content";
import { HOME_COUNTRY } from "~/features/billing/model/document";
import type { Exemption } from "~/features/billing/model/exemptions";
import { EXEMPTION_NAMES, EXEMPTIONS } from "~/features/billing/model/exemptions";
import { quoteContentSchema } from "~/features/billing/schema/content";
import {
  getBillingClient,
  getBillingClientByEmail,
  getBillingClientOf,
} from "~/features/billing-clients/queries.server";
import { ratesOn } from "~/features/legal-identity/model";
import { getLegalIdentity, listVatRates } from "~/features/legal-identity/queries.server";
import type { QuoteOrigin } from "~/features/quotes/schema/quote";
import { TIER_LABELS } from "~/features/services/model/service";
import { formatBasisPoints } from "~/lib/money/format-money";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { dayInCasablanca } from "~/site/calendar";

/** What a new quote holds before anything is typed. */
export interface Beginning {
  title: string;
  content: QuoteContent;
  billing_client_id: string | null;
  inquiry_id: string | null;
  project_id: string | null;
  /** The client's when absent. */
  currency?: Currency;
}

/**
 * What a new line bears: the rate that is invoiced now, or the exemption of an issuer without VAT or of a client abroad.
 * Neither where no rate holds today, so that one is chosen.
 */
export async function getDefaultVat(
  country: string = HOME_COUNTRY,
): Promise<{ vatRateBp: number; exemption: Exemption | null }> {
  const { vat_regime } = await getLegalIdentity();
  if (vat_regime === "auto_entrepreneur") return { vatRateBp: 0, exemption: "auto_entrepreneur" };
  if (country !== HOME_COUNTRY) return { vatRateBp: 0, exemption: "export" };
  const [highest] = await listCurrentRates();
  return { vatRateBp: highest ?? 0, exemption: null };
}

/** The rates of VAT that may be invoiced today, in basis points, the highest first. */
export async function listCurrentRates(tx: Prisma.TransactionClient = db): Promise<number[]> {
  return ratesOn(await listVatRates(tx), dayInCasablanca(new Date()));
}

/**
 * With what the new quote of an address begins: for whom, and the lines of a tier or template; null where the address
 * names something that is not there.
 */
export async function getBeginning(origin: QuoteOrigin): Promise<Beginning | null> {
  const linked = await linkedBeginning(origin, await emptyBeginning());
  if (!linked) return null;
  if (origin.modele) return ofTemplate(origin.modele, linked);
  return origin.palier ? ofTier(origin.palier, linked) : linked;
}

function linkedBeginning(origin: QuoteOrigin, base: Beginning): Promise<Beginning | null> {
  if (origin.piste) return ofInquiry(origin.piste, base);
  if (origin.projet) return ofProject(origin.projet, base);
  if (origin.client) return ofClient(origin.client, base);
  return Promise.resolve(base);
}

async function emptyBeginning(): Promise<Beginning> {
  const { deposit_percent } = await getLegalIdentity();
  const deposit = deposit_percent * 100;
  const balance = {
    title: "Solde à la livraison",
    shareBp: SHARE_WHOLE - deposit,
    kind: "balance",
    days: null,
  } as const;
  const first = { title: "Acompte à la commande", shareBp: deposit, kind: "deposit", days: 0 } as const;
  const schedule = [...(deposit > 0 ? [first] : []), ...(deposit < SHARE_WHOLE ? [balance] : [])];
  const content = { ...EMPTY_CONTENT, schedule };
  return { title: "", content, billing_client_id: null, inquiry_id: null, project_id: null };
}

async function ofTemplate(id: string, base: Beginning): Promise<Beginning | null> {
  const template = await db.quoteTemplate.findUnique({ where: { id } });
  if (!template) return null;
  const content = withNewIds(quoteContentSchema.parse(template.content));
  return { ...base, title: base.title || template.name, content };
}

/** The same content, whose lines have ids of their own: an option names a line of its own quote alone. */
export function withNewIds(content: QuoteContent): QuoteContent {
  return { ...content, lines: content.lines.map((line) => ({ ...line, id: randomUUID() })) };
}

async function ofTier(id: string, base: Beginning): Promise<Beginning | null> {
  const tier = await db.servicePricingTier.findUnique({
    where: { id },
    include: { service: { select: { title: true } } },
  });
  return tier && { ...base, ...(await tierContent(tier, base)) };
}

interface Tier {
  tier_name: keyof typeof TIER_LABELS;
  description: string | null;
  price: { mul: (by: number) => { toNumber: () => number } } | null;
  delivery_time: string | null;
  revisions_count: number;
  details: string[];
  service: { title: string };
}

/** The tier as one line at its price, 0 where it is still to be written, with what it holds in its description, its delivery and its revisions. */
async function tierContent(tier: Tier, { content, billing_client_id }: Beginning) {
  const { service, tier_name, price, details, description, delivery_time, revisions_count } = tier;
  const title = `${service.title}, ${TIER_LABELS[tier_name]}`;
  const client = billing_client_id ? await getBillingClient(billing_client_id) : null;
  const line = {
    id: randomUUID(),
    section: null,
    designation: title,
    unit: "forfait",
    quantity: 1000,
    discountBp: 0,
    description: [description, ...details.map((detail) => `– ${detail}`)].filter(Boolean).join("\n") || null,
    unitPrice: Math.round(price?.mul(100).toNumber() ?? 0),
    ...(await getDefaultVat(client?.country)),
    option: null,
  };
  const days = deliveryDaysOf(delivery_time);
  const offered = { ...content, lines: [line], deliveryDays: days, revisions: revisions_count };
  // Tiers are priced in dirhams, whatever the client pays in.
  return { title, content: offered, currency: "MAD" as const };
}

const UNITS: Record<string, number> = { jour: 1, semaine: 7, mois: 30 };

/** '2 semaines' is 14, '10 à 15 jours' is 15; null for a text that names no number of days that a quote may promise. */
export function deliveryDaysOf(text: string | null): number | null {
  const [, number = "", unit = ""] = /(\d{1,3})\s*(jour|semaine|mois)/i.exec(text ?? "") ?? [];
  const days = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return days <= DAYS_MAX ? days : null;
}

async function ofInquiry(id: string, base: Beginning): Promise<Beginning | null> {
  const inquiry = await db.contactInquiry.findUnique({ where: { id } });
  if (!inquiry) return null;
  const { service_interest, tier_name, email, client_id, name, project_id } = inquiry;
  const tier = service_interest && tier_name ? await findTier(service_interest, tier_name) : null;
  const known = client_id ? await getBillingClientOf(client_id) : email ? await getBillingClientByEmail(email) : null;
  const linked = { ...base, title: service_interest || `Projet de ${name}`, inquiry_id: id, project_id };
  const own = { ...linked, billing_client_id: known?.id ?? null };
  return tier ? { ...own, ...(await tierContent(tier, own)) } : own;
}

function findTier(title: string, tier_name: keyof typeof TIER_LABELS) {
  return db.servicePricingTier.findFirst({
    where: { tier_name, service: { title } },
    include: { service: { select: { title: true } } },
  });
}

async function ofProject(id: string, base: Beginning): Promise<Beginning | null> {
  const project = await db.project.findUnique({ where: { id } });
  if (!project) return null;
  const known = project.client_id ? await getBillingClientOf(project.client_id) : null;
  return { ...base, title: project.title, billing_client_id: known?.id ?? null, project_id: id };
}

async function ofClient(id: string, base: Beginning): Promise<Beginning | null> {
  const profile = await db.profile.findFirst({ where: { id, role: "client", erased_at: null }, select: { id: true } });
  return profile && { ...base, billing_client_id: (await getBillingClientOf(id))?.id ?? null };
}

/** What a new quote may begin with, as the options of a select: the templates, then the tiers of active services. */
export async function listBases() {
  const [templates, tiers] = await Promise.all([
    db.quoteTemplate.findMany({ select: { id: true, name: true }, orderBy: { name: "asc" }, take: BASES_MAX }),
    db.servicePricingTier.findMany({
      where: { service: { is_active: true } },
      select: { id: true, tier_name: true, service: { select: { title: true } } },
      orderBy: [{ service: { title: "asc" } }, { tier_name: "asc" }],
      take: BASES_MAX,
    }),
  ]);
  const ofTiers = tiers.map(({ id, tier_name, service }) => ({
    value: `palier:${id}`,
    label: `${service.title}, ${TIER_LABELS[tier_name]}`,
  }));
  return [
    { label: "Modèles", options: templates.map(({ id, name }) => ({ value: `modele:${id}`, label: name })) },
    { label: "Paliers des services", options: ofTiers },
  ].filter(({ options }) => options.length > 0);
}

const BASES_MAX = 300;

/** What a line may bear: a rate that is invoiced today, or an exemption, as the options of a select. */
export async function listRateOptions() {
  const rates = (await listCurrentRates()).map((rateBp) => ({
    value: String(rateBp),
    label: formatBasisPoints(rateBp),
  }));
  const exemptions = EXEMPTION_NAMES.map((value) => ({ value, label: EXEMPTIONS[value].label }));
  return [...rates, { label: "Sans TVA", options: exemptions }];
}
