import { isOfTeam } from "~/features/accounts/queries.server";
import type { AskedPlan } from "~/features/inquiries/model/follow-up";
import {
  isOpen,
  isPlanAhead,
  missingFor,
  OWNER_UNLISTED,
  overtakenWords,
  planRefusals,
  TIME_PAST,
} from "~/features/inquiries/model/follow-up";
import { ERASED_UNCHANGED, INQUIRY_GONE, isErased } from "~/features/inquiries/model/inquiry";
import { getMergedInto } from "~/features/inquiries/returning.server";
import type { FollowUpInput } from "~/features/inquiries/schema/follow-up";
import { getSite } from "~/features/settings/queries.server";
import { MINUTE_MS } from "~/lib/dates/durations";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError, refuseFields } from "~/server/errors.server";
import type { EditConflict } from "~/server/forms/edit-conflict.server";
import { describeConflict, EditConflictError } from "~/server/forms/edit-conflict.server";
import { claimOnce, releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import { formatDateTime } from "~/site/format";
import { endOfDelay } from "~/site/opening-hours";
import type { OpeningDay } from "~/site/site-settings";
import type { LockedInquiry } from "./change.server";
import { changeInquiryIn, detailsOf, lockInquiries, lockInquiry } from "./change.server";
import { addDone, addEvent } from "./events.server";

const TARGET = "inquiry";

const NOTED = "noted";
/** Of the audit trail: what makes another version, which a note alone does not. */
export const DECIDING = [
  ...["followed-up", "status-set", "spam-set", "converted", "changed-in-bulk", "change-undone"],
  ...["replied", "corrected", "corrected-by-sender", "merged"],
];

const NO_PLAN: AskedPlan = { action: null, at: null };

/** What became of a follow-up: stored, or kept as a note where the inquiry was merged meanwhile, or as nothing. */
type FollowUpOutcome =
  | { kind: "saved"; isPlanned: boolean }
  | { kind: "gone"; text: string | null; keptId: string | null };

/**
 * Stores a note and decisions over the version that was seen; without a version over any. Sent twice, it is stored once.
 * A note is kept even if another request was first, or the inquiry was merged.
 * @throws DomainError `invalid` with a sentence per field, `conflict` for an erased inquiry, EditConflictError
 */
export async function updateFollowUp(actor: User, id: string, input: FollowUpInput): Promise<FollowUpOutcome> {
  const asked = planOf(input, (await getSite()).openingHours);
  const command = { actor, action: "followed-up", target: TARGET, notFound: INQUIRY_GONE };
  const outcome = await runCommand<FollowUpOutcome | EditConflict>(command, async (tx) => {
    const [before] = await lockInquiries(tx, [id]);
    if (!before) {
      const keptId = await getMergedInto(id, tx);
      // The note and the plan as one text.
      const { action, at } = asked;
      const plan = action && `Prévu\u202f: ${at ? `${action}, ${formatDateTime(at)}` : action}`;
      const text = [input.note, plan].filter(Boolean).join("\n") || null;
      return keepNote(tx, { actor, id, keptId, text }, { kind: "gone", text, keptId });
    }
    if (isErased(before)) throw new DomainError("conflict", ERASED_UNCHANGED);
    const isClosed = input.is_done && isSamePlan(before, asked);
    const plan = isClosed ? NO_PLAN : asked;
    const isPlanned = plan.action !== null || !isOpen(input.status);
    const claim = await claimOnce(tx, { kind: "follow-up", content: [actor.id, id, JSON.stringify(input)] });
    if (claim.isRepeat) return unchanged({ kind: "saved", isPlanned });
    if (input.version !== undefined && input.version !== before.version) {
      // Sent again later, the same form is no repeat of one that was stored.
      await releaseIdempotencyKey(tx, claim.id);
      const now = { targetKind: TARGET, targetId: id, version: before.version, actions: DECIDING };
      return keepNote(tx, { actor, id, keptId: id, text: input.note }, await describeConflict(tx, now));
    }
    refuseFields(await refusalsOf(tx, { before, input, plan }));
    const details = await store(tx, actor, { before, input, plan });
    const isNoteOnly = Object.keys(details).length === 0;
    const action = isNoteOnly ? { action: NOTED } : {};
    return changed({ result: { kind: "saved", isPlanned }, targetId: id, details, ...action, cacheTags: [] });
  });
  if (outcome.kind !== "changed") return outcome;
  const kept = input.note ? "Votre note est gardée dans l’historique, le reste est encore ici." : "Rien n’est perdu.";
  // The note is stored: sent once more, it would stand in the history twice.
  throw new EditConflictError(overtakenWords(outcome, kept), outcome.version, { note: "" });
}

/** The plan that a form asks for: a delay goes before a date. */
export function planOf(
  { next_action, delay, next_action_at }: Pick<FollowUpInput, "next_action" | "delay" | "next_action_at">,
  hours: readonly OpeningDay[],
): AskedPlan {
  const at = delay ? endOfDelay(delay, new Date(), hours) : next_action_at;
  return { action: next_action, at };
}

/** By the minute: a form knows no seconds. */
function isSamePlan(before: LockedInquiry, { action, at }: AskedPlan): boolean {
  const minute = (moment: Date | null) => (moment ? Math.floor(moment.getTime() / MINUTE_MS) : null);
  return action === before.next_action && minute(at) === minute(before.next_action_at);
}

interface Judged {
  before: LockedInquiry;
  input: FollowUpInput;
  plan: AskedPlan;
}

/** Sentences by the names of their fields. */
async function refusalsOf(tx: Transaction, { before, input, plan }: Judged): Promise<Record<string, string>> {
  const { status, lost_reason, owner_id } = input;
  const isPlanned = isPlanAhead({ next_action: plan.action, next_action_at: plan.at }, new Date());
  const missing = missingFor({ before: before.status, status, isPlanned, hasReason: lost_reason !== null });
  return {
    // A plan that has become late meanwhile may stay as it is.
    ...(!isSamePlan(before, plan) && planRefusals(plan)),
    ...(missing === "plan" &&
      !plan.action && {
        next_action:
          "Une demande ne quitte pas «\u202fNouveau\u202f» sans suite\u202f: dites ce que vous ferez, et quand",
      }),
    ...(missing === "plan" && plan.action && plan.at && { next_action_at: TIME_PAST }),
    ...(missing === "reason" && { lost_reason: "Dites pourquoi la demande est perdue" }),
    ...(owner_id && owner_id !== before.owner_id && !(await isOfTeam(tx, owner_id)) && { owner_id: OWNER_UNLISTED }),
  };
}

/** Keeps a note alone, and once. @returns what is answered */
async function keepNote<Answer>(
  tx: Transaction,
  {
    actor,
    id,
    keptId,
    text,
  }: {
    actor: User;
    id: string;
    /** The one in whose history it is kept, if in any. */
    keptId: string | null;
    text: string | null;
  },
  answer: Answer,
) {
  if (!keptId || !text) return unchanged(answer);
  if (keptId !== id) await lockInquiry(tx, keptId);
  const claim = await claimOnce(tx, { kind: "late-note", content: [actor.id, id, text] });
  if (claim.isRepeat) return unchanged(answer);
  await addEvent(tx, { inquiryId: keptId, kind: "note", text, actor });
  return changed({ result: answer, action: NOTED, targetId: keptId, cacheTags: [] });
}

async function store(tx: Transaction, actor: User, { before, input, plan }: Judged) {
  const { status, owner_id, note } = input;
  if (note) await addEvent(tx, { inquiryId: before.id, kind: "note", text: note, actor });
  if (input.is_done) await addDone(tx, before, actor);
  const lost_reason = status === "rejected" ? input.lost_reason : null;
  const kept = isSamePlan(before, plan) ? {} : { next_action: plan.action, next_action_at: plan.at };
  const data = await changeInquiryIn(tx, actor, { before, change: { status, owner_id, lost_reason, ...kept } });
  return detailsOf(data);
}
