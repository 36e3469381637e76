import { keepInTrash } from "~/features/trash/keep.server";
import type { Direction } from "~/lib/forms/move-one-place";
import { moveOnePlace } from "~/lib/forms/move-one-place";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import { editConflict } from "~/server/forms/edit-conflict.server";
import { claimOnce, releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";
import { MEMBER_GONE, MEMBERS_MAX, TEAM_FULL } from "./model";
import type { MemberInput } from "./schema";

const TARGET = "team-member";

/** Tags of the cached pages that show team members or articles they sign. */
const PAGES = ["team", "blog"];

function memberCommand(actor: User, action: string): Command {
  return { actor, action, target: TARGET, notFound: MEMBER_GONE };
}

/** Adds a member, last in the list; the same form sent twice is stored once. @throws DomainError `invalid` for one too many. */
export function createMember(actor: User, { version: _, ...input }: MemberInput): Promise<{ id: string }> {
  return runCommand(memberCommand(actor, "created"), async (tx) => {
    const { id, isRepeat } = await claimOnce(tx, { kind: TARGET, content: [actor.id, JSON.stringify(input)] });
    if (isRepeat) return unchanged({ id });
    const { _max, _count } = await tx.teamMember.aggregate({ _max: { position: true }, _count: true });
    if (_count >= MEMBERS_MAX) throw new DomainError("invalid", TEAM_FULL);
    await tx.teamMember.create({ data: { id, ...input, position: (_max.position ?? -1) + 1 } });
    return changed({ result: { id }, targetId: id, details: { name: input.name }, cacheTags: PAGES });
  });
}

/** Saves a member over the version that was seen; without a version over any. @throws DomainError `not-found`. */
export function updateMember(actor: User, id: string, { version, ...input }: MemberInput): Promise<void> {
  return runCommand<void>(memberCommand(actor, "updated"), async (tx) => {
    const stored = await tx.teamMember.findUniqueOrThrow({ where: { id }, select: { version: true } });
    const { count } = await tx.teamMember.updateMany({
      where: { id, version: version ?? stored.version },
      data: { ...input, version: { increment: 1 } },
    });
    if (count === 0) {
      throw await editConflict(tx, "Cette fiche", { targetKind: TARGET, targetId: id, version: stored.version });
    }
    await releaseIdempotencyKey(tx, id);
    return changed({ result: undefined, targetId: id, details: { name: input.name }, cacheTags: PAGES });
  });
}

/** Moves a member one place up or down. @throws DomainError `not-found`. */
export function moveMember(actor: User, id: string, direction: Direction): Promise<void> {
  return runCommand(memberCommand(actor, "moved"), async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM team_members ORDER BY position, id FOR UPDATE`;
    const ids = rows.map((row) => row.id);
    if (!ids.includes(id)) throw new DomainError("not-found", MEMBER_GONE);
    const order = moveOnePlace(ids, id, direction);
    if (!order) return unchanged(undefined);
    await tx.$executeRaw`
      UPDATE team_members m SET position = o.place - 1
      FROM unnest(${order}::uuid[]) WITH ORDINALITY AS o (id, place) WHERE m.id = o.id AND m.position <> o.place - 1`;
    return changed({ result: undefined, targetId: id, details: { direction }, cacheTags: PAGES });
  });
}

export const MEMBER_TRASH: TrashedKind = {
  kind: TARGET,
  label: "Personne de l’équipe",
  table: "team_members",
};

/** Removes a member; the articles they signed are then signed by their account. @throws DomainError `not-found`. */
export function deleteMember(actor: User, id: string): Promise<{ trashId: string }> {
  return runCommand(memberCommand(actor, "deleted"), async (tx) => {
    const { name } = await tx.teamMember.findUniqueOrThrow({ where: { id }, select: { name: true } });
    const trashId = await keepInTrash(tx, MEMBER_TRASH, { id, title: name, cacheTags: PAGES, actor });
    await tx.teamMember.delete({ where: { id } });
    await releaseIdempotencyKey(tx, id);
    return changed({ result: { trashId }, targetId: id, details: { name }, cacheTags: PAGES });
  });
}
