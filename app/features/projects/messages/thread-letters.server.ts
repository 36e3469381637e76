import { z } from "zod";
import { readerOf } from "~/features/accounts/model/user";
import { queueEmail } from "~/features/mail/outbox.server";
import { LETTER_AFTER_MS, LETTER_EVERY_MS } from "~/features/projects/messages/model";
import { threadLetter } from "~/features/projects/milestones/emails";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { JobHandler } from "~/server/jobs/job-queue.server";
import { endJob, enqueueJob } from "~/server/jobs/job-queue.server";

export const THREAD_LETTER = "thread-letter";

const ATTEMPTS_MAX = 5;
/** So many messages are quoted; the rest is counted. */
const QUOTED_MAX = 3;

const payloadSchema = z.object({ projectId: z.uuid(), side: z.enum(["client", "agency"]) });

type Told = z.infer<typeof payloadSchema>;

/** Queues one letter for all that is written until it leaves. The caller holds the project's row. */
export async function enqueueThreadLetter(tx: Transaction, told: Told): Promise<void> {
  const last = await tx.projectReader.aggregate({
    where: { project_id: told.projectId, profile: { role: told.side === "agency" ? "admin" : "client" } },
    _max: { letter_at: true },
  });
  const earliest = (last._max.letter_at?.getTime() ?? 0) + LETTER_EVERY_MS;
  await enqueueJob(tx, {
    kind: THREAD_LETTER,
    payload: { ...told },
    uniqueKey: `${THREAD_LETTER}:${told.projectId}:${told.side}`,
    runAt: new Date(Math.max(Date.now() + LETTER_AFTER_MS, earliest)),
  });
}

/** Writes the letters about a thread to those of one side who have not read it meanwhile. */
export const threadLetterJob: JobHandler = {
  attemptsMax: ATTEMPTS_MAX,
  run: (job) =>
    runTransaction(async (tx) => {
      const told = payloadSchema.parse(job.payload);
      await tx.$executeRaw`SELECT 1 FROM projects WHERE id = ${told.projectId}::uuid FOR UPDATE`;
      await endJob(tx, job);
      for (const reader of await listReaders(tx, told)) await writeTo(tx, told, reader);
    }),
};

/** The accounts of a side: the project's client and its people, or the whole team. */
function listReaders(tx: Transaction, { projectId, side }: Told) {
  const projects = { some: { id: projectId } };
  const isPerson = { clients: { some: { client: { projects } } }, credential: { email_verified_at: { not: null } } };
  const ofClient = { role: "client" as const, OR: [{ projects }, isPerson] };
  return tx.profile.findMany({
    where: { erased_at: null, credential: { isNot: null }, ...(side === "client" ? ofClient : { role: "admin" }) },
    select: {
      id: true,
      full_name: true,
      language: true,
      credential: { select: { email: true } },
      project_reads: { where: { project_id: projectId } },
    },
    orderBy: { id: "asc" },
  });
}

async function writeTo(
  tx: Transaction,
  { projectId, side }: Told,
  reader: Awaited<ReturnType<typeof listReaders>>[number],
): Promise<void> {
  const { id, full_name, language, credential, project_reads } = reader;
  const [read] = project_reads;
  const since = [read?.read_at, read?.letter_at].flatMap((at) => at ?? []).sort((a, b) => b.getTime() - a.getTime())[0];
  const unread = await tx.projectMessage.findMany({
    where: { project_id: projectId, is_from_agency: side === "client", ...(since && { created_at: { gt: since } }) },
    orderBy: [{ created_at: "asc" }, { id: "asc" }],
    select: {
      text: true,
      created_at: true,
      project: { select: { title: true } },
      files: { select: { name: true }, orderBy: { name: "asc" } },
    },
  });
  const last = unread.at(-1);
  if (!last || !credential) return;
  await queueEmail(
    tx,
    threadLetter({
      ...readerOf({ email: credential.email, profile: { full_name, language: side === "agency" ? "fr" : language } }),
      side,
      projectId,
      projectTitle: last.project.title,
      count: unread.length,
      quotes: unread
        .slice(-QUOTED_MAX)
        .map(({ text, files }) => [text, ...files.map(({ name }) => name)].join("\n").trim()),
    }),
  );
  const key = { project_id: projectId, profile_id: id };
  const letter_at = new Date();
  await tx.projectReader.upsert({
    where: { project_id_profile_id: key },
    create: { ...key, letter_at },
    update: { letter_at },
  });
}
