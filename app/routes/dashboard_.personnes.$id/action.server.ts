import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { PEOPLE_COPY } from "~/content/client-people";
import { acceptInvitation, refuseInvitation } from "~/features/client-people/commands/invitations.server";
import { removePerson } from "~/features/client-people/commands/people.server";
import { submitPeople } from "~/features/client-people/commands/submit-people.server";
import { ACCEPT_INVITATION, INVITE_PERSON, LEAVE_CLIENT, REFUSE_INVITATION } from "~/features/client-people/model";
import { getClientOf } from "~/features/client-people/queries.server";
import { clientIdSchema } from "~/features/clients/schema";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { asNotFound, paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";

/**
 * Invites a person to a client for whom the user decides, changes what it may do, or ends it. An invited user answers, and
 * may leave by itself.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(clientIdSchema, params);
  const copy = PEOPLE_COPY[user.language];
  const here = `/dashboard/personnes/${id}`;
  const form = await request.formData();
  if (form.get("intent") === ACCEPT_INVITATION) {
    await acceptInvitation(user, id).catch((error) => {
      throw asNotFound(error);
    });
    return redirectWithFlash("/dashboard", { tone: "success", title: copy.invited.accepted });
  }
  if (form.get("intent") === REFUSE_INVITATION) {
    await refuseInvitation(user, id);
    return redirectWithFlash("/dashboard", { tone: "success", title: copy.invited.refused });
  }
  const client = await getClientOf(user.id, id);
  if (!client) throw data(null, { status: 404 });
  if (form.get("intent") === LEAVE_CLIENT && id !== user.id) {
    await removePerson(user, { clientId: id, profileId: user.id });
    return redirectWithFlash("/dashboard", { tone: "success", title: copy.leave.done });
  }
  if (client.permission !== "decides") return redirectWithFlash(here, { tone: "error", title: copy.readsOnly });
  const outcome = await submitPeople({ actor: user, clientId: id, copy }, form).catch((error) => {
    throw asNotFound(error);
  });
  if (!outcome) throw data(null, { status: 400 });
  return answerForm(Promise.resolve(outcome), {
    intent: INVITE_PERSON,
    onSaved: (title) => redirectWithFlash(here, { tone: "success", title }),
  });
}
