import { MILESTONE_GONE } from "~/features/projects/milestones/model/milestone";
import type { ProjectStatus } from "~/features/projects/model/project";
import { PROJECT_GONE } from "~/features/projects/model/project";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";

export interface LockedProject {
  id: string;
  title: string;
  status: ProjectStatus;
  client_id: string | null;
  version: number;
}

/**
 * Locks a project's row, its track with it: another request that changes it waits, and then sees what was changed.
 * @throws DomainError `not-found`
 */
export async function lockProjectOf(tx: Transaction, projectId: string): Promise<LockedProject> {
  const [project] = await tx.$queryRaw<LockedProject[]>`
    SELECT id, title, status::text AS status, client_id, version FROM projects WHERE id = ${projectId}::uuid FOR UPDATE`;
  if (!project) throw new DomainError("not-found", PROJECT_GONE);
  return project;
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
