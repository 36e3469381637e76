import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import siteUrl from "~/client/site.ts?worker&url";
import { PEOPLE_COPY } from "~/content/client-people";
import { CLIENT_GONE } from "~/features/clients/model";
import { InviteForm } from "~/features/clients/people/components/invite-form";
import { InvitationList, LeaveForm, PeopleList } from "~/features/clients/people/components/people-list";
import { ACCEPT_INVITATION, LEAVE_CLIENT, REFUSE_INVITATION } from "~/features/clients/people/model";
import { peopleForms, shownInvitations, shownPeople } from "~/features/clients/people/people-forms.server";
import { getClientOf, getInvitationTo, listInvitations, listPeople } from "~/features/clients/people/queries.server";
import { acceptInvitation, refuseInvitation, removePerson } from "~/features/clients/people/write.server";
import { clientIdSchema } from "~/features/clients/schema";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { DomainError } from "~/server/errors.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { SignedInUser } from "~/server/sessions/user";
import { SiteError } from "~/shell/site-error";
import { useRootData } from "~/shell/site-page";
import { SpacePage } from "~/shell/space-page";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { AnswerInvitation } from "./answer-invitation";

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

/** @throws DomainError `not-found` for a client that the user does not see */
async function expectClientOf({ actor, params }: Sent) {
  const client = await getClientOf(actor.id, params.id);
  if (!client) throw new DomainError("not-found", CLIENT_GONE);
  return client;
}

export const handle: RouteHandle = {
  sheet,
  hydrate: true,
  isPrivate: true,
  enhance: [siteUrl],
  lang: loadedLanguage,
};

export const meta: MetaFunction<typeof loader> = ({ data: found }) => seo({ title: found?.words.title ?? "Personnes" });

/**
 * Who sees the projects of a client; for a user whom the client has invited, the invitation.
 * @throws a 404 for a client that neither is the user's nor has invited it
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(clientIdSchema, params);
  const { language } = user;
  const { since, refused, missing, done, invited, ...words } = PEOPLE_COPY[language];
  const client = await getClientOf(user.id, id);
  if (client) {
    const mayChange = client.permission === "decides";
    const reader = { language, since };
    return {
      language,
      words,
      invitation: null,
      name: client.name,
      mayChange,
      mayLeave: client.id !== user.id,
      people: shownPeople(await listPeople(id), reader),
      invitations: mayChange ? shownInvitations(await listInvitations(id), reader) : [],
    };
  }
  const invitation = foundOr404(await getInvitationTo(user.id, id));
  const { text, may, title, accept, refuse } = invited;
  const asked = { text: text(invitation.name), may: may[invitation.permission], accept, refuse };
  return { language, words: { ...words, title }, name: invitation.name, invitation: asked };
}

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

export default function People() {
  const found = useLoaderData<typeof loader>();
  const { words, name, invitation } = found;
  return (
    <SpacePage parts="*:max-w-200" back={{ to: "/dashboard", label: words.back }}>
      <h1 className="mt-2 mb-2 text-[length:clamp(2rem,1.5rem_+_2vw,3rem)]">{words.title}</h1>
      <p className="mb-1 text-text-2 wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      {invitation ? (
        <AnswerInvitation {...invitation} words={{ ...invitation, sending: words.sending }} />
      ) : (
        <PeopleOfClient found={found} />
      )}
    </SpacePage>
  );
}

type Found = ReturnType<typeof useLoaderData<typeof loader>>;

function PeopleOfClient({ found }: { found: Extract<Found, { invitation: null }> }) {
  const { language, words, people, invitations, mayChange, mayLeave } = found;
  const site = useRootData()?.site;
  return (
    <>
      <p className="mb-8 note">{mayChange ? words.intro : words.readsOnly}</p>
      <PeopleList people={people} mayChange={mayChange} words={words} />
      {mayChange && (
        <>
          <InvitationList invitations={invitations} words={words} />
          <InviteForm count={people.length + invitations.length} words={words} />
          <PrivacyNotice purpose="colleague" site={site} language={language} ofPage={language} />
        </>
      )}
      {mayLeave && <LeaveForm words={words} />}
    </>
  );
}

export function ErrorBoundary() {
  return <SiteError homeTo="/dashboard" />;
}
