import { preparePicture } from "~/features/media/commands/take-picture.server";
import { updateExample } from "~/features/services/commands/examples.server";
import { EXAMPLE_SAVED } from "~/features/services/model/messages";
import { examplesPath } from "~/features/services/model/service";
import { getExamplePage } from "~/features/services/queries/examples.server";
import { exampleIdSchema, exampleSchema } from "~/features/services/schema/example";
import { PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Saves an example and goes to the page of the list on which it stands. */
export const action = formAction({
  guard: requireAdmin,
  params: exampleIdSchema,
  maxFileBytes: PICTURE_MAX_BYTES,
  intents: {
    example: {
      schema: exampleSchema,
      prepare: preparePicture,
      run: async (example, { actor, params: { id: serviceId, exampleId: id } }) => {
        await updateExample(actor, { serviceId, id }, example);
        return redirectWithSuccess(examplesPath(serviceId, await getExamplePage(serviceId, id)), EXAMPLE_SAVED);
      },
    },
  },
});
