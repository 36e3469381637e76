import { data } from "@remix-run/node";
import { PEOPLE_COPY } from "~/content/client-people";
import { acceptInvitation, refuseInvitation } from "~/features/client-people/commands/invitations.server";
import { removePerson } from "~/features/client-people/commands/people.server";
import { ACCEPT_INVITATION, LEAVE_CLIENT, REFUSE_INVITATION } from "~/features/client-people/model";
import { peopleForms } from "~/features/client-people/people-forms.server";
import { getClientOf } from "~/features/client-people/queries.server";
import { CLIENT_GONE } from "~/features/clients/model";
import { clientIdSchema } from "~/features/clients/schema";
import { DomainError } from "~/server/errors.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { SignedInUser } from "~/server/sessions/user";

const invitations = rateLimit({ name: "person-invitation", points: 20, seconds: 3600 });
/** To one address for one client. */
const lettersToOne = rateLimit({ name: "person-invitation-letter", points: 3, seconds: 3600 });

interface Sent {
  actor: SignedInUser;
  params: { id: string };
}

const copyOf = ({ actor }: Sent) => PEOPLE_COPY[actor.language];
const pathOf = ({ params }: Sent) => `/dashboard/personnes/${params.id}`;
const answer = { schema: noFields, to: () => "/dashboard", hasNotFound: true };

/**
 * Invites a person to a client for whom the user decides, changes what it may do, or ends it. An invited user answers, and
 * may leave by itself.
 */
export const action = formAction({
  guard: requireUser,
  params: clientIdSchema,
  intents: peopleForms<Sent>({
    copyOf,
    admit: async (sent) => {
      const { permission } = await expectClientOf(sent);
      if (permission === "decides") return;
      throw await redirectWithFlash(pathOf(sent), { tone: "error", title: copyOf(sent).readsOnly });
    },
    expectFewLetters: async (sent, email) => {
      const { actor, params } = sent;
      const ofUser = await invitations.consume(actor.id);
      const retryAfterSeconds = ofUser ?? (await lettersToOne.consume(`${params.id} ${email}`));
      if (retryAfterSeconds === null) return;
      throw new DomainError("too-many", copyOf(sent).refused.tooMany, { field: "email", retryAfterSeconds });
    },
    done: (sent, title) => redirectWithFlash(pathOf(sent), { tone: "success", title }),
  }),
  buttons: {
    [ACCEPT_INVITATION]: {
      ...answer,
      run: async (_, sent) => {
        await acceptInvitation(sent.actor, sent.params.id);
        return { title: copyOf(sent).invited.accepted };
      },
    },
    [REFUSE_INVITATION]: {
      ...answer,
      run: async (_, sent) => {
        await refuseInvitation(sent.actor, sent.params.id);
        return { title: copyOf(sent).invited.refused };
      },
    },
    [LEAVE_CLIENT]: {
      ...answer,
      run: async (_, sent) => {
        const { actor, params } = sent;
        if (params.id === actor.id) throw data(null, { status: 400 });
        await expectClientOf(sent);
        await removePerson(actor, { clientId: params.id, profileId: actor.id });
        return { title: copyOf(sent).leave.done };
      },
    },
  },
});

/** @throws DomainError `not-found` for a client that the user does not see */
async function expectClientOf({ actor, params }: Sent) {
  const client = await getClientOf(actor.id, params.id);
  if (!client) throw new DomainError("not-found", CLIENT_GONE);
  return client;
}
