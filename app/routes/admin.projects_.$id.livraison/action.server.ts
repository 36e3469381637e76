import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { saveHandover } from "~/features/handovers/commands/save-handover.server";
import { HAND_OVER, HANDED_OVER, HANDOVER_MENDED, HANDOVER_SAVED, SAVE } from "~/features/handovers/model";
import { handoverSchema } from "~/features/handovers/schema";
import { projectIdSchema } from "~/features/projects/schema";
import { DomainError } from "~/server/errors.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { asNotFound, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Stores what is handed over, or hands it over. Both buttons belong to one form. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(projectIdSchema, params);
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent !== SAVE && intent !== HAND_OVER) throw data(null, { status: 400 });
  const isFinal = intent === HAND_OVER;
  const submission = parseForm(form, handoverSchema);
  if (submission.status !== "success") return refuse(SAVE, submission.reply());
  try {
    const { isHandedOver } = await saveHandover(actor, id, submission.value, { isFinal });
    const mended = isHandedOver ? HANDOVER_MENDED : HANDOVER_SAVED;
    return await redirectWithSuccess(`/admin/projects/${id}/livraison`, isFinal ? HANDED_OVER : mended);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw asNotFound(error);
    return refuse(SAVE, submission.reply({ formErrors: [error.userMessage] }), { status: 409 });
  }
}
