import { takePicture } from "~/features/media/commands/take-picture.server";
import { getExamplePage } from "~/features/services/queries/examples.server";
import { exampleSchema } from "~/features/services/schema/example";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { User } from "~/server/sessions/user";
import { createExample, updateExample } from "./examples.server";

interface Target {
  actor: User;
  serviceId: string;
  /** The example; null for a new one. */
  id: string | null;
}

/**
 * Saves the dialog of an example. @returns the page of the list on which the example stands now
 * @throws DomainError `not-found` for an example or a service that is gone.
 */
export async function submitExample(
  { actor, serviceId, id }: Target,
  sent: FormData,
): Promise<FormOutcome<{ page: number }>> {
  const { form, error: pictureError } = await takePicture(sent, actor);
  const submission = parseForm(form, exampleSchema);
  const fieldErrors: Record<string, string[]> = pictureError ? { image_url: [pictureError] } : {};
  if (submission.status !== "success" || pictureError) return shownAgain(submission.reply({ fieldErrors }));
  if (id) await updateExample(actor, { serviceId, id }, submission.value);
  const exampleId = id ?? (await createExample(actor, serviceId, submission.value));
  return saved({ page: await getExamplePage(serviceId, exampleId) });
}
