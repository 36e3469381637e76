import type { ActionFunctionArgs } from "@remix-run/node";
import { submitService } from "~/features/services/commands/submit-service.server";
import { SERVICE_UPDATED } from "~/features/services/model/messages";
import { serviceIdSchema } from "~/features/services/schema/service";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Saves a service and goes back to the list, as it was filtered. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(serviceIdSchema, params);
  const list = `/admin/services${new URL(request.url).search}`;
  return answerForm(submitService({ actor, id }, await request.formData()), {
    intent: "service",
    onSaved: () => redirectWithSuccess(list, SERVICE_UPDATED),
  });
}
