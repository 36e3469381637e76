import { HOME_COUNTRY } from "~/features/billing/model/document";
import { COUNTRIES, countryName } from "~/lib/text/countries";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { containing, inOrder, readListPage } from "~/server/db/list-page.server";
import { sql } from "~/server/db/sql.server";
import { phoneText } from "~/server/forms/phone.server";
import type { Searched } from "~/server/registries/office-search.server";
import { inSearchText } from "~/server/registries/office-search.server";
import type { BillingClient, KnownOfClient } from "./model";
import type { BillingClientList } from "./schema.server";

export const BILLING_CLIENTS_PER_PAGE = 20;
/** A longer select needs the search. */
const CHOICES_MAX = 100;

const OMITTED = { created_at: true } as const;

export function getBillingClient(id: string, tx: Prisma.TransactionClient = db): Promise<BillingClient | null> {
  return tx.billingClient.findUnique({ where: { id }, omit: OMITTED });
}

export function getBillingClientOf(
  profileId: string,
  tx: Prisma.TransactionClient = db,
): Promise<BillingClient | null> {
  return tx.billingClient.findUnique({ where: { profile_id: profileId }, omit: OMITTED });
}

/** The newest billing client of an address, or null: that of a lead that was billed before. */
export function getBillingClientByEmail(email: string): Promise<BillingClient | null> {
  return db.billingClient.findFirst({
    where: { email },
    omit: OMITTED,
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
  });
}

const ORDERS: Record<BillingClientList["sort"], readonly SortKey[]> = {
  newest: [descending(sql`t.created_at`, "timestamptz"), descending(sql`t.id`, "uuid")],
  name: [ascending(sql`plain_text(t.legal_name)`, "text"), ascending(sql`t.id`, "uuid")],
};

function billingClientList({ q, sort }: Omit<BillingClientList, "page">): List {
  return { from: sql`billing_clients t`, where: containing(q), orderBy: ORDERS[sort], isSearch: Boolean(q) };
}

export async function listBillingClients(list: BillingClientList) {
  const window = { page: list.page, perPage: BILLING_CLIENTS_PER_PAGE };
  const { ids, ...found } = await readListPage(billingClientList(list), window);
  const rows = await db.billingClient.findMany({ where: { id: { in: ids } }, omit: OMITTED });
  return { clients: inOrder(ids, rows), ...found };
}

/** The first billing clients by name as the options of a select, with the total count. */
export async function listBillingClientChoices({
  q,
  currentId,
}: {
  q: string | undefined;
  /** The present choice. */
  currentId: string | null;
}) {
  const { ids, matchCount } = await readListPage(billingClientList({ q, sort: "name" }), {
    page: 1,
    perPage: CHOICES_MAX,
  });
  const rows = await db.billingClient.findMany({
    where: { id: { in: currentId ? [...ids, currentId] : ids } },
    select: { id: true, legal_name: true, email: true },
  });
  const choices = rows
    .map(({ id, legal_name, email }) => ({ value: id, label: [legal_name, email].filter(Boolean).join(", ") }))
    .sort((a, b) => a.label.localeCompare(b.label, "fr"));
  return { choices, isPartial: matchCount > ids.length || Boolean(q), matchCount };
}

export function listCountryOptions() {
  const options = COUNTRIES.map((value) => ({ value, label: countryName(value) }));
  const [home, others] = [options.filter(isHome), options.filter((option) => !isHome(option))];
  return [...home, ...others.sort((a, b) => a.label.localeCompare(b.label, "fr"))];
}

const isHome = ({ value }: { value: string }) => value === HOME_COUNTRY;

/** The data of a client account for a new identity; null for a missing or erased one. */
export async function getKnownOfAccount(profileId: string): Promise<KnownOfClient | null> {
  const profile = await db.profile.findFirst({
    where: { id: profileId, role: "client", erased_at: null },
    select: { full_name: true, company: true, phone: true, language: true, credential: { select: { email: true } } },
  });
  if (!profile) return null;
  const { full_name, credential, phone, ...known } = profile;
  return { ...known, contact_name: full_name, email: credential?.email ?? null, phone: phone && phoneText(phone) };
}

/** The sender of a lead for a new identity; null for a missing one. */
export async function getKnownOfInquiry(inquiryId: string): Promise<KnownOfClient | null> {
  const inquiry = await db.contactInquiry.findUnique({
    where: { id: inquiryId },
    select: { name: true, company: true, email: true, phone: true },
  });
  if (!inquiry) return null;
  const { name, phone, ...known } = inquiry;
  return { ...known, contact_name: name, phone: phone && phoneText(phone) };
}

const ISSUED = { number: { not: null } } as const;

const HELD = {
  id: true,
  legal_name: true,
  contact_name: true,
  email: true,
  phone: true,
  address: true,
  ice: true,
  quotes: { where: ISSUED, select: { number: true, title: true, sent_at: true }, orderBy: { sent_at: "desc" } },
  invoices: { where: ISSUED, select: { number: true, title: true, issued_at: true }, orderBy: { issued_at: "desc" } },
} as const satisfies Prisma.BillingClientSelect;

/** A billing identity of a person, with its documents. */
export type HeldIdentity = Prisma.BillingClientGetPayload<{ select: typeof HELD }>;

