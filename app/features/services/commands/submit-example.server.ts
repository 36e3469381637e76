import { takePicture } from "~/features/media/commands/take-picture.server";
import { EXAMPLE_SAVED } from "~/features/services/model/messages";
import { pageOfExample } from "~/features/services/queries/examples.server";
import type { ExampleInput } from "~/features/services/schema/example";
import { exampleSchema } from "~/features/services/schema/example";
import { searchHref } from "~/lib/web/search-href";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { asNotFound } from "~/server/http/not-found.server";
import type { User } from "~/server/sessions/user";
import { createExample, updateExample } from "./examples.server";

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
