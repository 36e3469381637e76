import { takePicture } from "~/features/media/commands/take-picture.server";
import { memberSchema } from "~/features/team/schema";
import { DomainError } from "~/server/errors.server";
import { overwrittenVersion } from "~/server/forms/edit-conflict.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { User } from "~/server/sessions/user";
import { editConflictWarning } from "~/site/edit-conflict-warning";
import { createMember, updateMember } from "./members.server";

/** The outcome of a person's form: somebody new where it has no id. @throws DomainError `not-found`. */
export async function submitMember(
  { actor, id }: { actor: User; id: string | null },
  sent: FormData,
): Promise<FormOutcome> {
  const { form, error } = await takePicture(sent, actor);
  const submission = parseForm(form, memberSchema);
  if (submission.status !== "success" || error) {
    return shownAgain(submission.reply(error ? { fieldErrors: { image_url: [error] } } : {}));
  }
  const input = { ...submission.value, version: overwrittenVersion(sent) ?? submission.value.version };
  try {
    if (id === null) {
      await createMember(actor, input);
      return saved(undefined);
    }
    const outcome = await updateMember(actor, id, input);
    if (outcome.kind === "saved") return saved(undefined);
    const lastResult = submission.reply({ formErrors: editConflictWarning("Cette fiche", outcome) });
    return shownAgain(lastResult, { status: 409, newerVersion: outcome.version });
  } catch (refusal) {
    if (!(refusal instanceof DomainError) || refusal.code === "not-found") throw refusal;
    return shownAgain(submission.reply({ formErrors: [refusal.userMessage] }));
  }
}
