import { daysAfter } from "~/features/projects/milestones/model/milestone";
import { IS_ON_TRACK, ON_TRACK } from "~/features/projects/milestones/queries.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { LockedMilestone } from "./lock.server";

/** Sets a project's deadline to the day of its last dated milestone; without one the typed deadline stays. */
export async function followTrack(tx: Transaction, projectId: string): Promise<void> {
  await tx.$executeRaw(sql`
    UPDATE projects SET deadline = t.last_on
    FROM (SELECT max(m.due_on) AS last_on FROM project_milestones m
      WHERE m.project_id = ${projectId}::uuid AND ${IS_ON_TRACK}) t
    WHERE id = ${projectId}::uuid AND t.last_on IS NOT NULL AND deadline IS DISTINCT FROM t.last_on`);
}

interface Cause {
  reason: string;
  actorId: string;
  at?: Date;
}

/** Moves the day of a milestone, with a line of its history. The project is locked; its deadline is the caller's. */
export async function moveTo(
  tx: Transaction,
  { id, due_on, planned_on }: Pick<LockedMilestone, "id" | "due_on" | "planned_on">,
  { day, reason, actorId, at = new Date() }: Cause & { day: Date },
): Promise<void> {
  const moved = {
    kind: "moved",
    text: reason,
    from_on: due_on,
    to_on: day,
    actor_id: actorId,
    created_at: at,
  } as const;
  await tx.projectMilestone.update({
    where: { id },
    data: {
      due_on: day,
      planned_on: planned_on ?? due_on ?? day,
      version: { increment: 1 },
      events: { create: moved },
    },
  });
}

/** Moves the days of a milestone and of those after it by as many days, but for what is approved. */
export async function moveFrom(
  tx: Transaction,
  { project_id, position }: Pick<LockedMilestone, "project_id" | "position">,
  { days, ...cause }: Cause & { days: number },
): Promise<void> {
  const later = await tx.projectMilestone.findMany({
    where: {
      project_id,
      position: { gte: position },
      state: { not: "approved" },
      due_on: { not: null },
      AND: ON_TRACK,
    },
  });
  for (const milestone of later) {
    if (milestone.due_on) await moveTo(tx, milestone, { ...cause, day: daysAfter(milestone.due_on, days) });
  }
  await followTrack(tx, project_id);
}

/** Undoes the moves that `moveFrom` made at a moment, except for days moved again since, and deletes their history. */
export async function moveBack(
  tx: Transaction,
  projectId: string,
  { reason, actorId, at }: Required<Cause>,
): Promise<void> {
  const where = { kind: "moved", text: reason, actor_id: actorId, created_at: at } as const;
  const moves = await tx.milestoneEvent.findMany({ where: { ...where, milestone: { project_id: projectId } } });
  for (const { milestone_id, from_on, to_on } of moves) {
    await tx.projectMilestone.updateMany({
      where: { id: milestone_id, due_on: to_on },
      data: { due_on: from_on, version: { increment: 1 } },
    });
  }
  await tx.milestoneEvent.deleteMany({ where: { id: { in: moves.map(({ id }) => id) } } });
  await followTrack(tx, projectId);
}
