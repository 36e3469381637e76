import type { ActionFunctionArgs } from "@remix-run/node";
import { submitExample } from "~/features/services/commands/submit-example.server";
import { EXAMPLE_SAVED } from "~/features/services/model/messages";
import { examplesPath } from "~/features/services/model/service";
import { exampleIdSchema } from "~/features/services/schema/example";
import { PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { answerForm } from "~/server/forms/form-outcome.server";
import { readFormWithFiles } from "~/server/forms/read-form-data.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Saves an example and goes to the page of the list on which it stands. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id: serviceId, exampleId: id } = paramsOr404(exampleIdSchema, params);
  return answerForm(submitExample({ actor, serviceId, id }, await readFormWithFiles(request, PICTURE_MAX_BYTES)), {
    intent: "example",
    onSaved: ({ page }) => redirectWithSuccess(examplesPath(serviceId, page), EXAMPLE_SAVED),
  });
}
