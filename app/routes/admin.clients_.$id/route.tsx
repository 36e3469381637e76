import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { resendInvitation, updateClientLanguage } from "~/features/clients/invite.server";
import {
  CHANGE_LANGUAGE,
  CLIENT_INVITED,
  CLIENT_INVITED_UNSENT,
  CLIENTS_LOAD_FAILURE,
  erasedNote,
  NO_EMAIL,
  NO_NAME,
} from "~/features/clients/model";
import { getClient, WORK_PER_PAGE } from "~/features/clients/queries.server";
import { changeLanguageSchema, clientIdSchema } from "~/features/clients/schema";
import { QuotesOf } from "~/features/quotes/components/quotes-of";
import { listQuoteRowsOf } from "~/features/quotes/queries.server";
import { askedPage } from "~/lib/forms/list-fields";
import { isMailSent } from "~/server/env.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { pageCountOf } from "~/server/http/list-query.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { LANGUAGE_LABELS, LANGUAGES } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { DescriptionList } from "~/ui/description-list";
import { ListPagination } from "~/ui/list-pagination";
import { PageHeader } from "~/ui/page-header";
import { ScreenLinkButton } from "~/ui/screen-link";
import { StatusSelect } from "~/ui/status-select";
import { ErasureNote, InvitationNote } from "./account-notes";
import { ClientInquiries, ClientProjects } from "./client-work";
import { toView } from "./view.server";

export const handle: RouteHandle = { loadFailure: CLIENTS_LOAD_FAILURE };

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.client.full_name ?? "Client" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(clientIdSchema, params);
  const page = askedPage(request);
  const [client, quotes] = await Promise.all([
    getClient(id, page).then(foundOr404),
    listQuoteRowsOf({ billing_client: { profile_id: id } }),
  ]);
  const pageCount = pageCountOf(request, { page, matchCount: client.inquiryCount, perPage: WORK_PER_PAGE });
  return { client: toView(client), isMailSent, quotes, pages: { page, pageCount } };
}

export const action = formAction({
  guard: requireAdmin,
  params: clientIdSchema,
  buttons: {
    [CHANGE_LANGUAGE]: {
      schema: changeLanguageSchema,
      run: ({ language }, { actor, params }) => updateClientLanguage(actor, params.id, language),
      done: "Langue mise à jour",
    },
    "resend-invitation": {
      schema: noFields,
      run: async (_, { actor, params }) => {
        await resendInvitation(actor, params.id);
        return isMailSent ? CLIENT_INVITED : CLIENT_INVITED_UNSENT;
      },
    },
  },
});

export default function ClientPage() {
  const { client, isMailSent, quotes, pages } = useLoaderData<typeof loader>();
  const { id, full_name, since, erasedOn } = client;
  return (
    <>
      <PageHeader
        title={full_name ?? NO_NAME}
        description={`Client depuis le ${since}`}
        actions={
          <>
            <ScreenLinkButton to="/admin/clients">Tous les clients</ScreenLinkButton>
            {!erasedOn && (
              <>
                <ScreenLinkButton to={`/admin/clients/${id}/edit`} preventScrollReset>
                  Modifier
                </ScreenLinkButton>
                <ScreenLinkButton to={`/admin/clients/${id}/personnes`}>Personnes</ScreenLinkButton>
                <ScreenLinkButton to={`/admin/clients-facturation/new?client=${id}`}>Facturation</ScreenLinkButton>
                <ScreenLinkButton to={`/admin/devis/new?client=${id}`}>Nouveau devis</ScreenLinkButton>
                <ScreenLinkButton to={`/admin/projects/new?client=${id}`} variant="primary">
                  Nouveau projet
                </ScreenLinkButton>
              </>
            )}
          </>
        }
      />
      {erasedOn ? (
        <p>{erasedNote(erasedOn)}</p>
      ) : (
        <Client client={client} isMailSent={isMailSent} quotes={quotes} pages={pages} />
      )}
      <Outlet />
    </>
  );
}

function Client({ client, isMailSent, quotes, pages }: Awaited<ReturnType<typeof loader>>) {
  const { id, email, phone, company, language, account } = client;
  const { erasureAskedOn, projects, projectCount, inquiries } = client;
  return (
    <>
      {erasureAskedOn && <ErasureNote clientId={id} askedOn={erasureAskedOn} />}
      {(account === "invited" || account === "unconfirmed") && (
        <InvitationNote account={account} isMailSent={isMailSent} />
      )}
      <section className="mb-9" aria-label="Coordonnées">
        <DescriptionList
          items={[
            { term: "Email", value: email ?? NO_EMAIL, to: email && `mailto:${email}` },
            { term: "Téléphone", value: phone?.text ?? "Non renseigné", to: phone?.href },
            { term: "Entreprise", value: company ? <bdi>{company}</bdi> : "Non renseignée" },
            {
              term: "Langue",
              value: (
                <StatusSelect
                  name="language"
                  label="Langue des e-mails"
                  value={language}
                  options={OPTIONS}
                  action={`/admin/clients/${id}`}
                >
                  <input type="hidden" name="intent" value={CHANGE_LANGUAGE} />
                </StatusSelect>
              ),
            },
            { term: "Compte", value: ACCOUNTS[account] },
          ]}
        />
      </section>
      <ClientProjects clientId={id} projects={projects} projectCount={projectCount} />
      <QuotesOf quotes={quotes} as="h2" />
      <ClientInquiries inquiries={inquiries} />
      <ListPagination action={`/admin/clients/${id}`} {...pages} />
    </>
  );
}

const ACCOUNTS = {
  active: "Se connecte avec son mot de passe",
  unconfirmed: "Inscrit de lui-même, adresse non confirmée",
  invited: "Invité, n’a pas encore choisi de mot de passe",
  none: "Sans adresse de connexion",
};

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));
