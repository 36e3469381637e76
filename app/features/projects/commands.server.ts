import type { User } from "~/features/accounts/model";
import { announceProject, announceStatus, withdrawStatus } from "~/features/projects/announce.server";
import type { ProjectStatus } from "~/features/projects/model";
import { CLIENT_GONE, LETTER_GONE, PROJECT_GONE } from "~/features/projects/model";
import type { ProjectInput } from "~/features/projects/schema";
import { audit } from "~/server/audit.server";
import type { ChangedMeanwhile } from "~/server/changed-meanwhile.server";
import { describeChange } from "~/server/changed-meanwhile.server";
import type { Prisma } from "~/server/db/client/client";
import { violatedConstraint } from "~/server/db/violated-constraint.server";
import { db } from "~/server/db.server";
import { DomainError } from "~/server/errors.server";
import { forgetSubmission, storeOnce } from "~/server/store-once.server";

type Tx = Prisma.TransactionClient;

const TARGET_KIND = "project";

/**
 * Creates a project, with the first line of its history and the letter to its client. The same one sent twice, as by
 * a double click, is stored once.
 * @throws DomainError `invalid` for a client who is gone.
 */
export function createProject(actor: User, input: ProjectInput): Promise<{ id: string }> {
  return storeOnce({
    kind: "project",
    content: [actor.id, JSON.stringify(input)],
    store: (tx, id) => createProjectIn(tx, { actor, input, id, isAnnounced: true }),
  }).catch(asGoneClient);
}

interface NewProject {
  actor: User;
  input: ProjectInput;
  id?: string;
  /** Whether the client is written to; not when another letter tells him already. */
  isAnnounced: boolean;
}

/** The same inside a transaction that does more, such as converting an inquiry. */
export async function createProjectIn(tx: Tx, project: NewProject): Promise<{ id: string }> {
  const { actor, input, isAnnounced } = project;
  await expectClient(tx, input.client_id);
  const { id, title, status } = await tx.project.create({
    data: { ...input, ...(project.id && { id: project.id }), events: { create: { status: input.status } } },
  });
  if (isAnnounced) await announceProject(tx, { ...input, id });
  await audit(tx, { actor, action: "created", targetKind: TARGET_KIND, targetId: id, details: { title, status } });
  return { id };
}

/**
 * Saves the project form over the version that its writer has seen; without a version over any. A new status becomes a
 * line of the history and a letter, and a new client learns of his project.
 * @throws DomainError `not-found`; `invalid` for a client who is gone.
 */
export async function updateProject(
  actor: User,
  id: string,
  { version, ...input }: ProjectInput & { version?: number | undefined },
): Promise<{ kind: "saved"; letterId: string | null } | ChangedMeanwhile> {
  const save = async (tx: Tx) => {
    const before = await lockProject(tx, id);
    if (version !== undefined && version !== before.version) {
      return describeChange(tx, { targetKind: TARGET_KIND, targetId: id, version: before.version });
    }
    if (before.client_id !== input.client_id) await expectClient(tx, input.client_id);
    await tx.project.update({ where: { id }, data: { ...input, version: { increment: 1 } } });
    await forgetSubmission(tx, id);
    const isNews = before.status !== input.status;
    if (isNews) await tx.projectEvent.create({ data: { project_id: id, status: input.status } });
    const letterId = await tellClient(tx, before, { ...input, id });
    const details = { title: input.title, status: input.status, client_id: input.client_id };
    await audit(tx, { actor, action: "updated", targetKind: TARGET_KIND, targetId: id, details });
    return { kind: "saved" as const, letterId };
  };
  return db.$transaction(save).catch(asGoneClient);
}

/** A new client learns of his project, the one it has of a new status: in a letter, whose id is returned. */
async function tellClient(tx: Tx, before: LockedProject, project: ProjectInput & { id: string }) {
  if (before.client_id === project.client_id)
    return before.status === project.status ? null : announceStatus(tx, project, before.status);
  await withdrawStatus(tx, project.id);
  await announceProject(tx, project);
  return null;
}

