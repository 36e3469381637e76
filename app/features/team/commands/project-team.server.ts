import { PROJECT_GONE } from "~/features/projects/model/project";
import { MEMBER_GONE } from "~/features/team/model";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";

/** No page that is cached shows a project. */
const NO_PAGE: string[] = [];

/**
 * Says who works on a project: these, and nobody else.
 * @throws DomainError `not-found` for a project that is gone, `invalid` for somebody who has left the team.
 */
export function setProjectTeam(actor: User, projectId: string, memberIds: readonly string[]): Promise<void> {
  return runCommand<void>({ actor, action: "staffed", target: "project" }, async (tx) => {
    const before = await lockTeam(tx, projectId);
    const ids = [...new Set(memberIds)].sort();
    if (ids.join() === before.join()) return unchanged(undefined);
    const known = await tx.teamMember.count({ where: { id: { in: ids } } });
    if (known !== ids.length) throw new DomainError("invalid", MEMBER_GONE);
    await tx.projectMember.deleteMany({ where: { project_id: projectId } });
    await tx.projectMember.createMany({ data: ids.map((member_id) => ({ project_id: projectId, member_id })) });
    return changed({ result: undefined, targetId: projectId, details: { members: ids }, cacheTags: NO_PAGE });
  });
}

/** Locks a project, and reads who works on it. */
async function lockTeam(tx: Transaction, projectId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM projects WHERE id = ${projectId}::uuid FOR UPDATE`;
  if (rows.length === 0) throw new DomainError("not-found", PROJECT_GONE);
  const members = await tx.projectMember.findMany({ where: { project_id: projectId }, orderBy: { member_id: "asc" } });
  return members.map(({ member_id }) => member_id);
}
