import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { AccountState } from "~/features/clients/model";
import { ACCOUNT_LABELS, CLIENTS_LOAD_FAILURE, NO_EMAIL, NO_NAME } from "~/features/clients/model";
import { CLIENTS_PER_PAGE, countClientStates, listClients } from "~/features/clients/queries.server";
import { clientListSchema } from "~/features/clients/schema";
import { formatCount } from "~/lib/text/format-number";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { defineList } from "~/ui/define-list";
import { PageHeader } from "~/ui/page-header";
import { TouchLink } from "~/ui/touch-link";

export const handle: RouteHandle = { loadFailure: CLIENTS_LOAD_FAILURE };

export const meta = () => seo({ title: "Gestion des Clients" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [{ clients, ...found }, counts] = await Promise.all([
    loadList(request, { schema: clientListSchema, perPage: CLIENTS_PER_PAGE, find: listClients }),
    countClientStates(),
  ]);
  const rows = clients.map(({ created_at, erasure_requested_at, ...client }) => ({
    ...client,
    since: formatDate(created_at),
    wantsErasure: erasure_requested_at !== null,
  }));
  return { ...found, counts, rows };
}

const ACCOUNT_TONES = {
  active: "green",
  unconfirmed: "yellow",
  invited: "blue",
  none: "neutral",
} as const satisfies Record<AccountState, string>;

const ClientList = defineList<typeof loader>({
  path: "/admin/clients",
  strip: {
    label: "Filtrer les clients",
    name: "state",
    items: ({ counts }) => [
      { label: "Tous", count: counts.total, tone: "neutral" },
      { value: "invited", label: "Invités", count: counts.invited, tone: "blue" },
      { value: "unconfirmed", label: "Non confirmés", count: counts.unconfirmed, tone: "yellow" },
      { value: "erasure", label: "Effacement demandé", count: counts.erasure, tone: "red" },
    ],
  },
  search: { label: "Rechercher un client", placeholder: "Nom, e-mail, entreprise" },
  orders: [
    { value: "newest", label: "Les plus récents" },
    { value: "oldest", label: "Les plus anciens" },
    { value: "name", label: "Par nom" },
    { value: "projects", label: "Par nombre de projets" },
  ],
  rows: {
    caption: "Clients",
    columns: [
      {
        label: "Nom",
        isHeader: true,
        cell: ({ id, full_name, email }) => (
          <>
            <TouchLink to={`/admin/clients/${id}`} hydrated>
              <bdi>{full_name ?? NO_NAME}</bdi>
            </TouchLink>
            <span className="grid justify-items-start text-xs font-normal text-text-2">
              {email ? <TouchLink to={`mailto:${email}`}>{email}</TouchLink> : NO_EMAIL}
            </span>
          </>
        ),
      },
      {
        label: "Entreprise",
        isName: true,
        cell: ({ company }) =>
          company ? (
            <Badge tone="neutral" isName>
              {company}
            </Badge>
          ) : (
            "—"
          ),
      },
      {
        label: "Compte",
        cell: ({ account, wantsErasure }) => (
          <span className="flex flex-wrap items-center gap-y-0.5 gap-x-4 font-normal">
            <Badge tone={ACCOUNT_TONES[account]}>{ACCOUNT_LABELS[account]}</Badge>
            {wantsErasure && <Badge tone="red">Effacement demandé</Badge>}
          </span>
        ),
      },
      { label: "Projets", isNumber: true, cell: ({ projectCount }) => projectCount },
      { label: "Inscrit le", isNumber: true, cell: ({ since }) => since },
    ],
  },
  empty: {
    title: "Aucun client pour le moment",
    text: "Une demande convertie en fait un, lui aussi invité.",
    link: { to: "/admin/clients/new", label: "Inviter le premier client", isMain: true },
  },
  unmatched: { title: "Aucun client ne correspond", all: "Voir tous les clients" },
});

export default function Clients() {
  const data = useLoaderData<typeof loader>();
  const { total, invited } = data.counts;
  return (
    <>
      <PageHeader
        title="Gestion des Clients"
        description={formatCount(total, "client") + (invited > 0 ? `, dont ${formatCount(invited, "invité")}` : "")}
        links={[
          { to: "/admin/clients/import", label: "Importer (CSV)" },
          { to: "/admin/clients/new", label: "Inviter un client", isMain: true, opensDialog: true },
        ]}
      />
      <ClientList data={data} />
      <Outlet />
    </>
  );
}