/** The letter that tells a client of a status; null where nobody is written to. */
interface StatusLetter {
  letterId: string | null;
}

/**
 * Moves a project to a status and writes so to its client. Any may follow any; the one it already has changes nothing.
 * @throws DomainError `not-found`.
 */
export async function setProjectStatus(actor: User, id: string, status: ProjectStatus): Promise<StatusLetter> {
  return db.$transaction(async (tx) => {
    const before = await lockProject(tx, id);
    if (before.status === status) return { letterId: null };
    await tx.project.update({
      where: { id },
      data: { status, version: { increment: 1 }, events: { create: { status } } },
    });
    await forgetSubmission(tx, id);
    const letterId = await announceStatus(tx, { ...before, status, id }, before.status);
    const details = { from: before.status, to: status };
    await audit(tx, { actor, action: "status-set", targetKind: TARGET_KIND, targetId: id, details });
    return { letterId };
  });
}

/**
 * Takes a change of status back while its letter waits: the letter, the line of the history and the status. A letter
 * whose place it had taken is written anew.
 * @throws DomainError `not-found`; `conflict` once the letter has left, or another status has been set.
 */
export async function undoProjectStatus(
  actor: User,
  id: string,
  letterId: string,
): Promise<StatusLetter & { status: ProjectStatus }> {
  return db.$transaction(async (tx) => {
    const now = await lockProject(tx, id);
    const known = await withdrawStatus(tx, id, letterId);
    if (!known) throw new DomainError("conflict", LETTER_GONE);
    const [last, earlier] = await tx.projectEvent.findMany({
      where: { project_id: id },
      orderBy: [{ created_at: "desc" }, { id: "desc" }],
      take: 2,
    });
    if (last) await tx.projectEvent.delete({ where: { id: last.id } });
    const status = earlier?.status ?? known;
    await tx.project.update({ where: { id }, data: { status, version: { increment: 1 } } });
    await forgetSubmission(tx, id);
    const anew = status === known ? null : await announceStatus(tx, { ...now, status, id }, known);
    const details = { from: now.status, to: status };
    await audit(tx, { actor, action: "status-undone", targetKind: TARGET_KIND, targetId: id, details });
    return { status, letterId: anew };
  });
}

/** Deletes a project and its history for good. @throws DomainError `not-found`. */
export async function deleteProject(actor: User, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { title, client_id } = await lockProject(tx, id);
    await withdrawStatus(tx, id);
    await tx.project.delete({ where: { id } });
    await forgetSubmission(tx, id);
    await audit(tx, { actor, action: "deleted", targetKind: TARGET_KIND, targetId: id, details: { title, client_id } });
  });
}

interface LockedProject {
  title: string;
  status: ProjectStatus;
  client_id: string | null;
  version: number;
}

/** Whoever changes the same project at the same time waits here, and then sees what was changed. */
async function lockProject(tx: Tx, id: string) {
  const [project] = await tx.$queryRaw<LockedProject[]>`
    SELECT title, status::text AS status, client_id, version FROM projects WHERE id = ${id}::uuid FOR UPDATE`;
  if (!project) throw new DomainError("not-found", PROJECT_GONE);
  return project;
}

/** A client who has been erased keeps a row, and nobody else's projects are a client's. He stays until this is saved. */
async function expectClient(tx: Tx, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const clients = await tx.$queryRaw<unknown[]>`
    SELECT id FROM profiles WHERE id = ${id}::uuid AND role = 'client' AND erased_at IS NULL FOR SHARE`;
  if (clients.length === 0) throw new DomainError("invalid", CLIENT_GONE);
}

function asGoneClient(error: unknown): never {
  if (violatedConstraint(error) !== "projects_client_id_fkey") throw error;
  throw new DomainError("invalid", CLIENT_GONE, { cause: error });
}
