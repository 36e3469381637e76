import { lockProjectOf } from "~/features/projects/milestones/lock.server";
import { MEMBER_GONE } from "~/features/settings/team/model";
import { SHOWN_MEMBER, TEAM_ORDER, toMemberView } from "~/features/settings/team/queries.server";
import { db } from "~/server/db/db.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";

/** The current members who work on a project. @param clientIds one must own the project; absent for the team */
export async function listProjectTeam(projectId: string, clientIds?: string[]) {
  const project = clientIds && { client_id: { in: clientIds } };
  const where = { projects: { some: { project_id: projectId, ...(project && { project }) } } };
  const members = await db.teamMember.findMany({ where, orderBy: [...TEAM_ORDER], select: SHOWN_MEMBER });
  return members.map((member) => ({ id: member.id, ...toMemberView(member) }));
}

/** Sets who works on a project. @throws DomainError `not-found`; `invalid` for a member who has left the team. */
export function setProjectTeam(actor: User, projectId: string, memberIds: readonly string[]): Promise<void> {
  return runCommand<void>({ actor, action: "staffed", target: "project" }, async (tx) => {
    await lockProjectOf(tx, projectId);
    const members = await tx.projectMember.findMany({
      where: { project_id: projectId },
      orderBy: { member_id: "asc" },
    });
    const before = members.map(({ member_id }) => member_id);
    const ids = [...new Set(memberIds)].sort();
    if (ids.join() === before.join()) return unchanged(undefined);
    const known = await tx.teamMember.count({ where: { id: { in: ids } } });
    if (known !== ids.length) throw new DomainError("invalid", MEMBER_GONE);
    await tx.projectMember.deleteMany({ where: { project_id: projectId } });
    await tx.projectMember.createMany({ data: ids.map((member_id) => ({ project_id: projectId, member_id })) });
    return changed({ result: undefined, targetId: projectId, details: { members: ids }, cacheTags: [] });
  });
}
