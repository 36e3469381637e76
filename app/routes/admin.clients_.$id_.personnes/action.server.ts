import { PEOPLE_COPY } from "~/content/client-people";
import { peopleForms } from "~/features/client-people/people-forms.server";
import { clientIdSchema } from "~/features/clients/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Invites a person to a client, changes what it may do, or ends it. */
export const action = formAction({
  guard: requireAdmin,
  params: clientIdSchema,
  intents: peopleForms({
    copyOf: () => PEOPLE_COPY.fr,
    done: ({ params }, sentence) => redirectWithSuccess(`/admin/clients/${params.id}/personnes`, sentence),
  }),
});
