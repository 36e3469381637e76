import { accountState, NO_NAME } from "~/features/clients/model";
import type { ClientList } from "~/features/clients/schema";
import { withMad } from "~/features/projects/model";
import type { Prisma } from "~/server/db/client/client";
import type { Sql } from "~/server/db/sql.server";
import { escapeLike, sql } from "~/server/db/sql.server";
import { db } from "~/server/db.server";
import { containing, inOrder, readListPage } from "~/server/list-page.server";

export const CLIENTS_PER_PAGE = 20;
const CHOICES_MAX = 1000;

const IS_CLIENT = sql`t.role = 'client'`;

const STATES: Record<NonNullable<ClientList["state"]>, Sql> = {
  erasure: sql`t.erasure_requested_at IS NOT NULL`,
  invited: sql`c.profile_id IS NOT NULL AND c.password_hash IS NULL`,
};

const ORDERS: Record<ClientList["sort"], Sql> = {
  newest: sql`t.created_at DESC, t.id DESC`,
  oldest: sql`t.created_at, t.id`,
  name: sql`plain_text(t.full_name) NULLS LAST, t.id`,
  projects: sql`(SELECT count(*) FROM projects p WHERE p.client_id = t.id) DESC, t.created_at DESC`,
};

const LISTED = {
  id: true,
  full_name: true,
  company: true,
  created_at: true,
  erasure_requested_at: true,
  credential: { select: { email: true, password_hash: true } },
  _count: { select: { projects: true } },
} as const satisfies Prisma.ProfileSelect;

type Listed = Prisma.ProfileGetPayload<{ select: typeof LISTED }>;

/** The hash stays here: what leaves is only whether there is one. */
function toClient({ credential, _count, ...profile }: Listed) {
  return {
    ...profile,
    email: credential?.email ?? null,
    account: accountState(credential),
    projectCount: _count.projects,
  };
}

/** One page of clients with how many match in all. */
export async function listClients({ state, q, sort, page }: ClientList) {
  const found = await readListPage({
    from: sql`profiles t LEFT JOIN credentials c ON c.profile_id = t.id`,
    where: [
      IS_CLIENT,
      ...containing(q, [sql`t.full_name`, sql`t.company`, sql`c.email`]),
      ...(state ? [STATES[state]] : []),
    ],
    orderBy: ORDERS[sort],
    page,
    perPage: CLIENTS_PER_PAGE,
  });
  const rows = await db.profile.findMany({ where: { id: { in: found.ids } }, select: LISTED });
  return { clients: inOrder(found.ids, rows).map(toClient), matchCount: found.matchCount };
}

/** How many clients there are, have not chosen a password yet, or want to be erased. */
export async function countClientStates() {
  const [total, invited, erasure] = await Promise.all([
    db.profile.count({ where: { role: "client" } }),
    db.profile.count({ where: { role: "client", credential: { password_hash: null } } }),
    db.profile.count({ where: { role: "client", erasure_requested_at: { not: null } } }),
  ]);
  return { total, invited, erasure };
}

/** Clients by name, as the options of a select; with whom it stands on now, whoever that is. */
export async function listClientChoices(currentId: string | null = null) {
  const clients = await db.profile.findMany({
    where: { OR: [{ role: "client" }, ...(currentId ? [{ id: currentId }] : [])] },
    select: { id: true, full_name: true, company: true, credential: { select: { email: true } } },
    take: CHOICES_MAX,
  });
  return clients
    .map(({ id, full_name, company, credential }) => ({
      value: id,
      label: [full_name ?? credential?.email ?? NO_NAME, company].filter(Boolean).join(", "),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, "fr"));
}

/** Who has an address already, or null. */
export async function findAccount(email: string) {
  const credential = await db.credential.findUnique({
    where: { email: email.trim().toLowerCase() },
    select: { profile: { select: { full_name: true } } },
  });
  return credential?.profile ?? null;
}

/** One client with its projects and inquiries, newest first, or null. */
export async function getClient(id: string) {
  const profile = await db.profile.findFirst({ where: { id, role: "client" }, select: LISTED });
  if (!profile) return null;
  const email = profile.credential?.email;
  const [projects, inquiries] = await Promise.all([
    db.project.findMany({ where: { client_id: id }, orderBy: [{ created_at: "desc" }, { id: "desc" }] }),
    db.contactInquiry.findMany({
      where: { OR: [{ client_id: id }, ...(email ? [sentFrom(email)] : [])] },
      orderBy: [{ created_at: "desc" }, { id: "desc" }],
      select: { id: true, message: true, service_interest: true, status: true, created_at: true },
    }),
  ]);
  return { ...toClient(profile), projects: projects.map(withMad), inquiries };
}

/** Imported addresses may still carry capitals. */
function sentFrom(email: string): Prisma.ContactInquiryWhereInput {
  return { email: { equals: escapeLike(email), mode: "insensitive" }, is_spam: false };
}
