import { caseSchema } from "~/features/case-studies/schema";
import { takePicture } from "~/features/media/commands/take-picture.server";
import { DomainError } from "~/server/errors.server";
import { overwrittenVersion } from "~/server/forms/edit-conflict.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { User } from "~/server/sessions/user";
import { editConflictWarning } from "~/site/edit-conflict-warning";
import { createCase, updateCase } from "./cases.server";

/** The outcome of a case's form: a new one where it has no id. @throws DomainError `not-found`. */
export async function submitCase(
  { actor, id }: { actor: User; id: string | null },
  sent: FormData,
): Promise<FormOutcome<{ id: string }>> {
  const { form, error } = await takePicture(sent, actor);
  const submission = parseForm(form, caseSchema);
  if (submission.status !== "success" || error) {
    return shownAgain(submission.reply(error ? { fieldErrors: { image_url: [error] } } : {}));
  }
  const input = { ...submission.value, version: overwrittenVersion(sent) ?? submission.value.version };
  try {
    if (id === null) return saved(await createCase(actor, input));
    const outcome = await updateCase(actor, id, input);
    if (outcome.kind === "saved") return saved({ id });
    const lastResult = submission.reply({ formErrors: editConflictWarning("Cette réalisation", outcome) });
    return shownAgain(lastResult, { status: 409, newerVersion: outcome.version });
  } catch (refusal) {
    if (!(refusal instanceof DomainError) || refusal.code === "not-found") throw refusal;
    const { code, userMessage } = refusal;
    const reply = code === "conflict" ? { fieldErrors: { slug: [userMessage] } } : { formErrors: [userMessage] };
    return shownAgain(submission.reply(reply));
  }
}