interface Person {
  /** Of the person's account, where there is one. */
  profileId?: string | null;
  /** In lower case. */
  emails: string[];
  /** Of the person's messages. */
  inquiryIds: string[];
}

/** A person's own identities: that of the account, and those with one of these addresses. */
function ownIdentity({ profileId, emails }: Person): Prisma.BillingClientWhereInput[] {
  return [{ email: { in: emails } }, ...(profileId ? [{ profile_id: profileId }] : [])];
}

/**
 * The billing identities of a person, and those to which quotes of a sender's leads were made out. Quotes came with the
 * messages that were merged into these: the identity of another sender is that sender's to read.
 */
export async function listHeldIdentities(person: Person): Promise<HeldIdentity[]> {
  const { emails, inquiryIds } = person;
  const merged = { inquiry_id: { in: inquiryIds }, sender_email: { not: null, notIn: emails } };
  const others = await db.inquiryMerge.findMany({ where: merged, select: { sender_email: true } });
  const otherEmails = others.flatMap(({ sender_email }) => sender_email ?? []);
  const ofLeads = {
    quotes: { some: { inquiry_id: { in: inquiryIds } } },
    OR: [{ email: null }, { email: { notIn: otherEmails } }],
  };
  const where = { OR: [...ownIdentity(person), ofLeads] };
  return db.billingClient.findMany({ where, select: HELD, orderBy: { created_at: "asc" } });
}

const ANSWERED = {
  number: true,
  title: true,
  currency: true,
  acceptance: {
    select: {
      name: true,
      function: true,
      accepted_at: true,
      ip: true,
      user_agent: true,
      gross: true,
      document_sha256: true,
      signer_id: true,
    },
  },
  responses: { select: { kind: true, name: true, text: true, created_at: true }, orderBy: { created_at: "asc" } },
} as const satisfies Prisma.QuoteSelect;

const ANNOUNCED = {
  amount: true,
  note: true,
  state: true,
  created_at: true,
  proof_name: true,
  proof_type: true,
  proof_bytes: true,
  proof_sha256: true,
  invoice: { select: { number: true, currency: true } },
} as const satisfies Prisma.TransferClaimSelect;

/** A quote with its answers, and from where they were sent. */
export type HeldAnswer = ReturnType<typeof withoutOthersDevice>;

export type HeldClaim = Prisma.TransferClaimGetPayload<{ select: typeof ANNOUNCED }>;

/**
 * What a person answered to quotes and announced of transfers: on what was made out to an identity of the person's own, and
 * on quotes of the person's leads, nothing else of an identity that is only known by those. What another account announced
 * is that account's, as is from where it accepted.
 */
export async function listHeldAnswers(person: Person): Promise<{ answers: HeldAnswer[]; claims: HeldClaim[] }> {
  const own = await db.billingClient.findMany({ where: { OR: ownIdentity(person) }, select: { id: true } });
  const billed = { billing_client_id: { in: own.map(({ id }) => id) } };
  const written = { inquiry_id: { in: person.inquiryIds } };
  const isAnswered = { OR: [{ acceptance: { isNot: null } }, { responses: { some: {} } }] };
  const [answers, invoices] = await Promise.all([
    db.quote.findMany({
      where: { AND: [{ OR: [billed, written] }, isAnswered] },
      select: ANSWERED,
      orderBy: [{ sent_at: "asc" }, { id: "asc" }],
    }),
    db.invoice.findMany({ where: { OR: [billed, { quote: written }], ...ISSUED }, select: { id: true } }),
  ]);
  const byLink = { created_by: null, invoice_id: { in: invoices.map(({ id }) => id) } };
  const byAccount = person.profileId ? [{ created_by: person.profileId }] : [];
  const claims = await db.transferClaim.findMany({
    where: { OR: [byLink, ...byAccount] },
    select: ANNOUNCED,
    orderBy: [{ created_at: "asc" }, { id: "asc" }],
  });
  return { answers: answers.map((answer) => withoutOthersDevice(answer, person)), claims };
}

function withoutOthersDevice(
  { acceptance, ...quote }: Prisma.QuoteGetPayload<{ select: typeof ANSWERED }>,
  { profileId }: Person,
) {
  if (!acceptance) return { ...quote, acceptance };
  const { signer_id, ...signed } = acceptance;
  const isOthers = signer_id !== null && signer_id !== profileId;
  return { ...quote, acceptance: isOthers ? { ...signed, ip: null, user_agent: null } : signed };
}

/** Documents that were sent for a lead stay when it is erased. */
export async function hasDocuments(inquiryId: string): Promise<boolean> {
  return (await db.quote.count({ where: { inquiry_id: inquiryId, ...ISSUED } })) > 0;
}

export const BILLING_CLIENT_SEARCHED: Searched = {
  kind: "billing-clients",
  label: "Identités de facturation",
  list: "/admin/clients-facturation",
  table: sql`billing_clients`,
  title: sql`t.legal_name`,
  note: sql`concat_ws(', ', t.contact_name, t.email)`,
  rows: (q) => [{ from: sql`billing_clients t`, where: [inSearchText(q)] }],
  holds: inSearchText,
  isListed: sql`TRUE`,
};

/** To whom a quote or an invoice, called `t`, is made out. */
export const BILLED = sql`(SELECT c.legal_name FROM billing_clients c WHERE c.id = t.billing_client_id)`;
