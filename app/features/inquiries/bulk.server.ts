import { randomUUID } from "node:crypto";
import { z } from "zod";
import { isOfTeam } from "~/features/accounts/queries.server";
import { UNDO_SECONDS } from "~/features/inquiries/model/bulk";
import { isPlanAhead, LOST_REASONS, missingFor, OWNER_UNLISTED } from "~/features/inquiries/model/follow-up";
import { INQUIRY_STATUSES, isErased } from "~/features/inquiries/model/inquiry";
import type { BulkChange } from "~/features/inquiries/schema/follow-up";
import { audit, changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { announceHandover, withdrawHandover } from "./announce.server";
import type { LockedInquiry } from "./change.server";
import { changeInquiryIn, detailsOf, lockInquiries } from "./change.server";

/** Several at once, in the audit trail; each of them has an entry of its own beside. */
const TARGET = "inquiries";
const CHANGED = "changed-in-bulk";
const UNDONE = "change-undone";

export interface BulkResult {
  token: string;
  count: number;
  /** How many were new, and have nothing planned now. */
  unplannedCount: number;
}

/** Changes several inquiries; deleted and erased ones are skipped. @throws DomainError `invalid` for an unknown owner */
export function changeInquiries(actor: User, ids: readonly string[], change: BulkChange): Promise<BulkResult> {
  return runCommand({ actor, action: CHANGED, target: TARGET }, async (tx) => {
    if ("owner_id" in change && change.owner_id !== null && !(await isOfTeam(tx, change.owner_id)))
      throw new DomainError("invalid", OWNER_UNLISTED);
    const token = randomUUID();
    const rows: LockedInquiry[] = [];
    const isGivenWithOthers = "owner_id" in change && ids.length > 1;
    for (const before of await lockInquiries(tx, ids))
      if (await changeOne(tx, actor, { before, change, action: CHANGED, isGivenWithOthers })) rows.push(before);
    if (isGivenWithOthers) await announceHandover(tx, actor, { token, ownerId: change.owner_id, inquiries: rows });
    const status = "status" in change ? change.status : null;
    const unplanned = rows.filter((row) => {
      const isPlanned = isPlanAhead(row, new Date());
      return status && missingFor({ before: row.status, status, isPlanned, hasReason: true }) === "plan";
    });
    const result = { token, count: rows.length, unplannedCount: unplanned.length };
    if (rows.length === 0) return unchanged(result);
    const details = {
      rows: rows.map(({ id, version, status, is_spam, owner_id, lost_reason, first_reply_at }) => {
        const answeredAt = first_reply_at?.toISOString() ?? null;
        return { id, version: version + 1, status, is_spam, owner_id, lost_reason, first_reply_at: answeredAt };
      }),
      ...(isGivenWithOthers && { given_to: change.owner_id }),
    };
    return changed({ result, targetId: token, details, cacheTags: [] });
  });
}

async function changeOne(
  tx: Transaction,
  actor: User,
  {
    action,
    ...one
  }: {
    before: LockedInquiry;
    change: Parameters<typeof changeInquiryIn>[2]["change"];
    action: string;
    isGivenWithOthers: boolean;
  },
): Promise<boolean> {
  const { before } = one;
  if (isErased(before)) return false;
  const data = await changeInquiryIn(tx, actor, one);
  if (Object.keys(data).length === 0) return false;
  await audit(tx, { actor, action, targetKind: "inquiry", targetId: before.id, details: detailsOf(data) });
  return true;
}

/** An inquiry as it was, and the version that the change has made of it. */
const snapshotSchema = z.object({
  id: z.uuid(),
  version: z.number(),
  status: z.enum(INQUIRY_STATUSES),
  is_spam: z.boolean(),
  owner_id: z.uuid().nullable(),
  lost_reason: z.enum(LOST_REASONS).nullable(),
  first_reply_at: z.coerce.date().nullable(),
});

const entrySchema = z.object({ rows: z.array(snapshotSchema), given_to: z.uuid().nullish() });

/**
 * Undoes its author's change within UNDO_SECONDS; inquiries changed since stay as they are.
 * @returns how many were restored; @throws DomainError `conflict` once it is too late
 */
export function undoInquiryChange(actor: User, token: string): Promise<number> {
  return runCommand({ actor, action: UNDONE, target: TARGET }, async (tx) => {
    const since = new Date(Date.now() - UNDO_SECONDS * 1000);
    const where = { action: CHANGED, target_kind: TARGET, target_id: token, actor_id: actor.id };
    const entry = await tx.auditEntry.findFirst({ where: { ...where, created_at: { gte: since } } });
    const noted = entrySchema.safeParse(entry?.details).data;
    if (!noted) throw new DomainError("conflict", "Trop tard pour annuler\u202f: changez ces demandes une à une.");
    const snapshots = new Map(noted.rows.map(({ id, ...snapshot }) => [id, snapshot]));
    const isGivenWithOthers = noted.given_to !== undefined;
    const others: LockedInquiry[] = [];
    let count = 0;
    for (const before of await lockInquiries(tx, [...snapshots.keys()])) {
      const { version, ...change } = snapshots.get(before.id)!;
      if (before.version !== version) others.push({ ...before, owner_id: change.owner_id });
      else if (await changeOne(tx, actor, { before, change, action: UNDONE, isGivenWithOthers })) count += 1;
    }
    // The letter about the assignment is written again, for the leads alone that another request has changed since.
    const rest = { token, ownerId: noted.given_to ?? null, inquiries: others };
    if (await withdrawHandover(tx, rest.token)) await announceHandover(tx, actor, rest);
    return changed({ result: count, targetId: token, details: { count }, cacheTags: [] });
  });
}
