import { z } from "zod";
import type { View } from "~/features/inquiries/model/turns";
import { VIEW_COUNT_MAX, VIEW_LABELS } from "~/features/inquiries/model/turns";
import { listWaitingFor } from "~/features/inquiries/queries/waiting.server";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import type { WaitingLeads } from "~/features/mail/email-templates/inquiries";
import { leadsDigest } from "~/features/mail/email-templates/inquiries";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { ClaimedJob, JobHandler } from "~/server/jobs/job-queue.server";
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
 * Writes to each of the team what waits for them, once a day at eight, and plans the next morning in the same
 * transaction: of several processes one has the job, and after a crash it is done whole or not at all. A morning that
 * was missed until the next day is left out.
 */
export const leadsDigestJob: JobHandler = {
  attemptsMax: 5,
  run: (job) => runTransaction((tx) => sendDigests(tx, job, new Date())),
  recover: () => runTransaction((tx) => enqueueDigest(tx, new Date())),
  onFailed: (tx) => enqueueDigest(tx, new Date()),
};

async function sendDigests(tx: Transaction, job: ClaimedJob, now: Date): Promise<void> {
  await endJob(tx, job);
  const planned = payloadSchema.safeParse(job.payload);
  const isToday = planned.success && planned.data.day === dayInCasablanca(now);
  const sent = isToday ? await writeDigests(tx, now) : 0;
  await enqueueDigest(tx, now);
  logger.info({ event: "leads-digest", sent, isToday });
}

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
    const parts = (await listWaitingFor(tx, profile.id, { now, limit: NAMED_MAX })).map(toPart);
    if (parts.every(({ count }) => count === 0)) continue;
    await queueEmail(tx, leadsDigest({ recipient: email, fullName: profile.full_name ?? "", parts }));
    sent += 1;
  }
  return sent;
}

type Waiting = Awaited<ReturnType<typeof listWaitingFor>>[number];

function toPart({ view, count, leads }: Waiting): WaitingLeads {
  return {
    title: VIEW_LABELS[view],
    path: pathOf(view),
    count: Math.min(count, VIEW_COUNT_MAX),
    isMore: count > VIEW_COUNT_MAX,
    leads: leads.map(({ id, name, next_action }) => ({ id, name, nextAction: next_action })),
  };
}

/** The list that shows what the letter counts: the reader's own and nobody's. */
function pathOf(view: View): string {
  return `/admin/inquiries?vue=${view}&responsable=moi-ou-personne`;
}
