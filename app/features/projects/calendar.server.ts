import { lockAccount } from "~/features/accounts/account-links.server";
import { ON_TRACK } from "~/features/projects/milestones/queries.server";
import { ACTIVE_STATUSES } from "~/features/projects/model/project";
import type { CalendarEntry } from "~/lib/dates/icalendar";
import { formatMoney } from "~/lib/money/format-money";
import { db } from "~/server/db/db.server";
import { createLink, openedBy } from "~/server/db/links.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { siteUrl } from "~/server/env.server";
import type { User } from "~/server/sessions/user";

/** So many of each kind are told: more is no calendar. */
const ENTRIES_MAX = 500;

/** When the address of a user's calendar was made; null while there is none. */
export async function getCalendarLinkDate(profileId: string): Promise<Date | null> {
  const link = await db.link.findFirst({ where: { profile_id: profileId, kind: "calendar" } });
  return link?.created_at ?? null;
}

/** What is due for the admin of a link; null for a link that opens nothing. */
export async function listDueEntries(token: string): Promise<CalendarEntry[] | null> {
  const link = await db.link.findFirst({
    where: { ...openedBy("calendar", token), profile: { role: "admin", erased_at: null } },
  });
  if (!link?.profile_id) return null;
  const lists = await Promise.all([listMilestones(), listDeadlines(), listActions(link.profile_id), listInvoices()]);
  return lists.flat();
}

const host = new URL(siteUrl).hostname;
const dayOf = (day: Date) => day.toISOString().slice(0, 10);

async function listMilestones(): Promise<CalendarEntry[]> {
  const rows = await db.projectMilestone.findMany({
    where: {
      ...ON_TRACK,
      state: { not: "approved" },
      due_on: { not: null },
      project: { status: { in: [...ACTIVE_STATUSES] } },
    },
    orderBy: [{ due_on: "asc" }, { id: "asc" }],
    take: ENTRIES_MAX,
    select: { id: true, title: true, due_on: true, waits_for: true, project: { select: { id: true, title: true } } },
  });
  return rows.flatMap(({ id, title, due_on, waits_for, project }) =>
    due_on
      ? {
          uid: `milestone-${id}@${host}`,
          on: dayOf(due_on),
          summary: `Étape\u202f: ${title} (${project.title})`,
          ...(waits_for && { description: `Attend le client\u202f: ${waits_for}` }),
          url: `${siteUrl}/admin/projects/${project.id}/etapes`,
        }
      : [],
  );
}

/** The deadlines of projects without dated milestones. */
async function listDeadlines(): Promise<CalendarEntry[]> {
  const rows = await db.project.findMany({
    where: {
      deadline: { not: null },
      status: { in: [...ACTIVE_STATUSES] },
      milestones: { none: { due_on: { not: null }, AND: ON_TRACK } },
    },
    orderBy: [{ deadline: "asc" }, { id: "asc" }],
    take: ENTRIES_MAX,
    select: { id: true, title: true, deadline: true },
  });
  return rows.flatMap(({ id, title, deadline }) =>
    deadline
      ? {
          uid: `project-${id}@${host}`,
          on: dayOf(deadline),
          summary: `Échéance\u202f: ${title}`,
          url: `${siteUrl}/admin/projects/${id}`,
        }
      : [],
  );
}

/** The next actions of this admin, and those without an owner. */
async function listActions(ownerId: string): Promise<CalendarEntry[]> {
  const rows = await db.contactInquiry.findMany({
    where: {
      next_action_at: { not: null },
      is_spam: false,
      status: { notIn: ["converted", "rejected"] },
      OR: [{ owner_id: ownerId }, { owner_id: null }],
    },
    orderBy: [{ next_action_at: "asc" }, { id: "asc" }],
    take: ENTRIES_MAX,
    select: { id: true, name: true, next_action: true, next_action_at: true },
  });
  return rows.flatMap(({ id, name, next_action, next_action_at: on }) =>
    on
      ? {
          uid: `lead-${id}@${host}`,
          on,
          summary: `${next_action ?? "Relancer"} (${name})`,
          url: `${siteUrl}/admin/inquiries/${id}`,
        }
      : [],
  );
}

async function listInvoices(): Promise<CalendarEntry[]> {
  const rows = await db.invoiceBalance.findMany({
    where: { settled_at: null, remaining: { gt: 0 } },
    orderBy: [{ due_on: "asc" }, { invoice_id: "asc" }],
    take: ENTRIES_MAX,
    select: {
      invoice_id: true,
      due_on: true,
      remaining: true,
      invoice: { select: { number: true, currency: true, billing_client: { select: { legal_name: true } } } },
    },
  });
  return rows.map(({ invoice_id, due_on, remaining, invoice: { number, currency, billing_client } }) => ({
    uid: `invoice-${invoice_id}@${host}`,
    on: dayOf(due_on),
    summary: `À encaisser\u202f: ${number ?? ""} ${billing_client.legal_name}, ${formatMoney(remaining, currency)}`,
    url: `${siteUrl}/admin/factures/${invoice_id}`,
  }));
}

const TARGET = "calendar-link";

/** Makes the private address of an admin's calendar; one that there was opens nothing any more. @returns its token */
export function createCalendarLink(actor: User): Promise<string> {
  return runCommand({ actor, action: "created", target: TARGET }, async (tx) => {
    const link = { profile_id: actor.id, kind: "calendar" } as const;
    await lockAccount(tx, actor.id);
    await tx.link.deleteMany({ where: link });
    const token = await createLink(tx, link);
    return changed({ result: token, targetId: actor.id, cacheTags: [] });
  });
}

/** Takes the address of an admin's calendar back. */
export function revokeCalendarLink(actor: User): Promise<void> {
  return runCommand<void>({ actor, action: "revoked", target: TARGET }, async (tx) => {
    const { count } = await tx.link.deleteMany({ where: { profile_id: actor.id, kind: "calendar" } });
    if (count === 0) return unchanged(undefined);
    return changed({ result: undefined, targetId: actor.id, cacheTags: [] });
  });
}
