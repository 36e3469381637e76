import type { User } from "~/features/accounts/model";
import { SERVICE_CREATED, SERVICE_REQUIRED, SERVICE_UPDATED } from "~/features/services/messages";
import { serviceSchema } from "~/features/services/schema";
import { createService, updateService } from "~/features/services/service-commands.server";
import { redirectWithFlash } from "~/server/flash.server";
import { refuse } from "~/server/form-answer.server";
import { asNotFound } from "~/server/gone.server";
import { answerListIntent } from "~/server/list-intent.server";
import { parseForm } from "~/server/parse-form.server";

interface Target {
  actor: User;
  /** The service; null for a new one. */
  id: string | null;
  /** Where to go when it is saved. */
  backTo: string;
}

/** Saves the dialog of a service, or shows it again. @throws a 404 for a service that is gone. */
export async function submitService({ actor, id, backTo }: Target, form: FormData) {
  const submission = parseForm(form, serviceSchema);
  const grown = answerListIntent("service", submission);
  if (grown) return grown;
  if (submission.status !== "success") return refuse("service", submission.reply(reasons(form)));
  try {
    if (id) await updateService(actor, id, submission.value);
    else await createService(actor, submission.value);
  } catch (error) {
    throw asNotFound(error);
  }
  const description = id ? SERVICE_UPDATED : SERVICE_CREATED;
  return redirectWithFlash(backTo, { tone: "success", title: "Succès", description });
}

function reasons(form: FormData) {
  const isMissing = ["title", "category"].some((name) => !String(form.get(name) ?? "").trim());
  return isMissing ? { formErrors: [SERVICE_REQUIRED] } : {};
}
