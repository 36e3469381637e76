import { listDecidedClientIds } from "~/features/clients/people/queries.server";
import {
  clientDelay,
  DECIDED_LATE,
  MILESTONE_CHANGED,
  NOT_IN_REVIEW,
  PROJECT_OVER,
  TOO_LATE,
  UNDO_MS,
} from "~/features/projects/milestones/model/milestone";
import { listFilesToReview, markOf } from "~/features/projects/milestones/queries.server";
import { isOver } from "~/features/projects/model/project";
import { changed, runCommand } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";
import type { LockedMilestone } from "./lock.server";
import { lockMilestone } from "./lock.server";
import { moveBack, moveFrom } from "./move-dates.server";
import { announceDecision, withdrawDecision } from "./notify.server";

export type Decision = { decision: "approve" } | { decision: "rework"; text: string };

/**
 * The client approves a milestone or asks for rework; the file versions that were shown are kept. A late decision moves days.
 * @throws DomainError `not-found` if this user may not decide; `conflict` if it has changed, was decided, or the project is over
 */
export function decideMilestone(
  client: User,
  {
    projectId,
    id,
    version,
    shown,
  }: {
    projectId: string;
    id: string;
    version: number;
    /** The mark of the files that the page has shown. */
    shown: string;
  },
  decided: Decision,
): Promise<void> {
  const isApproved = decided.decision === "approve";
  const command = { actor: client, action: isApproved ? "approved" : "returned", target: "milestone" };
  return runCommand<void>(command, async (tx) => {
    const clientIds = await listDecidedClientIds(client.id, tx);
    const found = await lockMilestone(tx, { projectId, id, clientIds });
    if (isOver(found.project.status)) throw new DomainError("conflict", PROJECT_OVER);
    if (found.state !== "in_review") throw new DomainError("conflict", NOT_IN_REVIEW);
    // The project is held: no file comes between.
    const files = await listFilesToReview({ projectId, milestoneId: id }, tx);
    if (found.version !== version || markOf(files) !== shown) throw new DomainError("conflict", MILESTONE_CHANGED);
    const text = decided.decision === "rework" ? decided.text : null;
    const at = new Date();
    await tx.projectMilestone.update({
      where: { id },
      data: {
        state: isApproved ? "approved" : "rework",
        done_at: isApproved ? at : null,
        version: { increment: 1 },
        events: {
          create: {
            kind: isApproved ? "approved" : "rework",
            text,
            actor_id: client.id,
            created_at: at,
            files: { create: files.map((file) => ({ file_id: file.id })) },
          },
        },
      },
    });
    await moveByDelay(tx, found, { actorId: client.id, at });
    await announceDecision(tx, found, { text, client });
    return changed({ result: undefined, targetId: id, details: { project_id: projectId }, cacheTags: [] });
  });
}

/** The milestones after one that is decided late move by the days of the client's delay; so does one to be done again. */
async function moveByDelay(tx: Transaction, found: LockedMilestone, { actorId, at }: { actorId: string; at: Date }) {
  const sent = await tx.milestoneEvent.findFirst({
    where: { milestone_id: found.id, kind: "submitted" },
    orderBy: { created_at: "desc" },
  });
  if (!found.due_on || !sent) return;
  const [sentOn, decidedOn] = [dayInCasablanca(sent.created_at), dayInCasablanca(at)];
  const days = clientDelay(found.due_on, { sentOn, decidedOn });
  if (days > 0) await moveFrom(tx, found, { days, reason: DECIDED_LATE, actorId, at });
}

/**
 * Undoes the client's own last decision within ten minutes, and tells the team if it was told of it.
 * @throws DomainError `not-found` for another client's; `conflict` when it is too late or the project is over
 */
export function undoDecision(client: User, { projectId, id }: { projectId: string; id: string }): Promise<void> {
  return runCommand<void>({ actor: client, action: "undone", target: "milestone" }, async (tx) => {
    const found = await lockMilestone(tx, { projectId, id, clientIds: await listDecidedClientIds(client.id, tx) });
    if (isOver(found.project.status)) throw new DomainError("conflict", PROJECT_OVER);
    const last = await tx.milestoneEvent.findFirst({
      // A late one has moved days at the same moment.
      where: { milestone_id: id, kind: { not: "moved" } },
      orderBy: [{ created_at: "desc" }, { id: "desc" }],
    });
    const isDecision = last?.kind === "approved" || last?.kind === "rework";
    const isOwn = last?.actor_id === client.id && Date.now() - last.created_at.getTime() < UNDO_MS;
    if (!isDecision || !isOwn) throw new DomainError("conflict", TOO_LATE);
    await tx.projectMilestone.update({
      where: { id },
      data: {
        state: "in_review",
        done_at: null,
        version: { increment: 1 },
        events: { create: { kind: "undone", actor_id: client.id } },
      },
    });
    await moveBack(tx, projectId, { reason: DECIDED_LATE, actorId: client.id, at: last.created_at });
    await withdrawDecision(tx, found, client);
    return changed({ result: undefined, targetId: id, details: { project_id: projectId }, cacheTags: [] });
  });
}
