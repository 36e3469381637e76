import { randomUUID } from "node:crypto";
import { z } from "zod";
import { isOfTeam } from "~/features/accounts/queries.server";
import {
  isPlanAhead,
  LOST_REASON_LABELS,
  LOST_REASONS,
  missingFor,
  NO_OWNER,
  OWNER_UNLISTED,
} from "~/features/inquiries/model/follow-up";
import { INQUIRY_STATUS_LABELS, INQUIRY_STATUSES, isErased } from "~/features/inquiries/model/inquiry";
import { formatCount } from "~/lib/text/format-number";
import { TAKE_BACK_MS } from "~/lib/web/take-back";
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

/** More than a page of the list holds. */
const BULK_MAX = 100;

export const NO_CHANGE_CHOSEN = "Choisissez ce qui change";

/** What may be done with several at once, each as the form names it. Rejecting says why. */
export function bulkOptions(team: readonly { value: string; label: string }[]) {
  const statuses = INQUIRY_STATUSES.filter((status) => status !== "rejected");
  return [
    { value: "", label: "Avec les demandes cochées…" },
    {
      label: "Statut",
      options: statuses.map((status) => ({ value: `status:${status}`, label: INQUIRY_STATUS_LABELS[status] })),
    },
    {
      label: "Responsable",
      options: team.map(({ value, label }) => ({ value: `owner:${value}`, label: value ? label : NO_OWNER })),
    },
    {
      label: "Rejeter",
      options: LOST_REASONS.map((reason) => ({
        value: `reject:${reason}`,
        label: `Rejeter\u202f: ${LOST_REASON_LABELS[reason]}`,
      })),
    },
    { label: "Mettre de côté", options: [{ value: "spam:true", label: "Indésirables" }] },
  ];
}

const statusChange = z
  .object({ kind: z.literal("status"), value: z.enum(INQUIRY_STATUSES).exclude(["rejected"]) })
  .transform(({ value }) => ({ status: value }));
const ownerChange = z
  .object({ kind: z.literal("owner"), value: z.union([z.literal(""), z.uuid()]) })
  .transform(({ value }) => ({ owner_id: value || null }));
const rejection = z
  .object({ kind: z.literal("reject"), value: z.enum(LOST_REASONS) })
  .transform(({ value }) => ({ status: "rejected" as const, lost_reason: value }));
const settingAside = z
  .object({ kind: z.literal("spam"), value: z.literal("true") })
  .transform(() => ({ is_spam: true }));

/** More than the longest choice. */
const CHANGE_MAX = 100;

/** One choice of the list's form for several inquiries, such as 'status:contacted'. */
const changeField = z
  .string({ error: NO_CHANGE_CHOSEN })
  .max(CHANGE_MAX, NO_CHANGE_CHOSEN)
  .transform((text) => {
    const [kind, value] = text.split(":");
    return { kind, value };
  })
  .pipe(z.union([statusChange, ownerChange, rejection, settingAside], { error: NO_CHANGE_CHOSEN }));

export const bulkSchema = z.object({
  ids: z
    .array(z.uuid("Demande inconnue"))
    .min(1, "Cochez au moins une demande")
    .max(BULK_MAX, `Pas plus de ${BULK_MAX} demandes à la fois`),
  change: changeField,
});

type BulkChange = z.output<typeof bulkSchema>["change"];

/**
 * Changes several inquiries; deleted and erased ones are skipped.
 * @returns `unplannedCount` of those that were new, and have nothing planned now
 * @throws DomainError `invalid` for an unknown owner
 */
export function changeInquiries(
  actor: User,
  ids: readonly string[],
  change: BulkChange,
): Promise<{ token: string; count: number; unplannedCount: number }> {
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

export function bulkDone({ count, unplannedCount }: { count: number; unplannedCount: number }): string {
  if (count === 0) return "Ces demandes étaient déjà ainsi.";
  const done = `${formatCount(count, "demande")} ${count > 1 ? "changées" : "changée"}.`;
  if (unplannedCount === 0) return done;
  return `${done} Sans suite prévue\u202f: ${unplannedCount}.`;
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

/** A wrong token is that of a change whose time is over. */
export const undoBulkSchema = z.object({ token: z.uuid().catch("") });

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
 * Undoes its author's change within TAKE_BACK_MS; inquiries changed since stay as they are.
 * @returns how many were restored; @throws DomainError `conflict` once it is too late
 */
export function undoInquiryChange(actor: User, token: string): Promise<number> {
  return runCommand({ actor, action: UNDONE, target: TARGET }, async (tx) => {
    const since = new Date(Date.now() - TAKE_BACK_MS);
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
