import {
  hasUnprovenMessages,
  listIdsSentFrom,
  listOwnAddresses,
  listSignatures,
} from "~/features/accounts/queries.server";
import { accountState, CLIENT_SEARCH, ERASURE_NOT_ASKED, NO_NAME } from "~/features/clients/model";
import type { ClientList } from "~/features/clients/schema";
import { listReviewsSignedBy } from "~/features/testimonials/queries.server";
import { searchField } from "~/lib/forms/list-fields";
import { formatNumber } from "~/lib/text/format-number";
import { pageOffset } from "~/lib/web/page-offset";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending, nullsLast } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { inOrder, partOf, readListPage, readWholeList } from "~/server/db/list-page.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import type { Searched } from "~/server/registries/office-search.server";
import { inSearchText } from "~/server/registries/office-search.server";

export const CLIENTS_PER_PAGE = 20;
/** A longer select needs the search. */
const CHOICES_MAX = 300;

/** An erased client keeps a row without a name, for the audit trail. */
const CLIENT = { role: "client", erased_at: null } as const satisfies Prisma.ProfileWhereInput;

const IS_CLIENT = sql`t.role = 'client' AND t.erased_at IS NULL`;

const STATES: Record<NonNullable<ClientList["state"]>, Sql> = {
  erasure: sql`t.erasure_requested_at IS NOT NULL`,
  invited: accountWhere(sql`c.password_hash IS NULL`),
  unconfirmed: accountWhere(sql`c.password_hash IS NOT NULL`),
};

/** The address is not proven, and the account is in this state. */
function accountWhere(state: Sql): Sql {
  return sql`EXISTS (SELECT FROM credentials c WHERE c.profile_id = t.id AND c.email_verified_at IS NULL AND ${state})`;
}

const NEWEST = [descending(sql`t.created_at`, "timestamptz"), descending(sql`t.id`, "uuid")];

const ORDERS: Record<ClientList["sort"], readonly SortKey[]> = {
  newest: NEWEST,
  oldest: [ascending(sql`t.created_at`, "timestamptz"), ascending(sql`t.id`, "uuid")],
  name: [nullsLast(ascending(sql`plain_text(t.full_name)`, "text")), ascending(sql`t.id`, "uuid")],
  projects: [descending(sql`coalesce(p.project_count, 0)`, "bigint"), ...NEWEST],
};

/** Counted once for all clients. */
const PROJECT_COUNTS = sql`
  (SELECT client_id, count(*) AS project_count FROM projects WHERE client_id IS NOT NULL GROUP BY client_id) AS p`;

const ACCOUNT = { password_hash: true, email_verified_at: true } as const;

const LISTED = {
  id: true,
  full_name: true,
  company: true,
  phone: true,
  language: true,
  version: true,
  created_at: true,
  erasure_requested_at: true,
  credential: { select: { email: true, ...ACCOUNT } },
} as const satisfies Prisma.ProfileSelect;

type Listed = Prisma.ProfileGetPayload<{ select: typeof LISTED }>;

/** The password hash does not leave this file. */
function toClient({ credential, ...profile }: Listed) {
  return { ...profile, email: credential?.email ?? null, account: accountState(credential) };
}

export async function listClients(list: ClientList) {
  const { ids, ...found } = await readListPage(clientList(list), { page: list.page, perPage: CLIENTS_PER_PAGE });
  return { clients: inOrder(ids, await findClients(ids)), ...found };
}

export function listAllClients(list: ClientList) {
  return readWholeList(clientList(list), findClients);
}

export function clientList({ state, q, sort }: ClientList): List {
  // Profile or address: two searches, each by its own index.
  const found = (text: string) => sql`t.id IN (
    SELECT id FROM profiles WHERE search_text LIKE ${partOf(text)}
    UNION
    SELECT profile_id FROM credentials WHERE search_text LIKE ${partOf(text)})`;
  const where = [IS_CLIENT, ...(q ? [found(q)] : []), ...(state ? [STATES[state]] : [])];
  const from =
    sort === "projects" ? sql`profiles t LEFT JOIN ${PROJECT_COUNTS} ON p.client_id = t.id` : sql`profiles t`;
  return { from, where, orderBy: ORDERS[sort], spansTables: Boolean(q) };
}

