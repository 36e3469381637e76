import type { ActionFunctionArgs } from "@remix-run/node";
import { submitService } from "~/features/services/commands/submit-service.server";
import { SERVICE_CREATED } from "~/features/services/model/messages";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Creates a service and goes back to the list, as it was filtered. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const list = `/admin/services${new URL(request.url).search}`;
  return answerForm(submitService({ actor, id: null }, await request.formData()), {
    intent: "service",
    onSaved: () => redirectWithSuccess(list, SERVICE_CREATED),
  });
}
