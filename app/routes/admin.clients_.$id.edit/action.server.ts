import type { ActionFunctionArgs } from "@remix-run/node";
import { updateClient } from "~/features/clients/commands/clients.server";
import { CLIENT_UPDATED } from "~/features/clients/model";
import { clientIdSchema } from "~/features/clients/schema";
import { clientCorrectionSchema } from "~/features/clients/schema.server";
import { overwrittenVersion } from "~/server/forms/edit-conflict.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { answerForm, saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { editConflictWarning } from "~/site/edit-conflict-warning";

/** Saves a client's name, company and telephone. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(clientIdSchema, params);
  return answerForm(submit(actor, id, await request.formData()), {
    intent: "client",
    onSaved: () => redirectWithSuccess(`/admin/clients/${id}`, CLIENT_UPDATED),
  });
}

async function submit(actor: User, id: string, form: FormData): Promise<FormOutcome> {
  const submission = parseForm(form, clientCorrectionSchema);
  if (submission.status !== "success") return shownAgain(submission.reply());
  const version = overwrittenVersion(form) ?? submission.value.version;
  const outcome = await updateClient(actor, id, { ...submission.value, version });
  if (outcome.kind === "saved") return saved(undefined);
  const formErrors = editConflictWarning("Ce client", outcome);
  return shownAgain(submission.reply({ formErrors }), { status: 409, newerVersion: outcome.version });
}
