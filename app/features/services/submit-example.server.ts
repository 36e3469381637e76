import type { User } from "~/features/accounts/model";
import { takePicture } from "~/features/media/commands.server";
import { createExample, updateExample } from "~/features/services/example-commands.server";
import { exampleSchema } from "~/features/services/example-schema";
import { EXAMPLE_SAVED } from "~/features/services/messages";
import { redirectWithFlash } from "~/server/flash.server";
import { refuse } from "~/server/form-answer.server";
import { asNotFound } from "~/server/gone.server";
import { parseForm } from "~/server/parse-form.server";

const INTENT = "example";

interface Target {
  actor: User;
  serviceId: string;
  /** The example; null for a new one. */
  id: string | null;
}

/** Saves the dialog of an example, or shows it again. @throws a 404 for an example or a service that is gone. */
export async function submitExample({ actor, serviceId, id }: Target, sent: FormData) {
  const { form, error: pictureError } = await takePicture(sent, actor);
  const submission = parseForm(form, exampleSchema);
  const fieldErrors: Record<string, string[]> = pictureError ? { image_url: [pictureError] } : {};
  if (submission.status !== "success" || pictureError) return refuse(INTENT, submission.reply({ fieldErrors }));
  try {
    if (id) await updateExample(actor, { serviceId, id }, submission.value);
    else await createExample(actor, serviceId, submission.value);
  } catch (error) {
    throw asNotFound(error);
  }
  const flash = { tone: "success", title: "Succès", description: EXAMPLE_SAVED } as const;
  return redirectWithFlash(`/admin/services/${serviceId}/examples`, flash);
}