async function findClients(ids: string[]) {
  const [rows, projects] = await Promise.all([
    db.profile.findMany({ where: { id: { in: ids } }, select: LISTED }),
    // Prisma's own count of a relation counts the projects of every client.
    db.project.groupBy({ by: ["client_id"], where: { client_id: { in: ids } }, _count: true }),
  ]);
  const counts = new Map(projects.map(({ client_id, _count }) => [client_id, _count]));
  return rows.map((row) => ({ ...toClient(row), projectCount: counts.get(row.id) ?? 0 }));
}

/** Counts all clients, those without a password, without a proven address, and those who asked for erasure. */
export async function countClientStates() {
  const rows = await db.$queryRaw<[Record<"total" | keyof typeof STATES, number>]>(sql`
    SELECT total, erasure, invited, unconfirmed
    FROM (
      SELECT count(*)::int AS total, count(erasure_requested_at)::int AS erasure FROM profiles t WHERE ${IS_CLIENT}
    ) AS people, (
      SELECT count(*) FILTER (WHERE password_hash IS NULL)::int AS invited, count(password_hash)::int AS unconfirmed
      FROM credentials WHERE email_verified_at IS NULL
        AND profile_id NOT IN (SELECT id FROM profiles WHERE role <> 'client')
    ) AS accounts`);
  return rows[0];
}

interface ChoicesAsked {
  q?: string | undefined;
  /** The present choice, erased or not. */
  currentId?: string | null;
}

/**
 * The first clients by name, as the options of a select, with how many there are in all. It says whose address is not
 * confirmed: a stranger may be waiting there.
 */
export async function listClientChoices({ q, currentId = null }: ChoicesAsked = {}) {
  const list = clientList({ q, sort: "name", page: 1 });
  const { ids, matchCount } = await readListPage(list, { page: 1, perPage: CHOICES_MAX });
  const clients = await db.profile.findMany({
    where: { id: { in: currentId ? [...ids, currentId] : ids } },
    select: { id: true, full_name: true, company: true, credential: { select: { email: true, ...ACCOUNT } } },
  });
  return { choices: clients.map(toChoice).sort((a, b) => a.label.localeCompare(b.label, "fr")), matchCount };
}

function toChoice({ id, full_name, company, credential }: Pick<Listed, "id" | "full_name" | "company" | "credential">) {
  const isUnconfirmed = accountState(credential) === "unconfirmed";
  const words = [full_name ?? credential?.email ?? NO_NAME, company, isUnconfirmed && "adresse non confirmée"];
  return { value: id, label: words.filter(Boolean).join(", ") };
}

export async function isClient(id: string): Promise<boolean> {
  return (await db.profile.count({ where: { id, ...CLIENT } })) > 0;
}

/**
 * Whether messages outlive a client who is erased: others from an address that was never proven, and those that name a
 * telephone of the client and nothing else, which may be another person's.
 */
export async function doMessagesStay(id: string, tx: Prisma.TransactionClient = db): Promise<boolean> {
  return hasUnprovenMessages(tx, id, await listOwnAddresses(tx, id));
}

/** The reviews that count as the client's, and lose their signature on erasure. */
export async function listReviewsOf(id: string) {
  return listReviewsSignedBy(await listSignatures(db, id));
}

export async function getErasureRefusal(id: string): Promise<string | null> {
  const asked = { id, ...CLIENT, erasure_requested_at: { not: null } };
  return (await db.profile.count({ where: asked })) > 0 ? null : ERASURE_NOT_ASKED;
}

export async function getClientName(id: string): Promise<string | null> {
  const profile = await db.profile.findUnique({ where: { id }, select: { full_name: true } });
  return profile && (profile.full_name ?? NO_NAME);
}

