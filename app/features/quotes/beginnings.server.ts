import { randomUUID } from "node:crypto";
import {
  getBillingClient,
  getBillingClientByEmail,
  getBillingClientOf,
} from "~/features/billing/clients/queries.server";
import { ratesOn } from "~/features/billing/identity/model";
import { getLegalIdentity, listVatRates } from "~/features/billing/identity/queries.server";
import type { Currency } from "~/features/billing/model/content";
import { DAYS_MAX, SHARE_WHOLE } from "~/features/billing/model/content";
import { HOME_COUNTRY } from "~/features/billing/model/document";
import type { Exemption } from "~/features/billing/model/exemptions";
import { EXEMPTION_NAMES, EXEMPTIONS } from "~/features/billing/model/exemptions";
import type { QuoteContent, ScheduleStep } from "~/features/billing/schema";
import { EMPTY_CONTENT, quoteContentSchema } from "~/features/billing/schema";
import type { QuoteOrigin } from "~/features/quotes/schema/quote";
import { TIER_LABELS } from "~/features/services/model/service";
import { formatBasisPoints } from "~/lib/money/format-money";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { dayInCasablanca } from "~/site/calendar";

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
 * The VAT of a new line: the highest rate of today, or the exemption of an issuer without VAT or of a client abroad. With
 * no rate today it is 0 without an exemption, so that one must be chosen.
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

/** Today's VAT rates in basis points, the highest first. */
export async function listCurrentRates(tx: Prisma.TransactionClient = db): Promise<number[]> {
  return ratesOn(await listVatRates(tx), dayInCasablanca(new Date()));
}

/** The client, lead or project of a new quote, and the lines of its tier or template; null where one does not exist. */
export async function getBeginning({ piste, projet, client, modele, palier }: QuoteOrigin): Promise<Beginning | null> {
  let base: Beginning | null = await emptyBeginning();
  if (piste) base = await ofInquiry(piste, base);
  else if (projet) base = await ofProject(projet, base);
  else if (client) base = await ofClient(client, base);
  if (!base) return null;
  if (modele) {
    const template = await db.quoteTemplate.findUnique({ where: { id: modele } });
    if (!template) return null;
    const content = withNewIds(quoteContentSchema.parse(template.content));
    return { ...base, title: base.title || template.name, content };
  }
  if (!palier) return base;
  const tier = await db.servicePricingTier.findUnique({ where: { id: palier }, include: TIER_SERVICE });
  return tier && { ...base, ...(await tierContent(tier, base)) };
}

async function emptyBeginning(): Promise<Beginning> {
  const { deposit_percent } = await getLegalIdentity();
  const deposit = deposit_percent * 100;
  const parts: ScheduleStep[] = [
    { title: "Acompte à la commande", shareBp: deposit, kind: "deposit", days: 0 },
    { title: "Solde à la livraison", shareBp: SHARE_WHOLE - deposit, kind: "balance", days: null },
  ];
  const content = { ...EMPTY_CONTENT, schedule: parts.filter(({ shareBp }) => shareBp > 0) };
  return { title: "", content, billing_client_id: null, inquiry_id: null, project_id: null };
}

/** Copies the content with new ids for its lines: a chosen option names a line of its own quote only. */
export function withNewIds(content: QuoteContent): QuoteContent {
  return { ...content, lines: content.lines.map((line) => ({ ...line, id: randomUUID() })) };
}

const TIER_SERVICE = { service: { select: { title: true } } } as const satisfies Prisma.ServicePricingTierInclude;

type Tier = Prisma.ServicePricingTierGetPayload<{ include: typeof TIER_SERVICE }>;

/** The tier as one line, at the price 0 where it has none, with its delivery time and its revisions. */
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

/** '2 semaines' is 14, '10 à 15 jours' is 15; null for a text without a number of days, or above the limit. */
export function deliveryDaysOf(text: string | null): number | null {
  const [, number = "", unit = ""] = /(\d{1,3})\s*(jour|semaine|mois)/i.exec(text ?? "") ?? [];
  const days = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return days <= DAYS_MAX ? days : null;
}

async function ofInquiry(id: string, base: Beginning): Promise<Beginning | null> {
  const inquiry = await db.contactInquiry.findUnique({ where: { id } });
  if (!inquiry) return null;
  const { service_interest, tier_name, email, client_id, name, project_id } = inquiry;
  const tier =
    service_interest && tier_name
      ? await db.servicePricingTier.findFirst({
          where: { tier_name, service: { title: service_interest } },
          include: TIER_SERVICE,
        })
      : null;
  const known = client_id ? await getBillingClientOf(client_id) : email ? await getBillingClientByEmail(email) : null;
  const linked = { ...base, title: service_interest || `Projet de ${name}`, inquiry_id: id, project_id };
  const own = { ...linked, billing_client_id: known?.id ?? null };
  return tier ? { ...own, ...(await tierContent(tier, own)) } : own;
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

/** The templates and the tiers of active services, as the options of a select. */
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

export async function listRateOptions() {
  const rates = (await listCurrentRates()).map((rateBp) => ({
    value: String(rateBp),
    label: formatBasisPoints(rateBp),
  }));
  const exemptions = EXEMPTION_NAMES.map((value) => ({ value, label: EXEMPTIONS[value].label }));
  return [...rates, { label: "Sans TVA", options: exemptions }];
}
