import { randomUUID } from "node:crypto";
import type { LockedProject } from "~/features/projects/milestones/lock.server";
import { lockProjectOf } from "~/features/projects/milestones/lock.server";
import { followTrack } from "~/features/projects/milestones/move-dates.server";
import { createFromTemplate } from "~/features/projects/milestones/track.server";
import type { ProjectStatus } from "~/features/projects/model/project";
import { CLIENT_GONE, PROJECT_GONE } from "~/features/projects/model/project";
import { announceProject, announceStatus, withdrawStatus } from "~/features/projects/notify-client.server";
import type { ProjectInput } from "~/features/projects/schema";
import { keepInTrash } from "~/features/trash/keep.server";
import type { Command } from "~/server/db/run-command.server";
import { audit, changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { WRITTEN } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { editConflict } from "~/server/forms/edit-conflict.server";
import { claimOnce, releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";

const TARGET = "project";

function projectCommand(actor: User, action: string): Command {
  const refusals = { projects_client_id_fkey: new DomainError("invalid", CLIENT_GONE, { field: "client_id" }) };
  return { actor, action, target: TARGET, notFound: PROJECT_GONE, refusals };
}

/**
 * Creates a project once, with its first history line and e-mail. @throws DomainError `invalid` for a deleted client
 * @param options.hasUsualSteps whether it begins with the milestones of its category
 */
export function createProject(
  actor: User,
  input: ProjectInput,
  { hasUsualSteps = false }: { hasUsualSteps?: boolean } = {},
): Promise<{ id: string }> {
  return runCommand(projectCommand(actor, "created"), async (tx) => {
    const { id, isRepeat } = await claimOnce(tx, { kind: TARGET, content: [actor.id, JSON.stringify(input)] });
    if (isRepeat) return unchanged({ id });
    await insertProject(tx, { ...input, id });
    const { service_category: category } = input;
    if (hasUsualSteps && category) await createFromTemplate(tx, id, { category });
    await announceProject(tx, { ...input, id });
    return changed({ result: { id }, targetId: id, details: detailsOf(input), cacheTags: [] });
  });
}

/** Creates a project inside another command's transaction. @param project.isAnnounced false if another e-mail tells it */
export async function createProjectIn(
  tx: Transaction,
  { actor, input, isAnnounced }: { actor: Command["actor"]; input: ProjectInput; isAnnounced: boolean },
): Promise<{ id: string }> {
  const { id } = await insertProject(tx, input);
  if (isAnnounced) await announceProject(tx, { ...input, id });
  await audit(tx, { actor, action: "created", targetKind: TARGET, targetId: id, details: detailsOf(input) });
  return { id };
}

async function insertProject(tx: Transaction, project: ProjectInput & { id?: string }): Promise<{ id: string }> {
  await expectClient(tx, project.client_id);
  const id = project.id ?? randomUUID();
  await tx.project.create({ data: { ...project, id }, select: WRITTEN });
  await tx.projectEvent.create({ data: { project_id: id, status: project.status }, select: WRITTEN });
  return { id };
}

function detailsOf({ title, status }: ProjectInput) {
  return { title, status };
}

/**
 * Saves a project over the version that was seen; without a version over any. Tells the client of a new status.
 * @throws DomainError `not-found`; `invalid` for a deleted client
 */
export function updateProject(
  actor: User,
  id: string,
  { version, ...input }: ProjectInput & { version?: number | undefined },
): Promise<StatusEmail> {
  return runCommand<StatusEmail>(projectCommand(actor, "updated"), async (tx) => {
    const before = await lockProjectOf(tx, id);
    if (version !== undefined && version !== before.version) {
      throw await editConflict(tx, "Ce projet", { targetKind: TARGET, targetId: id, version: before.version });
    }
    if (before.client_id !== input.client_id) await expectClient(tx, input.client_id);
    await tx.project.update({ where: { id }, data: { ...input, version: { increment: 1 } } });
    await followTrack(tx, id);
    await releaseIdempotencyKey(tx, id);
    if (before.status !== input.status) {
      await tx.projectEvent.create({ data: { project_id: id, status: input.status } });
    }
    const emailId = await tellClient(tx, before, { ...input, id });
    const details = { ...detailsOf(input), client_id: input.client_id };
    return changed({ result: { emailId }, targetId: id, details, cacheTags: [] });
  });
}

/** Tells a new client of the project, and the one it has of a new status. @returns the id of the e-mail on the status */
async function tellClient(tx: Transaction, before: LockedProject, project: ProjectInput & { id: string }) {
  if (before.client_id === project.client_id)
    return before.status === project.status ? null : announceStatus(tx, project, before.status);
  await withdrawStatus(tx, project.id);
  await announceProject(tx, project);
  return null;
}

interface StatusEmail {
  emailId: string | null;
}

/** Sets a status, any after any, and tells the client; the same one changes nothing. @throws DomainError `not-found` */
export function setProjectStatus(actor: User, id: string, status: ProjectStatus): Promise<StatusEmail> {
  return runCommand<StatusEmail>(projectCommand(actor, "status-set"), async (tx) => {
    const before = await lockProjectOf(tx, id);
    if (before.status === status) return unchanged({ emailId: null });
    const data = { status, version: { increment: 1 }, events: { create: { status } } };
    await tx.project.update({ where: { id }, data });
    await releaseIdempotencyKey(tx, id);
    const emailId = await announceStatus(tx, { ...before, status, id }, before.status);
    const details = { from: before.status, to: status };
    return changed({ result: { emailId }, targetId: id, details, cacheTags: [] });
  });
}

/**
 * Undoes a status while its e-mail waits; an e-mail that it had replaced is queued again.
 * @throws DomainError `not-found`; `conflict` once the e-mail has left, or another status has been set
 */
export function undoProjectStatus(
  actor: User,
  id: string,
  emailId: string,
): Promise<StatusEmail & { status: ProjectStatus }> {
  return runCommand(projectCommand(actor, "status-undone"), async (tx) => {
    const now = await lockProjectOf(tx, id);
    const known = await withdrawStatus(tx, id, emailId);
    if (!known)
      throw new DomainError("conflict", "Trop tard\u202f: la lettre est partie, ou le statut a encore changé.");
    const [last, earlier] = await tx.projectEvent.findMany({
      where: { project_id: id },
      orderBy: [{ created_at: "desc" }, { id: "desc" }],
      take: 2,
    });
    if (last) await tx.projectEvent.delete({ where: { id: last.id } });
    const status = earlier?.status ?? known;
    await tx.project.update({ where: { id }, data: { status, version: { increment: 1 } } });
    await releaseIdempotencyKey(tx, id);
    const anew = status === known ? null : await announceStatus(tx, { ...now, status, id }, known);
    const details = { from: now.status, to: status };
    return changed({ result: { status, emailId: anew }, targetId: id, details, cacheTags: [] });
  });
}

export const PROJECT_TRASH: TrashedKind = { kind: TARGET, label: "Projet", table: "projects" };

/** Moves a project with all that belongs to it to the trash. @throws DomainError `not-found`. */
export function deleteProject(actor: User, id: string): Promise<{ trashId: string }> {
  return runCommand(projectCommand(actor, "deleted"), async (tx) => {
    const { title, client_id } = await lockProjectOf(tx, id);
    await withdrawStatus(tx, id);
    const trashId = await keepInTrash(tx, PROJECT_TRASH, { id, title, personId: client_id, cacheTags: [], actor });
    await tx.project.delete({ where: { id } });
    await releaseIdempotencyKey(tx, id);
    return changed({ result: { trashId }, targetId: id, details: { title, client_id }, cacheTags: [] });
  });
}

/** A client that was erased keeps a row, and no other user's projects are a client's. The row stays until the commit. */
async function expectClient(tx: Transaction, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const clients = await tx.$queryRaw<unknown[]>`
    SELECT id FROM profiles WHERE id = ${id}::uuid AND role = 'client' AND erased_at IS NULL FOR SHARE`;
  if (clients.length === 0) throw new DomainError("invalid", CLIENT_GONE, { field: "client_id" });
}
