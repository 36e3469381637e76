import { servicePath } from "~/features/services/model/service";
import type { Prisma } from "~/server/db/client/client";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { minutesBefore } from "./dates";

const DAYS = 90;
const WEEKEND_SHARE = 0.5;
const HOUR = 60;

/** Of 100 visits of a day: to which page, from which site and by which campaign they came. */
const VISITS = [
  { page: "/", referrer: "", campaign: "", share: 22 },
  { page: "/", referrer: "google.com", campaign: "", share: 18 },
  { page: "/maroc", referrer: "google.com", campaign: "google / cpc / sites casablanca", share: 9 },
  { page: "/espana", referrer: "l.facebook.com", campaign: "meta / cpc / tiendas", share: 7 },
  { page: "/saudi-arabia", referrer: "", campaign: "meta / cpc / clinics", share: 5 },
  { page: "Développement web", referrer: "google.com", campaign: "", share: 11 },
  { page: "Identité de marque", referrer: "instagram.com", campaign: "instagram / bio", share: 6 },
  { page: "Réseaux sociaux", referrer: "", campaign: "lettre / email / novembre", share: 3 },
  { page: "Traduction & localisation", referrer: "", campaign: "lettre / email / novembre", share: 2 },
  { page: "/contact", referrer: "", campaign: "", share: 9 },
  { page: "/about", referrer: "linkedin.com", campaign: "", share: 4 },
  { page: "/blog", referrer: "google.com", campaign: "", share: 4 },
] as const;

/** Of 100 views of a page, how many clicks leave it. */
const CLICKS = [
  { way: "whatsapp", share: 6 },
  { way: "phone", share: 2 },
  { way: "email", share: 1 },
] as const;

interface SeedTouch {
  name: string;
  page: string | null;
  referrer?: string;
  campaign?: string;
  /** The page with which the visit began, where a script told it. */
  first?: string;
  channel?: "whatsapp" | "phone" | "email";
  /** Of a chat. */
  code?: string;
}

/** The demo's inquiries by what is known of them: all of it, the page alone, a chat's code, or nothing. */
const TOUCHES: SeedTouch[] = [
  {
    name: "Khadija Benali",
    page: "Traduction & localisation",
    referrer: "",
    campaign: "lettre / email / novembre",
    first: "/blog",
  },
  { name: "Anas Bennis", page: "Développement web", referrer: "google.com", campaign: "", first: "/maroc" },
  {
    name: "Lucía Romero",
    page: "/espana",
    referrer: "l.facebook.com",
    campaign: "meta / cpc / tiendas",
    first: "/espana",
  },
  { name: "Ghita Slaoui", page: null },
  {
    name: "فهد العتيبي",
    page: "/saudi-arabia",
    referrer: "",
    campaign: "meta / cpc / clinics",
    first: "/saudi-arabia",
  },
  { name: "Rachid Amrani", page: "/maroc" },
  {
    name: "Nadia Chraibi",
    page: "Réseaux sociaux",
    campaign: "lettre / email / novembre",
    channel: "whatsapp",
    code: "K7M2",
  },
  { name: "Salma Berrada", page: "/", referrer: "linkedin.com", campaign: "", first: "/about" },
  { name: "Adil Mernissi", page: null, channel: "phone" },
  {
    name: "Mehdi Lahlou",
    page: "/maroc",
    referrer: "google.com",
    campaign: "google / cpc / sites casablanca",
    first: "/maroc",
  },
  { name: "Omar Tazi", page: "Identité de marque", referrer: "instagram.com", campaign: "instagram / bio", first: "/" },
  { name: "Imprimerie du Port", page: null, channel: "email" },
];

/** What was seen of the demo's pages, followed from them, and by which of them its inquiries came. */
export async function insertSources(tx: Prisma.TransactionClient, now: Date): Promise<void> {
  const services = await tx.service.findMany({ select: { title: true, category: true, slug: true } });
  const paths = new Map(services.map((service) => [service.title, servicePath(service)]));
  const pathOf = (page: string) => paths.get(page) ?? page;
  await insertCounts(tx, now, pathOf);
  for (const touch of TOUCHES) await updateInquiry(tx, touch, pathOf);
}

async function insertCounts(tx: Prisma.TransactionClient, now: Date, pathOf: (page: string) => string): Promise<void> {
  const today = dayInCasablanca(now);
  const views = Array.from({ length: DAYS }, (_, age) => addDays(today, -age)).flatMap((day) =>
    VISITS.map(({ share, page, ...source }) => ({
      ...{ day: new Date(day), page: pathOf(page), ...source },
      views: Math.round(share * weightOf(day)),
    })),
  );
  await tx.pageView.createMany({ data: views.filter((row) => row.views > 0) });
  // Added up over the days, so that a page that few see has its clicks too, now and then.
  const seen = new Map<string, number>();
  const clicks = views.flatMap(({ day, page, referrer, campaign, views: count }) => {
    const source = [page, referrer, campaign].join();
    const before = seen.get(source) ?? 0;
    seen.set(source, before + count);
    const upTo = (sum: number, share: number) => Math.floor((sum * share) / 100);
    return CLICKS.map(({ way, share }) => {
      return { day, page, campaign, way, clicks: upTo(before + count, share) - upTo(before, share) };
    });
  });
  const known = new Map<string, (typeof clicks)[number]>();
  for (const click of clicks) {
    const key = [click.day.toISOString(), click.page, click.campaign, click.way].join();
    known.set(key, { ...click, clicks: click.clicks + (known.get(key)?.clicks ?? 0) });
  }
  await tx.contactClick.createMany({ data: [...known.values()].filter((row) => row.clicks > 0) });
}

/** Fewer visits at weekends, and no two days alike. */
function weightOf(day: string): number {
  const date = new Date(day);
  const share = [0, 6].includes(date.getUTCDay()) ? WEEKEND_SHARE : 1;
  return share * (0.8 + ((date.getUTCDate() * 7) % 11) / 20);
}

async function updateInquiry(
  tx: Prisma.TransactionClient,
  { name, page, referrer, campaign, first, channel, code }: SeedTouch,
  pathOf: (page: string) => string,
): Promise<void> {
  const inquiry = await tx.contactInquiry.findFirst({ where: { name }, select: { id: true, created_at: true } });
  if (!inquiry) return;
  const last = { last_page: page && pathOf(page), last_referrer: referrer ?? null, last_campaign: campaign ?? null };
  const began = first && {
    ...{ first_page: pathOf(first), first_referrer: referrer ?? null, first_campaign: campaign ?? null },
    first_at: minutesBefore(inquiry.created_at, HOUR / 4),
  };
  const chat = code && { reference_code: code };
  const data = { ...last, ...began, ...chat, last_at: inquiry.created_at, ...(channel && { channel }) };
  await tx.contactInquiry.update({ where: { id: inquiry.id }, data });
  if (!code || !page) return;
  const day = new Date(dayInCasablanca(inquiry.created_at));
  await tx.referenceCode.create({ data: { code, page: pathOf(page), campaign: campaign ?? "", day } });
}
