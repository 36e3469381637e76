import { SERVICE_REQUIRED, SERVICE_SLUG_TAKEN } from "~/features/services/model/messages";
import { serviceSchema } from "~/features/services/schema/service";
import { DomainError } from "~/server/errors.server";
import { overwrittenVersion } from "~/server/forms/edit-conflict.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { listIntentOutcome, saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { User } from "~/server/sessions/user";
import { editConflictWarning } from "~/site/edit-conflict-warning";
import { createService, updateService } from "./services.server";

interface Target {
  actor: User;
  /** The service; null for a new one. */
  id: string | null;
}

/** Saves the dialog of a service. @throws DomainError `not-found`. */
export async function submitService({ actor, id }: Target, form: FormData): Promise<FormOutcome> {
  const submission = parseForm(form, serviceSchema);
  const resized = listIntentOutcome(submission);
  if (resized) return resized;
  if (submission.status !== "success") return shownAgain(submission.reply(missingFields(form)));
  const version = overwrittenVersion(form) ?? submission.value.version;
  try {
    if (!id) {
      await createService(actor, submission.value);
      return saved(undefined);
    }
    const outcome = await updateService(actor, id, { ...submission.value, version });
    if (outcome.kind === "saved") return saved(undefined);
    const lastResult = submission.reply({ formErrors: editConflictWarning("Ce service", outcome) });
    return shownAgain(lastResult, { status: 409, newerVersion: outcome.version });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw error;
    return shownAgain(submission.reply({ fieldErrors: { slug: [SERVICE_SLUG_TAKEN] } }), { status: 409 });
  }
}

function missingFields(form: FormData) {
  const isMissing = ["title", "category"].some((name) => !String(form.get(name) ?? "").trim());
  return isMissing ? { formErrors: [SERVICE_REQUIRED] } : {};
}
