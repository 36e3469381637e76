import { isOfTeam } from "~/features/accounts/queries/accounts.server";
import { ERASED_UNCHANGED, isErased } from "~/features/inquiries/model/conversion";
import type { AskedPlan } from "~/features/inquiries/model/follow-up";
import {
  FOLLOW_UP_SAVED,
  isOpen,
  isPlanAhead,
  missingFor,
  NOTHING_PLANNED,
  OWNER_UNLISTED,
  overtakenWords,
  PLAN_MISSING,
  planRefusals,
  REASON_MISSING,
  TIME_PAST,
} from "~/features/inquiries/model/follow-up";
import { INQUIRY_GONE } from "~/features/inquiries/model/inquiry";
import type { FollowUpInput } from "~/features/inquiries/schema/follow-up";
import { followUpSchema } from "~/features/inquiries/schema/follow-up";
import { getSite } from "~/features/settings/queries.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { EditConflict } from "~/server/forms/edit-conflict.server";
import { describeConflict, overwrittenVersion } from "~/server/forms/edit-conflict.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { saved, shownAgain } from "~/server/forms/form-outcome.server";
import { claimOnce, releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { User } from "~/server/sessions/user";
import { endOfDelay } from "~/site/opening-hours";
import type { OpeningDay } from "~/site/site-settings";
import type { LockedInquiry } from "./change-inquiry.server";
import { changeInquiryIn, detailsOf, lockInquiry } from "./change-inquiry.server";
import { addDone, addEvent } from "./events.server";

const TARGET = "inquiry";

/** No page that is cached shows an inquiry. */
const NO_PAGE: string[] = [];

const NOTED = "noted";
/** Of the audit trail: what makes another version, which a note alone does not. */
export const DECIDING = [
  ...["followed-up", "status-set", "spam-set", "converted", "changed-in-bulk", "change-undone"],
  ...["replied", "corrected", "corrected-by-sender", "merged"],
];

const MINUTE_MS = 60_000;

const NO_PLAN: AskedPlan = { action: null, at: null };

/** Sentences under the fields of the form. */
type Refusals = Partial<Record<"next_action" | "next_action_at" | "owner_id" | "lost_reason", string[]>>;

type Outcome =
  | { kind: "saved"; isPlanned: boolean }
  | { kind: "erased" }
  | { kind: "refused"; refusals: Refusals }
  | EditConflict;

interface Target {
  actor: User;
  id: string;
}

/**
 * Saves the follow-up form of an inquiry. @returns what to say of it
 * @throws DomainError `not-found`.
 */
export async function submitFollowUp({ actor, id }: Target, form: FormData): Promise<FormOutcome<string>> {
  const submission = parseForm(form, followUpSchema);
  if (submission.status !== "success") return shownAgain(submission.reply());
  const input = { ...submission.value, version: overwrittenVersion(form) ?? submission.value.version };
  const outcome = await updateFollowUp(actor, id, input);
  if (outcome.kind === "saved") return saved(outcome.isPlanned ? FOLLOW_UP_SAVED : NOTHING_PLANNED);
  if (outcome.kind === "erased") {
    return shownAgain(submission.reply({ formErrors: [ERASED_UNCHANGED] }), { status: 409 });
  }
  if (outcome.kind === "refused") return shownAgain(submission.reply({ fieldErrors: outcome.refusals }));
  const lastResult = submission.reply({ formErrors: conflictWords(outcome, input.note !== null) });
  // The note is stored: sent once more, it would stand in the history twice.
  const initialValue = { ...lastResult.initialValue, note: "" };
  return shownAgain({ ...lastResult, initialValue }, { status: 409, newerVersion: outcome.version });
}

function conflictWords(conflict: EditConflict, hasNote: boolean): [string, string] {
  const kept = hasNote ? "Votre note est gardée dans l’historique, le reste est encore ici." : "Rien n’est perdu.";
  return overtakenWords(conflict, kept);
}

/**
 * Stores a note, and what is decided, over the version that its author has seen; without a version over any. A note is
 * kept even where another request was first. The same form sent twice is stored once.
 * @throws DomainError `not-found`.
 */
async function updateFollowUp(actor: User, id: string, input: FollowUpInput): Promise<Outcome> {
  const asked = planOf(input, (await getSite()).openingHours);
  const command = { actor, action: "followed-up", target: TARGET, notFound: INQUIRY_GONE };
  return runCommand<Outcome>(command, async (tx) => {
    const before = await lockInquiry(tx, id);
    if (isErased(before)) return unchanged({ kind: "erased" });
    const isClosed = input.is_done && isSamePlan(before, asked);
    const plan = isClosed ? NO_PLAN : asked;
    const isPlanned = plan.action !== null || !isOpen(input.status);
    const claim = await claimOnce(tx, { kind: "follow-up", content: [actor.id, id, JSON.stringify(input)] });
    if (claim.isRepeat) return unchanged({ kind: "saved", isPlanned });
    const isOutdated = input.version !== undefined && input.version !== before.version;
    const refusals = isOutdated ? {} : await refusalsOf(tx, { before, input, plan });
    const isRefused = Object.keys(refusals).length > 0;
    // Sent again later, the same form is no repeat of one that was stored.
    if (isOutdated || isRefused) await releaseIdempotencyKey(tx, claim.id);
    if (isRefused) return unchanged({ kind: "refused", refusals });
    if (isOutdated) return keepNote(tx, { actor, before, note: input.note });
    const details = await store(tx, actor, { before, input, plan });
    const isNoteOnly = Object.keys(details).length === 0;
    const action = isNoteOnly ? { action: NOTED } : {};
    return changed({ result: { kind: "saved", isPlanned }, targetId: id, details, ...action, cacheTags: NO_PAGE });
  });
}

type PlanInput = Pick<FollowUpInput, "next_action" | "delay" | "next_action_at">;

/** The plan that a form asks for: a delay goes before a date. */
export function planOf({ next_action, delay, next_action_at }: PlanInput, hours: readonly OpeningDay[]): AskedPlan {
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

async function refusalsOf(tx: Transaction, { before, input, plan }: Judged): Promise<Refusals> {
  const { status, lost_reason, owner_id } = input;
  const isPlanned = isPlanAhead({ next_action: plan.action, next_action_at: plan.at }, new Date());
  const missing = missingFor({ before: before.status, status, isPlanned, hasReason: lost_reason !== null });
  return {
    // A plan that has become late meanwhile may stay as it is.
    ...(!isSamePlan(before, plan) && planRefusals(plan)),
    ...(missing === "plan" && !plan.action && { next_action: [PLAN_MISSING] }),
    ...(missing === "plan" && plan.action && plan.at && { next_action_at: [TIME_PAST] }),
    ...(missing === "reason" && { lost_reason: [REASON_MISSING] }),
    ...(owner_id && owner_id !== before.owner_id && !(await isOfTeam(tx, owner_id)) && { owner_id: [OWNER_UNLISTED] }),
  };
}

interface Late {
  actor: User;
  before: LockedInquiry;
  note: string | null;
}

/** Another request was first: the note is kept, once, and nothing else is changed. */
async function keepNote(tx: Transaction, { actor, before: { id, version }, note }: Late) {
  const conflict = await describeConflict(tx, { targetKind: TARGET, targetId: id, version, actions: DECIDING });
  const claim = note && (await claimOnce(tx, { kind: "late-note", content: [actor.id, id, note] }));
  if (!claim || claim.isRepeat) return unchanged<Outcome>(conflict);
  await addEvent(tx, { inquiryId: id, kind: "note", text: note, actor });
  return changed<Outcome>({ result: conflict, action: NOTED, targetId: id, cacheTags: NO_PAGE });
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
