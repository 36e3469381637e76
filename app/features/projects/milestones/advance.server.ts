import type { TeamStep } from "~/features/projects/milestones/model/milestone";
import { MILESTONE_CHANGED, TEAM_STEPS, WAITED } from "~/features/projects/milestones/model/milestone";
import { isOver } from "~/features/projects/model/project";
import { DAY_MS } from "~/lib/dates/durations";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import type { LockedMilestone } from "./lock.server";
import { lockMilestone } from "./lock.server";
import { followTrack, moveFrom, moveTo } from "./move-dates.server";
import { announceSubmission, announceWaiting, withdrawSubmission } from "./notify.server";

const WRONG_STATE = "Cette étape n’est plus dans cet état. Rechargez la page.";

interface Target {
  projectId: string;
  id: string;
}

/** Starts, submits or withdraws a milestone; submitting writes to the client. @throws DomainError `not-found`, `conflict` */
export function advanceMilestone(
  actor: User,
  target: Target,
  { step, version }: { step: TeamStep; version?: number | undefined },
): Promise<void> {
  return runCommand<void>({ actor, action: "advanced", target: "milestone" }, async (tx) => {
    const found = await lockMilestone(tx, target);
    const { from, to, event } = TEAM_STEPS[step];
    if (version !== undefined && version !== found.version) throw new DomainError("conflict", MILESTONE_CHANGED);
    if (!from.some((state) => state === found.state)) throw new DomainError("conflict", WRONG_STATE);
    if (step === "submit") expectRunning(found);
    await tx.projectMilestone.update({
      where: { id: found.id },
      data: {
        state: to,
        version: { increment: 1 },
        ...(step === "submit" && { waits_for: null, waits_since: null }),
        events: { create: { kind: event, actor_id: actor.id } },
      },
    });
    if (step === "submit") await announceSubmission(tx, found);
    if (step === "withdraw") await withdrawSubmission(tx, found.id);
    return changed({ result: undefined, targetId: found.id, details: { step }, cacheTags: [] });
  });
}

/** Moves the day of a milestone, with the reason that the client reads. @throws DomainError `not-found` */
export function postponeMilestone(
  actor: User,
  target: Target,
  { due_on, reason }: { due_on: string; reason: string },
): Promise<void> {
  return runCommand<void>({ actor, action: "moved", target: "milestone" }, async (tx) => {
    const found = await lockMilestone(tx, target);
    const day = new Date(due_on);
    if (found.due_on?.getTime() === day.getTime()) return unchanged(undefined);
    await moveTo(tx, found, { day, reason, actorId: actor.id });
    await followTrack(tx, target.projectId);
    return changed({ result: undefined, targetId: found.id, details: { due_on }, cacheTags: [] });
  });
}

/** Says what the client has to give before the work goes on, and writes to him. @throws DomainError `not-found` */
export function waitForClient(actor: User, target: Target, waitsFor: string): Promise<void> {
  return runCommand<void>({ actor, action: "waiting", target: "milestone" }, async (tx) => {
    const found = await lockMilestone(tx, target);
    if (found.state === "approved") throw new DomainError("conflict", WRONG_STATE);
    expectRunning(found);
    await tx.projectMilestone.update({
      where: { id: found.id },
      data: {
        waits_for: waitsFor,
        waits_since: found.waits_since ?? new Date(),
        version: { increment: 1 },
        events: { create: { kind: "waiting", text: waitsFor, actor_id: actor.id } },
      },
    });
    await announceWaiting(tx, found, waitsFor);
    return changed({ result: undefined, targetId: found.id, details: {}, cacheTags: [] });
  });
}

/** Resumes a waiting milestone and moves the later days by the days waited. @throws DomainError `not-found`, `conflict` */
export function resumeMilestone(actor: User, target: Target): Promise<void> {
  return runCommand<void>({ actor, action: "resumed", target: "milestone" }, async (tx) => {
    const found = await lockMilestone(tx, target);
    if (!found.waits_since || !found.waits_for) throw new DomainError("conflict", WRONG_STATE);
    const days = Math.floor((Date.now() - found.waits_since.getTime()) / DAY_MS);
    await tx.projectMilestone.update({
      where: { id: found.id },
      data: {
        waits_for: null,
        waits_since: null,
        version: { increment: 1 },
        events: { create: { kind: "resumed", text: found.waits_for, actor_id: actor.id } },
      },
    });
    if (days > 0) await moveFrom(tx, found, { days, reason: WAITED + found.waits_for, actorId: actor.id });
    return changed({ result: undefined, targetId: found.id, details: { days }, cacheTags: [] });
  });
}

/** Nothing is asked of the client of a project that is over: he could not answer. */
function expectRunning({ project }: LockedMilestone): void {
  if (isOver(project.status))
    throw new DomainError("conflict", "Ce projet est terminé ou annulé\u202f: changez d’abord son statut.");
}
