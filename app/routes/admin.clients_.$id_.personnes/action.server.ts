import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { PEOPLE_COPY } from "~/content/client-people";
import { submitPeople } from "~/features/client-people/commands/submit-people.server";
import { INVITE_PERSON } from "~/features/client-people/model";
import { clientIdSchema } from "~/features/clients/schema";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { asNotFound, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Invites a person to a client, changes what it may do, or ends it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(clientIdSchema, params);
  const submitted = { actor, clientId: id, copy: PEOPLE_COPY.fr };
  const outcome = await submitPeople(submitted, await request.formData()).catch((error) => {
    throw asNotFound(error);
  });
  if (!outcome) throw data(null, { status: 400 });
  return answerForm(Promise.resolve(outcome), {
    intent: INVITE_PERSON,
    onSaved: (sentence) => redirectWithSuccess(`/admin/clients/${id}/personnes`, sentence),
  });
}
