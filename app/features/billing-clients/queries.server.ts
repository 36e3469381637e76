import { HOME_COUNTRY } from "~/features/billing/model/document";
import type { BillingClient, KnownOfClient } from "~/features/billing-clients/model";
import type { BillingClientList } from "~/features/billing-clients/schema.server";
import { COUNTRIES, countryName } from "~/lib/text/countries";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { containing, inOrder, readListPage } from "~/server/db/list-page.server";
import { sql } from "~/server/db/sql.server";
import { phoneText } from "~/server/forms/phone.server";

export const BILLING_CLIENTS_PER_PAGE = 20;
/** More options than this are not read through in a select: one searches. */
const CHOICES_MAX = 100;

const OMITTED = { created_at: true } as const;

/** One billing client, or null. @param tx the transaction that issues a document to it */
export function getBillingClient(id: string, tx: Prisma.TransactionClient = db): Promise<BillingClient | null> {
  return tx.billingClient.findUnique({ where: { id }, omit: OMITTED });
}

/** The billing client of an account, or null. */
export function getBillingClientOf(
  profileId: string,
  tx: Prisma.TransactionClient = db,
): Promise<BillingClient | null> {
  return tx.billingClient.findUnique({ where: { profile_id: profileId }, omit: OMITTED });
}

/** The billing client that was stored last under an address, or null: the one of a lead that was billed before. */
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

/** The list as its address asks for it. */
function billingClientList({ q, sort }: Omit<BillingClientList, "page">): List {
  return { from: sql`billing_clients t`, where: containing(q), orderBy: ORDERS[sort], isSearch: Boolean(q) };
}

/** One page of billing clients, with how many match in all. */
export async function listBillingClients(list: BillingClientList) {
  const window = { page: list.page, perPage: BILLING_CLIENTS_PER_PAGE };
  const { ids, ...found } = await readListPage(billingClientList(list), window);
  const rows = await db.billingClient.findMany({ where: { id: { in: ids } }, omit: OMITTED });
  return { clients: inOrder(ids, rows), ...found };
}

interface ChoicesAsked {
  q: string | undefined;
  /** The one that is chosen now. */
  currentId: string | null;
}

/** The first billing clients by name as the options of a select, with how many there are in all. */
export async function listBillingClientChoices({ q, currentId }: ChoicesAsked) {
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

/** The countries as the options of a select, by their French names; Morocco first. */
export function listCountryOptions() {
  const options = COUNTRIES.map((value) => ({ value, label: countryName(value) }));
  const [home, others] = [options.filter(isHome), options.filter((option) => !isHome(option))];
  return [...home, ...others.sort((a, b) => a.label.localeCompare(b.label, "fr"))];
}

const isHome = ({ value }: { value: string }) => value === HOME_COUNTRY;

/** What is known of a client with an account, for a new identity; null for one that is not there, or erased. */
export async function getKnownOfAccount(profileId: string): Promise<KnownOfClient | null> {
  const profile = await db.profile.findFirst({
    where: { id: profileId, role: "client", erased_at: null },
    select: { full_name: true, company: true, phone: true, language: true, credential: { select: { email: true } } },
  });
  if (!profile) return null;
  const { full_name, credential, phone, ...known } = profile;
  return { ...known, contact_name: full_name, email: credential?.email ?? null, phone: phone && phoneText(phone) };
}

/** What a lead says of its sender, for a new identity; null for one that is not there. */
export async function getKnownOfInquiry(inquiryId: string): Promise<KnownOfClient | null> {
  const inquiry = await db.contactInquiry.findUnique({
    where: { id: inquiryId },
    select: { name: true, company: true, email: true, phone: true },
  });
  if (!inquiry) return null;
  const { name, phone, ...known } = inquiry;
  return { ...known, contact_name: name, phone: phone && phoneText(phone) };
}
