import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PEOPLE_COPY } from "~/content/client-people";
import { CLIENTS_LOAD_FAILURE } from "~/features/clients/model";
import { InviteForm } from "~/features/clients/people/components/invite-form";
import { InvitationList, PeopleList } from "~/features/clients/people/components/people-list";
import { peopleForms, shownInvitations, shownPeople } from "~/features/clients/people/people-forms.server";
import { getClientName, listInvitations, listPeople } from "~/features/clients/people/queries.server";
import { clientIdSchema } from "~/features/clients/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";

export const handle: RouteHandle = { loadFailure: CLIENTS_LOAD_FAILURE };

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  seo({ title: found ? `Personnes\u202f: ${found.name}` : "Personnes" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(clientIdSchema, params);
  const name = await getClientName(id);
  if (name === null) throw data(null, { status: 404 });
  const reader = { language: "fr", since: PEOPLE_COPY.fr.since } as const;
  const [people, invitations] = await Promise.all([listPeople(id), listInvitations(id)]);
  return { id, name, people: shownPeople(people, reader), invitations: shownInvitations(invitations, reader) };
}

export const action = formAction({
  guard: requireAdmin,
  params: clientIdSchema,
  intents: peopleForms({
    copyOf: () => PEOPLE_COPY.fr,
    done: ({ params }, sentence) => redirectWithSuccess(`/admin/clients/${params.id}/personnes`, sentence),
  }),
});

export default function PeopleOfClient() {
  const { id, name, people, invitations } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={`Personnes\u202f: ${name}`}
        description="Elles voient les projets, fichiers, devis et factures de ce client, chacune avec son propre compte."
        links={[{ to: `/admin/clients/${id}`, label: "Le client" }]}
      />
      <div className="max-w-200">
        <PeopleList people={people} mayChange words={PEOPLE_COPY.fr} />
        <InvitationList invitations={invitations} words={PEOPLE_COPY.fr} />
        <InviteForm count={people.length + invitations.length} words={PEOPLE_COPY.fr} />
      </div>
    </>
  );
}
