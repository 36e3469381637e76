import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { resendInvitation, updateClientLanguage } from "~/features/clients/commands/clients.server";
import {
  CLIENT_INVITED,
  CLIENT_INVITED_UNSENT,
  CLIENTS_LOAD_FAILURE,
  erasedNote,
  LANGUAGE_CHANGED,
  NO_NAME,
} from "~/features/clients/model";
import { getClient, WORK_PER_PAGE } from "~/features/clients/queries/clients.server";
import { changeLanguageSchema, clientIdSchema } from "~/features/clients/schema";
import { askedPage } from "~/lib/forms/list-fields";
import { requestPath } from "~/lib/web/request-path";
import { isMailSent } from "~/server/env.server";
import { runWithFlash } from "~/server/http/flash-command.server";
import { pageCountOf } from "~/server/http/page-count.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { ListPagination } from "~/ui/list-pagination";
import { PageHeader } from "~/ui/page-header";
import { ClientFacts } from "./client-facts";
import { ClientInquiries } from "./client-inquiries";
import { ClientProjects } from "./client-projects";
import { ErasureNote } from "./erasure-note";
import { InvitationNote } from "./invitation-note";
import type { ClientScreenData } from "./view.server";
import { toScreen } from "./view.server";

export const handle: RouteHandle = { loadFailure: CLIENTS_LOAD_FAILURE };

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.client.full_name ?? "Client" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const parsed = clientIdSchema.safeParse(params);
  const page = askedPage(request);
  const client = parsed.success ? await getClient(parsed.data.id, page) : null;
  if (!client) throw data(null, { status: 404 });
  const pageCount = pageCountOf(request, { page, matchCount: client.inquiryCount, perPage: WORK_PER_PAGE });
  return { client: toScreen(client), isMailSent, pages: { page, pageCount } };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = clientIdSchema.safeParse(params);
  if (!parsed.success) throw data(null, { status: 404 });
  const form = await request.formData();
  const { id } = parsed.data;
  const here = requestPath(request);
  const change = changeLanguageSchema.safeParse(Object.fromEntries(form));
  if (change.success)
    return runWithFlash(here, LANGUAGE_CHANGED, () => updateClientLanguage(actor, id, change.data.language));
  if (form.get("intent") !== "resend-invitation") throw data(null, { status: 400 });
  const said = isMailSent ? CLIENT_INVITED : CLIENT_INVITED_UNSENT;
  return runWithFlash(here, said, () => resendInvitation(actor, id));
}

export default function ClientPage() {
  const { client, isMailSent, pages } = useLoaderData<typeof loader>();
  const { id, full_name, since, erasedOn } = client;
  return (
    <>
      <PageHeader
        title={full_name ?? NO_NAME}
        description={`Client depuis le ${since}`}
        actions={
          <>
            <LinkButton to="/admin/clients" hydrated size="sm">
              Tous les clients
            </LinkButton>
            {!erasedOn && (
              <LinkButton to={`/admin/projects/new?client=${id}`} hydrated variant="primary" size="sm">
                Nouveau projet
              </LinkButton>
            )}
          </>
        }
      />
      {erasedOn ? <p>{erasedNote(erasedOn)}</p> : <Client {...{ client, isMailSent, pages }} />}
      <Outlet />
    </>
  );
}

interface ClientProps {
  client: ClientScreenData;
  isMailSent: boolean;
  /** Of what the client has written. */
  pages: { page: number; pageCount: number };
}

function Client({ client, isMailSent, pages }: ClientProps) {
  const { id, account, erasureAskedOn, projects, projectCount, inquiries } = client;
  return (
    <>
      {erasureAskedOn && <ErasureNote clientId={id} askedOn={erasureAskedOn} />}
      {(account === "invited" || account === "unconfirmed") && (
        <InvitationNote account={account} isMailSent={isMailSent} />
      )}
      <ClientFacts client={client} />
      <ClientProjects clientId={id} projects={projects} projectCount={projectCount} />
      <ClientInquiries inquiries={inquiries} />
      <ListPagination action={`/admin/clients/${id}`} {...pages} />
    </>
  );
}
