import { MILESTONE_GONE } from "~/features/projects/milestones/model/milestone";
import { PROJECT_GONE } from "~/features/projects/model/project";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";

/** Locks a project, so that its track changes by one request at a time. @throws DomainError `not-found` */
export async function lockProjectOf(tx: Transaction, projectId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM projects WHERE id = ${projectId}::uuid FOR UPDATE`;
  if (rows.length === 0) throw new DomainError("not-found", PROJECT_GONE);
}

/** Locks a milestone with its project. @param clientIds one must own it; absent for the team @throws DomainError `not-found` */
export async function lockMilestone(
  tx: Transaction,
  { projectId, id, clientIds }: { projectId: string; id: string; clientIds?: string[] },
) {
  await lockProjectOf(tx, projectId);
  const found = await tx.projectMilestone.findFirst({
    where: { id, project: { id: projectId, ...(clientIds && { client_id: { in: clientIds } }) } },
    include: { project: { select: { id: true, title: true, client_id: true, status: true } } },
  });
  if (!found) throw new DomainError("not-found", MILESTONE_GONE);
  return found;
}

export type LockedMilestone = Awaited<ReturnType<typeof lockMilestone>>;

/** A step that comes back from the trash: in its place, or last where that was given away. @throws DomainError `conflict` */
export function backInPlace(
  step: JsonObject,
  others: readonly { position: number }[],
  { max, full }: { max: number; full: string },
): JsonObject {
  if (others.length >= max) throw new DomainError("conflict", full);
  const taken = others.map(({ position }) => position);
  return taken.includes(Number(step.position)) ? { ...step, position: Math.max(...taken) + 1 } : step;
}