export async function getAccountByEmail(email: string) {
  const credential = await db.credential.findUnique({
    where: { email: email.trim().toLowerCase() },
    select: { ...ACCOUNT, profile: { select: { id: true, full_name: true, role: true } } },
  });
  return credential && { ...credential.profile, state: accountState(credential) };
}

/** Of a client's projects and inquiries, so many are shown at once. */
export const WORK_PER_PAGE = 20;

/** A client with its newest projects and a page of its inquiries, without them for an erased client; or null. */
export async function getClient(id: string, page: number) {
  const select = { ...LISTED, erased_at: true };
  const profile = await db.profile.findFirst({ where: { id, role: "client" }, select });
  if (!profile) return null;
  const { erased_at, credential } = profile;
  const work = erased_at ? NO_WORK : await findWork(id, credential?.email, page);
  return { ...toClient(profile), erased_at, ...work };
}

async function findWork(id: string, email: string | undefined, page: number) {
  const own = { client_id: id };
  const sent = email ? await listIdsSentFrom(db, email) : [];
  const written = { OR: [own, { id: { in: sent }, is_spam: false }] };
  const [projects, projectCount, inquiries, inquiryCount] = await Promise.all([
    db.project.findMany({ where: own, orderBy: [{ created_at: "desc" }, { id: "desc" }], take: WORK_PER_PAGE }),
    db.project.count({ where: own }),
    db.contactInquiry.findMany({
      where: written,
      orderBy: [{ created_at: "desc" }, { id: "desc" }],
      ...pageOffset(page, WORK_PER_PAGE),
      select: { id: true, message: true, service_interest: true, tier_name: true, status: true, created_at: true },
    }),
    db.contactInquiry.count({ where: written }),
  ]);
  return { projects, projectCount, inquiries, inquiryCount };
}

const NO_WORK: Awaited<ReturnType<typeof findWork>> = { projects: [], projectCount: 0, inquiries: [], inquiryCount: 0 };

export async function openClientChoices(request: Request, currentId: string | null) {
  const q = searchField.parse(new URL(request.url).searchParams.get(CLIENT_SEARCH) ?? undefined);
  const { choices, matchCount } = await listClientChoices({ q, currentId });
  const isSearched = Boolean(q) || matchCount > CHOICES_MAX;
  return {
    options: [{ value: "", label: "Aucun pour le moment" }, ...choices],
    search: isSearched ? { q, note: noteOf(q, matchCount) } : null,
  };
}

function noteOf(q: string | undefined, matchCount: number): string {
  if (matchCount > CHOICES_MAX) {
    return `La liste des clients en montre ${CHOICES_MAX} sur ${formatNumber(matchCount)}, par ordre alphabétique. Cherchez les autres ici, avant de remplir le formulaire.`;
  }
  if (matchCount === 0) return `Aucun client ne correspond à «\u202f${q}\u202f».`;
  return matchCount === 1
    ? "Un client trouvé\u202f: il est dans la liste du formulaire."
    : `${matchCount} clients trouvés\u202f: ils sont dans la liste du formulaire.`;
}

const inAddress = (q: string) =>
  sql`EXISTS (SELECT FROM credentials c WHERE c.profile_id = t.id AND c.search_text LIKE ${partOf(q)})`;

export const CLIENT_SEARCHED: Searched = {
  kind: "clients",
  label: "Clients",
  list: "/admin/clients",
  table: sql`profiles`,
  title: sql`coalesce(t.full_name, t.company, 'Sans nom')`,
  note: sql`concat_ws(', ', t.company, (SELECT email FROM credentials c WHERE c.profile_id = t.id))`,
  rows: (q) => [
    { from: sql`profiles t`, where: [IS_CLIENT, inSearchText(q)] },
    {
      from: sql`profiles t JOIN credentials c ON c.profile_id = t.id`,
      where: [IS_CLIENT, sql`c.search_text LIKE ${partOf(q)}`],
    },
  ],
  holds: (q) => sql`(${inSearchText(q)} OR ${inAddress(q)})`,
  isListed: IS_CLIENT,
};
