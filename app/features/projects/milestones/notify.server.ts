import { readerOf } from "~/features/accounts/model/user";
import { listTeamAddresses } from "~/features/accounts/queries.server";
import { listReadersOf } from "~/features/clients/people/queries.server";
import { queueEmail, withdrawEmail } from "~/features/mail/outbox.server";
import { milestoneDecided, milestoneSubmitted } from "~/features/projects/milestones/emails";
import type { Transaction } from "~/server/db/transaction.server";
import type { User } from "~/server/sessions/user";
import type { LockedMilestone } from "./lock.server";

const submissionTopic = (id: string) => `milestone-submitted:${id}`;
const decisionTopic = (id: string) => `milestone-decided:${id}`;
const undoneTopic = (id: string) => `milestone-undone:${id}`;

/** Asks those who decide for the client of a project to approve a milestone. The letter can be withdrawn for ten seconds. */
export async function announceSubmission(tx: Transaction, milestone: LockedMilestone): Promise<void> {
  await write(tx, milestone, {});
}

/** Asks the client for what the work waits for, in place of a letter that still waits. */
export async function announceWaiting(tx: Transaction, milestone: LockedMilestone, waitsFor: string): Promise<void> {
  await write(tx, milestone, { waitsFor });
}

export async function withdrawSubmission(tx: Transaction, id: string): Promise<void> {
  await withdrawEmail(tx, submissionTopic(id));
}

export async function announceDecision(
  tx: Transaction,
  { id, title, project }: LockedMilestone,
  { text, client }: { text: string | null; client: User },
): Promise<void> {
  const about = { topic: decisionTopic(id), former: "in_review" };
  const decided = text === null ? ({ kind: "approved" } as const) : ({ kind: "rework", text } as const);
  const told = { client: client.fullName ?? client.email, project, milestone: title, decided };
  for (const recipient of await listTeamAddresses(tx)) {
    await queueEmail(tx, milestoneDecided({ recipient, ...told }), about);
  }
}

/** Takes back the letters about a decision while they wait, and writes to those who have been told of it already. */
export async function withdrawDecision(
  tx: Transaction,
  { id, title, project }: LockedMilestone,
  client: User,
): Promise<void> {
  await withdrawEmail(tx, decisionTopic(id));
  const about = { topic: undoneTopic(id), former: "decided" };
  const decided = { kind: "undone" } as const;
  const told = { client: client.fullName ?? client.email, project, milestone: title, decided };
  for (const recipient of await listToldOf(tx, id)) {
    await queueEmail(tx, milestoneDecided({ recipient, ...told }), about);
  }
}

async function listToldOf(tx: Transaction, id: string): Promise<string[]> {
  const letters = await tx.mailMessage.findMany({
    where: { topic: { in: [decisionTopic(id), undoneTopic(id)] } },
    orderBy: [{ created_at: "asc" }, { id: "asc" }],
    select: { recipient: true, topic: true },
  });
  const last = new Map(letters.map(({ recipient, topic }) => [recipient, topic]));
  const team = await listTeamAddresses(tx);
  return team.filter((recipient) => last.get(recipient) === decisionTopic(id));
}

async function write(
  tx: Transaction,
  { id, title, project }: LockedMilestone,
  extra: { waitsFor?: string },
): Promise<void> {
  if (!project.client_id) return;
  await withdrawSubmission(tx, id);
  const about = { projectId: project.id, projectTitle: project.title, milestone: title };
  for (const reader of await listReadersOf(tx, project.client_id, "decides")) {
    const letter = milestoneSubmitted({ ...readerOf(reader), ...about, ...extra });
    await queueEmail(tx, letter, { topic: submissionTopic(id), former: "" });
  }
}
