import { z } from "zod";
import { LEADS_DIGEST } from "~/features/inquiries/emails";
import type { View } from "~/features/inquiries/model/follow-up";
import { MORNING_VIEWS, VIEW_COUNT_MAX, VIEW_LABELS } from "~/features/inquiries/model/follow-up";
import { viewFilter } from "~/features/inquiries/queries.server";
import { letter } from "~/features/mail/letter";
import type { Block, Email, Reader } from "~/features/mail/model";
import { queueEmail } from "~/features/mail/outbox.server";
import { formatCount, formatNumber } from "~/lib/text/format-number";
import { runTransaction } from "~/server/db/run-command.server";
import type { Sql } from "~/server/db/sql.server";
import { sql, whereSql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { JobHandler } from "~/server/jobs/job-queue.server";
import { endJob, enqueueJob } from "~/server/jobs/job-queue.server";
import { logger } from "~/server/logger.server";
import { addDays, dayInCasablanca, instantOf } from "~/site/calendar";

/** The kind of job that tells the team each morning what waits. */
export const LEADS_DIGEST_JOB = "leads-digest";

/** By the clock of Casablanca. */
const HOUR = "08:00";

/** So many of each part are named. */
const NAMED_MAX = 10;

const payloadSchema = z.object({ day: z.iso.date() });

/**
 * Writes the morning digest and plans the next in the same transaction: one process does it, whole or not at all.
 * A morning that was missed until the next day is left out.
 */
export const leadsDigestJob: JobHandler = {
  attemptsMax: 5,
  run: (job) =>
    runTransaction(async (tx) => {
      const now = new Date();
      await endJob(tx, job);
      const planned = payloadSchema.safeParse(job.payload);
      const isToday = planned.success && planned.data.day === dayInCasablanca(now);
      const sent = isToday ? await writeDigests(tx, now) : 0;
      await enqueueDigest(tx, now);
      logger.info({ event: "leads-digest", sent, isToday });
    }),
  recover: () => runTransaction((tx) => enqueueDigest(tx, new Date())),
  onFailed: (tx) => enqueueDigest(tx, new Date()),
};

/** Puts the next morning on the queue, unless one is there already. */
export async function enqueueDigest(tx: Transaction, now: Date): Promise<void> {
  const today = dayInCasablanca(now);
  const day = now < instantOf(`${today}T${HOUR}`) ? today : addDays(today, 1);
  const job = { kind: LEADS_DIGEST_JOB, payload: { day }, uniqueKey: LEADS_DIGEST_JOB };
  await enqueueJob(tx, { ...job, runAt: instantOf(`${day}T${HOUR}`) });
}

/** A letter to each of the team for whom something waits. @returns how many */
async function writeDigests(tx: Transaction, now: Date): Promise<number> {
  const team = await tx.credential.findMany({
    where: { profile: { role: "admin", erased_at: null } },
    select: { email: true, profile: { select: { id: true, full_name: true } } },
  });
  let sent = 0;
  for (const { email, profile } of team) {
    const parts = await readParts(tx, profile.id, now);
    if (parts.every(({ count }) => count === 0)) continue;
    await queueEmail(tx, leadsDigest({ recipient: email, fullName: profile.full_name ?? "", parts }));
    sent += 1;
  }
  return sent;
}

/** What waits for one of the team: their leads, and those without an owner or with a former one. */
async function readParts(tx: Transaction, ownerId: string, now: Date): Promise<WaitingLeads[]> {
  const parts: WaitingLeads[] = [];
  // One after the other: a transaction has one connection.
  for (const view of MORNING_VIEWS) {
    const leads = await tx.$queryRaw<{ id: string; name: string; next_action: string | null; count: number }[]>(
      waitingSql({ view, ownerId, now, limit: NAMED_MAX }),
    );
    // To one more than VIEW_COUNT_MAX.
    const count = leads[0]?.count ?? 0;
    parts.push({
      title: VIEW_LABELS[view],
      path: `/admin/inquiries?vue=${view}&responsable=moi-ou-personne`,
      count: Math.min(count, VIEW_COUNT_MAX),
      isMore: count > VIEW_COUNT_MAX,
      leads: leads.map(({ id, name, next_action }) => ({ id, name, nextAction: next_action })),
    });
  }
  return parts;
}

/** The statement that reads a view for one of the team, in the order of its index. */
export function waitingSql({
  view,
  ownerId,
  now,
  limit,
}: {
  view: View;
  ownerId: string;
  now: Date;
  limit: number;
}): Sql {
  const where = [
    ...viewFilter(view, now),
    sql`(t.owner_id IS NULL OR t.owner_id = ${ownerId}::uuid
    OR t.owner_id NOT IN (SELECT p.id FROM profiles p WHERE p.role = 'admin' AND p.erased_at IS NULL))`,
  ];
  const first = view === "sans-suite" ? sql`t.created_at` : sql`t.due_at`;
  return sql`
    SELECT id::text AS id, name, next_action, count(*) OVER ()::int AS count FROM (
      SELECT t.id, t.name, t.next_action, ${first} AS first FROM contact_inquiries t ${whereSql(where)}
      ORDER BY ${first}, t.id LIMIT ${VIEW_COUNT_MAX + 1}
    ) AS waiting ORDER BY first, id LIMIT ${limit}`;
}

/** One list of waiting leads: the count, and the first of them. */
interface WaitingLeads {
  title: string;
  count: number;
  /** Whether there are more than were counted. */
  isMore?: boolean;
  /** Address of the whole list. */
  path: string;
  leads: readonly { id: string; name: string; nextAction: string | null }[];
}

/** The leads that wait for one of the team this morning, without empty lists. */
export function leadsDigest({
  recipient,
  fullName,
  parts,
}: Omit<Reader, "language"> & { parts: readonly WaitingLeads[] }): Email {
  const waiting = parts.filter(({ count }) => count > 0);
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const said = waiting.some(({ isMore }) => isMore) ? "plus de " : "";
  return letter(
    {
      kind: LEADS_DIGEST,
      recipient,
      fullName,
      language: "fr",
      subject: `Aujourd’hui\u202f: ${said}${formatCount(total, "demande")} à suivre`,
    },
    [
      ...waiting.flatMap(blocksOf),
      { type: "action", label: "Ouvrir les demandes", path: waiting[0]?.path ?? "/admin/inquiries" },
    ],
  );
}

function blocksOf({ title, count, isMore, path, leads }: WaitingLeads): Block[] {
  const rows = leads.map(({ id, name, nextAction }): [string, string] => [
    nextAction ? `${name}, ${nextAction}` : name,
    `/admin/inquiries/${id}`,
  ]);
  const rest: [string, string][] = count > leads.length ? [["Voir tout", path]] : [];
  return [
    { type: "text", text: `${title}\u202f: ${isMore ? "plus de " : ""}${formatNumber(count)}` },
    { type: "links", rows: [...rows, ...rest] },
  ];
}
