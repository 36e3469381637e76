import { usualStepIn } from "~/content/usual-steps";
import { daysAfter, MILESTONE_GONE, MILESTONES_MAX, TRACK_FULL } from "~/features/projects/milestones/model/milestone";
import { ON_TRACK } from "~/features/projects/milestones/queries.server";
import type { ServiceCategory } from "~/features/services/model/service";
import { keepInTrash } from "~/features/trash/keep.server";
import type { Direction } from "~/lib/forms/move-one-place";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { swapPositions } from "~/server/db/swap-positions.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";
import type { Language } from "~/site/language";
import { backInPlace, lockMilestone, lockProjectOf } from "./lock.server";
import { followTrack } from "./move-dates.server";

/** Adds a milestone at the end of a project's track. @throws DomainError `not-found` or `conflict` for a full track */
export function createMilestone(
  actor: User,
  projectId: string,
  { title, due_on }: { title: string; due_on: string | null },
): Promise<void> {
  return runCommand<void>({ actor, action: "created", target: "milestone" }, async (tx) => {
    await lockProjectOf(tx, projectId);
    const positions = await positionsOf(tx, projectId);
    if (positions.length >= MILESTONES_MAX) throw new DomainError("conflict", TRACK_FULL);
    const day = due_on === null ? null : new Date(due_on);
    const data = { project_id: projectId, title, position: (positions.at(-1) ?? 0) + 1, due_on: day, planned_on: day };
    const { id } = await tx.projectMilestone.create({ data });
    await followTrack(tx, projectId);
    return changed({ result: undefined, targetId: id, details: { project_id: projectId }, cacheTags: [] });
  });
}

/** Gives a project its category's milestones, from today. @throws DomainError `not-found`; `conflict` if it has some */
export function applyTemplate(actor: User, projectId: string, category: ServiceCategory): Promise<void> {
  return runCommand<void>({ actor, action: "planned", target: "project" }, async (tx) => {
    await lockProjectOf(tx, projectId);
    if (await hasTrack(tx, projectId)) throw new DomainError("conflict", "Ce projet a déjà des étapes.");
    await createFromTemplate(tx, projectId, { category });
    return changed({ result: undefined, targetId: projectId, details: { category }, cacheTags: [] });
  });
}

/**
 * Gives a project the milestones of a category, inside the transaction of a command that does more.
 * @param begun.language of the titles that are the site's own; that of the project's client when absent
 * @param begun.lastsDays when the last of them is due, where a quote has promised it: those before are due in proportion
 */
export async function createFromTemplate(
  tx: Transaction,
  projectId: string,
  {
    category,
    language,
    lastsDays = null,
  }: { category: ServiceCategory; language?: Language; lastsDays?: number | null },
): Promise<void> {
  const client = language ? null : await tx.profile.findFirst({ where: { projects: { some: { id: projectId } } } });
  const read = language ?? client?.language ?? "fr";
  const templates = await tx.milestoneTemplate.findMany({ where: { category }, orderBy: { position: "asc" } });
  const today = new Date(dayInCasablanca(new Date()));
  const last = (await positionsOf(tx, projectId)).at(-1) ?? 0;
  const longest = Math.max(...templates.map(({ days }) => days));
  const data = templates.map(({ title, days }, index) => {
    const inDays = lastsDays === null || longest <= 0 ? days : Math.round((days * lastsDays) / longest);
    const day = daysAfter(today, inDays);
    return {
      project_id: projectId,
      title: usualStepIn(title, read),
      position: last + index + 1,
      due_on: day,
      planned_on: day,
    };
  });
  await tx.projectMilestone.createMany({ data });
  await followTrack(tx, projectId);
}

/** Moves a milestone one place up or down; at the end of the track it stays. @throws DomainError `not-found` */
export function reorderMilestone(
  actor: User,
  projectId: string,
  { id, direction }: { id: string; direction: Direction },
): Promise<void> {
  return runCommand<void>({ actor, action: "reordered", target: "milestone" }, async (tx) => {
    await lockProjectOf(tx, projectId);
    const track = await tx.projectMilestone.findMany({
      where: { project_id: projectId, ...ON_TRACK },
      orderBy: { position: "asc" },
      select: { id: true, position: true },
    });
    if (!track.some((milestone) => milestone.id === id)) throw new DomainError("not-found", MILESTONE_GONE);
    const hasMoved = await swapPositions(track, { id, direction }, (milestone, position) =>
      tx.projectMilestone.update({ where: { id: milestone }, data: { position } }),
    );
    if (!hasMoved) return unchanged(undefined);
    return changed({ result: undefined, targetId: id, details: { direction }, cacheTags: [] });
  });
}

export const MILESTONE_TRASH: TrashedKind = {
  kind: "milestone",
  label: "Étape d’un projet",
  table: "project_milestones",
  takePlace: async (tx, row) => {
    const project_id = String(row.project_id);
    await tx.$queryRaw`SELECT FROM projects WHERE id = ${project_id}::uuid FOR UPDATE`;
    const track = await tx.projectMilestone.findMany({ where: { project_id }, select: { position: true } });
    return backInPlace(row, track, { max: MILESTONES_MAX, full: TRACK_FULL });
  },
  afterRestore: (tx, row) => followTrack(tx, String(row.project_id)),
};

/** Moves a milestone that has not begun and is not invoiced to the trash. @throws DomainError `not-found` or `conflict` */
export function deleteMilestone(actor: User, projectId: string, id: string): Promise<{ trashId: string }> {
  return runCommand({ actor, action: "deleted", target: "milestone" }, async (tx) => {
    const found = await lockMilestone(tx, { projectId, id });
    if (
      found.state !== "upcoming" ||
      (found.quote_id !== null &&
        (await tx.invoice.count({ where: { quote_id: found.quote_id, schedule_step: found.schedule_step } })) > 0)
    )
      throw new DomainError("conflict", "Une étape commencée ou facturée ne se supprime pas.");
    const { title, client_id } = found.project;
    const doomed = { id, title: `${found.title}, ${title}`, personId: client_id, cacheTags: [], actor };
    const trashId = await keepInTrash(tx, MILESTONE_TRASH, doomed);
    await tx.projectMilestone.delete({ where: { id } });
    await followTrack(tx, projectId);
    const details = { project_id: projectId, title: found.title };
    return changed({ result: { trashId }, targetId: id, details, cacheTags: [] });
  });
}

/** Whether a project has milestones, seen by its client and the team. */
export async function hasTrack(tx: Transaction, projectId: string): Promise<boolean> {
  return (await tx.projectMilestone.count({ where: { project_id: projectId, ...ON_TRACK } })) > 0;
}

async function positionsOf(tx: Transaction, projectId: string): Promise<number[]> {
  const rows = await tx.projectMilestone.findMany({
    where: { project_id: projectId },
    orderBy: { position: "asc" },
    select: { position: true },
  });
  return rows.map(({ position }) => position);
}
