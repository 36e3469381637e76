import { randomUUID } from "node:crypto";
import { LINK_SEAL } from "~/features/billing/client-link.server";
import { buyerSnapshotOf } from "~/features/billing/clients/model";
import { currentSeller, freezeDocument } from "~/features/billing/issue.server";
import { exemptionsOf } from "~/features/billing/model/exemptions";
import { totalsOf } from "~/features/billing/model/totals";
import { exemptionTextsOf, getRulesOfDay } from "~/features/billing/rules/queries.server";
import type { QuoteContent } from "~/features/billing/schema";
import { quoteDocument } from "~/features/quotes/model/quote-document";
import { encrypt } from "~/server/crypto/encryption.server";
import { createToken } from "~/server/crypto/tokens.server";
import type { Prisma } from "~/server/db/client/client";
import { createLink } from "~/server/db/links.server";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { daysBefore } from "./dates";
import type { SeedQuote } from "./quotes/all";
import { billingClients, quotes, templates } from "./quotes/all";

type Tx = Prisma.TransactionClient;

const VALIDITY_DAYS = 30;
const LINK_DAYS = 365;
const SERIES = "D";

/** Inserts the billing identities, the quotes in each of their states, and the templates. */
export async function insertQuotes(tx: Tx, now: Date, clientIdByEmail: Map<string, string>): Promise<void> {
  const ids = new Map<string, string>();
  for (const { key, accountEmail, ...client } of billingClients) {
    const profile_id = accountEmail ? (clientIdByEmail.get(accountEmail) ?? null) : null;
    const row = await tx.billingClient.create({ data: { ...client, profile_id }, select: { id: true } });
    ids.set(key, row.id);
  }
  const roots = new Map<string, Root>();
  for (const quote of quotes) await insertQuote(tx, quote, { now, buyerId: ids.get(quote.client) ?? "", roots });
  const year = Number(dayInCasablanca(now).slice(0, 4));
  await tx.numberSeries.create({ data: { series: SERIES, year, last: roots.size } });
  for (const { name, content } of templates) {
    await tx.quoteTemplate.create({ data: { name, content: asJson(content) } });
  }
}

interface Root {
  id: string;
  number: string;
}

interface Place {
  now: Date;
  buyerId: string;
  /** Of the quotes that were sent, by their titles: a later version shares the first one's number. */
  roots: Map<string, Root>;
}

const asJson = (content: QuoteContent) => content as unknown as Prisma.InputJsonObject;

async function insertQuote(tx: Tx, seed: SeedQuote, { now, buyerId, roots }: Place): Promise<void> {
  const id = randomUUID();
  const { title, status, revision = 1, language = "fr", currency = "MAD", content, createdDaysAgo } = seed;
  const created_at = daysBefore(now, createdDaysAgo);
  const { net, tax, gross } = totalsOf(content.lines.filter(({ option }) => option === null));
  const sums = { net, tax, gross, created_at };
  const own = {
    ...{ id, revision, title, status, language, currency, content: asJson(content), ...sums },
    ...(await aboutOf(tx, seed)),
  };
  if (status === "draft") {
    await tx.quote.create({ data: { ...own, root_id: id, billing_client_id: buyerId || null } });
    return;
  }
  const year = dayInCasablanca(now).slice(0, 4);
  const known = roots.get(title);
  const root = known ?? { id, number: `${SERIES}-${year}-${String(roots.size + 1).padStart(4, "0")}` };
  roots.set(title, root);
  const issuedOn = dayInCasablanca(created_at);
  const validUntil = addDays(issuedOn, VALIDITY_DAYS);
  const buyer = buyerSnapshotOf(await tx.billingClient.findUniqueOrThrow({ where: { id: buyerId } }));
  const written = { number: root.number, revision, title, language, currency, content };
  const rules = await getRulesOfDay(issuedOn, tx);
  const exemptionTexts = exemptionTextsOf(rules, exemptionsOf(content.lines), language);
  const parties = { seller: await currentSeller(tx), buyer, exemptionTexts };
  const frozen = freezeDocument(quoteDocument(written, parties, { issuedOn, validUntil }));
  const sent = { number: root.number, sent_at: created_at, valid_until: new Date(validUntil), ...frozen };
  const decided_at = seed.acceptedBy || status === "refused" ? daysBefore(now, createdDaysAgo / 2) : null;
  await tx.quote.create({ data: { ...own, root_id: root.id, billing_client_id: buyerId, ...sent, decided_at } });
  if (!known) await insertLink(tx, root.id, { seed, now, expires: new Date(addDays(validUntil, LINK_DAYS)) });
  await insertAnswer(tx, id, {
    seed,
    at: decided_at ?? daysBefore(now, createdDaysAgo / 2),
    frozen: { net, tax, gross, ...frozen },
  });
}

/** The lead and the project that it names, where the demo has them. */
async function aboutOf(tx: Tx, { askedBy, project }: SeedQuote) {
  const lead = askedBy && (await tx.contactInquiry.findFirst({ where: { name: askedBy }, select: { id: true } }));
  const about = project && (await tx.project.findFirst({ where: { title: project }, select: { id: true } }));
  return { ...(lead && { inquiry_id: lead.id }), ...(about && { project_id: about.id }) };
}

interface SeedLink {
  seed: SeedQuote;
  now: Date;
  expires: Date;
}

async function insertLink(tx: Tx, rootId: string, { seed, now, expires }: SeedLink): Promise<void> {
  const token = createToken();
  const { openedTimes = 0, createdDaysAgo } = seed;
  const sealed_token = encrypt(token, LINK_SEAL);
  await createLink(tx, { kind: "quote", quote_id: rootId, sealed_token, expires_at: expires }, token);
  if (openedTimes === 0) return;
  const first_opened_at = daysBefore(now, createdDaysAgo - 0.2);
  const openings = { first_opened_at, last_opened_at: daysBefore(now, createdDaysAgo / 2), opened_count: openedTimes };
  await tx.quoteOpenings.create({ data: { quote_id: rootId, ...openings } });
}

interface SeedAnswer {
  seed: SeedQuote;
  at: Date;
  frozen: { net: number; tax: number; gross: number; document: string; document_sha256: string };
}

async function insertAnswer(tx: Tx, quoteId: string, { seed, at, frozen }: SeedAnswer): Promise<void> {
  const { acceptedBy, response } = seed;
  if (acceptedBy) {
    const evidence = { accepted_at: at, ip: "192.0.2.17", user_agent: "Exemple/1.0" };
    await tx.quoteAcceptance.create({ data: { quote_id: quoteId, ...acceptedBy, ...evidence, ...frozen } });
  }
  if (response) await tx.quoteResponse.create({ data: { quote_id: quoteId, ...response, created_at: at } });
}
