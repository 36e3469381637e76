import { replyTemplateSchema } from "~/features/replies/schema/template";
import { DomainError } from "~/server/errors.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { User } from "~/server/sessions/user";
import { createTemplate, updateTemplate } from "./templates.server";

/** Saves a template from its dialog, or adds one. @throws DomainError `not-found` for a template that is gone. */
export async function submitTemplate(actor: User, id: string | null, form: FormData): Promise<FormOutcome> {
  const submission = parseForm(form, replyTemplateSchema);
  if (submission.status !== "success") return shownAgain(submission.reply());
  try {
    await (id === null ? createTemplate(actor, submission.value) : updateTemplate(actor, id, submission.value));
    return saved(undefined);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw error;
    return shownAgain(submission.reply({ formErrors: [error.userMessage] }), { status: 409 });
  }
}
