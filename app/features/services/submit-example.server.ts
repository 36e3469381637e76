import type { User } from "~/features/accounts/model";
import { takePicture } from "~/features/media/commands.server";
import { createExample, updateExample } from "~/features/services/example-commands.server";
import { pageOfExample } from "~/features/services/example-queries.server";
import type { ExampleInput } from "~/features/services/example-schema";
import { exampleSchema } from "~/features/services/example-schema";
import { EXAMPLE_SAVED } from "~/features/services/messages";
import { searchHref } from "~/lib/search-href";
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

/**
 * Saves the dialog of an example and goes to the page on which it stands now, or shows the dialog again.
 * @throws a 404 for an example or a service that is gone.
 */
export async function submitExample({ actor, serviceId, id }: Target, sent: FormData) {
  const { form, error: pictureError } = await takePicture(sent, actor);
  const submission = parseForm(form, exampleSchema);
  const fieldErrors: Record<string, string[]> = pictureError ? { image_url: [pictureError] } : {};
  if (submission.status !== "success" || pictureError) return refuse(INTENT, submission.reply({ fieldErrors }));
  const page = await save({ actor, serviceId, id }, submission.value);
  const flash = { tone: "success", title: "Succès", description: EXAMPLE_SAVED } as const;
  const query = searchHref(new URLSearchParams(), { page: page > 1 ? page : null });
  return redirectWithFlash(`/admin/services/${serviceId}/examples${query}`, flash);
}

async function save({ actor, serviceId, id }: Target, input: ExampleInput): Promise<number> {
  try {
    if (id) await updateExample(actor, { serviceId, id }, input);
    return await pageOfExample(serviceId, id ?? (await createExample(actor, serviceId, input)));
  } catch (error) {
    throw asNotFound(error);
  }
}
