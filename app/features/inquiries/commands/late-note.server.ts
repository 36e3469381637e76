import { INQUIRY_GONE } from "~/features/inquiries/model/inquiry";
import { getMergedInto } from "~/features/inquiries/queries/returning.server";
import { followUpSchema } from "~/features/inquiries/schema/follow-up";
import { getSite } from "~/features/settings/queries.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { User } from "~/server/sessions/user";
import { formatDateTime } from "~/site/format";
import { lockInquiry } from "./change-inquiry.server";
import { addEvent } from "./events.server";
import { planOf } from "./follow-up.server";

interface Target {
  actor: User;
  id: string;
}

/** What was typed for an inquiry that is gone, and the inquiry in whose history it stands now; null where in none. */
export interface LateNote {
  text: string | null;
  keptId: string | null;
}

/**
 * Keeps what was typed about an inquiry that was merged meanwhile, as a note to the one that was kept. The same form
 * sent twice is noted once.
 */
export async function keepLateNote({ actor, id }: Target, form: FormData): Promise<LateNote> {
  const text = await typedText(form);
  const keptId = await getMergedInto(id);
  if (!keptId || !text) return { text, keptId };
  const command = { actor, action: "noted", target: "inquiry", notFound: INQUIRY_GONE };
  await runCommand(command, async (tx) => {
    await lockInquiry(tx, keptId);
    const claim = await claimOnce(tx, { kind: "late-note", content: [actor.id, id, text] });
    if (claim.isRepeat) return unchanged(undefined);
    await addEvent(tx, { inquiryId: keptId, kind: "note", text, actor });
    return changed({ result: undefined, targetId: keptId, cacheTags: [] });
  });
  return { text, keptId };
}

/** The note of the form, and what it plans, as one text. */
async function typedText(form: FormData): Promise<string | null> {
  const submission = parseForm(form, followUpSchema);
  if (submission.status !== "success") return null;
  const { action, at } = planOf(submission.value, (await getSite()).openingHours);
  const plan = action && `Prévu\u202f: ${at ? `${action}, ${formatDateTime(at)}` : action}`;
  return [submission.value.note, plan].filter(Boolean).join("\n") || null;
}
