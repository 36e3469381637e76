import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { REDIRECTS_PATH } from "~/features/redirects/model";
import { listRedirects } from "~/features/redirects/queries.server";
import { redirectListSchema } from "~/features/redirects/schema";
import { pageCountOf, parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { AppLink } from "~/ui/app-link";
import { BackLink } from "~/ui/back-link";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { ListFilters } from "~/ui/list-filters";
import { ListPagination } from "~/ui/list-pagination";
import { ListSummary } from "~/ui/list-summary";
import { PageHeader } from "~/ui/page-header";
import { RedirectTable } from "./redirect-table";

const TITLE = "Redirections";
const PER_PAGE = 50;

export const handle: RouteHandle = { loadFailure: "Impossible de charger les redirections" };

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = parseQuery(request, redirectListSchema);
  const { redirects, matchCount, total, open } = await listRedirects(list, PER_PAGE);
  return {
    ...{ list, total, open, matchCount },
    redirects: redirects.map(({ id, from_path, to_path }) => ({ id, from_path, to_path })),
    pageCount: pageCountOf(request, { page: list.page, matchCount, perPage: PER_PAGE }),
  };
}

export default function Redirects() {
  const { list, redirects, total, open, matchCount, pageCount } = useLoaderData<typeof loader>();
  const add = (
    <LinkButton to={`${REDIRECTS_PATH}/new`} hydrated preventScrollReset variant="primary" size="sm">
      Nouvelle redirection
    </LinkButton>
  );
  return (
    <>
      <BackLink to="/admin/blog" hydrated>
        Gestion du Blog
      </BackLink>
      <PageHeader
        title={TITLE}
        description="Les adresses de l’ancien site, et les pages où elles mènent. Une adresse que ce site a lui-même n’est jamais redirigée."
        actions={total > 0 && add}
      />
      {total > 0 && (
        <ListFilters
          action={REDIRECTS_PATH}
          strip={{
            label: "Filtrer par état",
            name: "state",
            current: list.state,
            items: [
              { label: "Toutes", count: total, tone: "neutral" },
              { value: "open", label: "Sans destination", count: open, tone: "yellow" },
              { value: "set", label: "Redirigées", count: total - open, tone: "green" },
            ],
          }}
          search={{ label: "Rechercher une adresse", placeholder: "/2021/03/…", q: list.q, selects: [] }}
        />
      )}
      <ListSummary action={REDIRECTS_PATH} matchCount={matchCount} />
      {redirects.length > 0 ? <RedirectTable redirects={redirects} /> : <NoRedirect isFiltered={total > 0} add={add} />}
      <ListPagination action={REDIRECTS_PATH} page={list.page} pageCount={pageCount} />
      <Outlet />
    </>
  );
}

function NoRedirect({ isFiltered, add }: { isFiltered: boolean; add: React.ReactNode }) {
  if (!isFiltered) {
    return (
      <EmptyState title="Aucune redirection pour le moment" action={add}>
        L’import d’un site WordPress apporte les siennes.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Aucune adresse ne correspond">
      <AppLink to={REDIRECTS_PATH} hydrated>
        Voir toutes les redirections
      </AppLink>
    </EmptyState>
  );
}
