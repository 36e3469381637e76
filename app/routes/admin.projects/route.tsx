import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { getClientName } from "~/features/clients/queries/clients.server";
import { PROJECTS_LOAD_FAILURE } from "~/features/projects/model/project";
import { countProjects, listProjects, PROJECTS_PER_PAGE } from "~/features/projects/queries.server";
import { projectListSchema } from "~/features/projects/schema";
import { formatCount } from "~/lib/text/format-number";
import { pageCountOf, parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { ListPagination } from "~/ui/list-pagination";
import { ListSummary } from "~/ui/list-summary";
import { PageHeader } from "~/ui/page-header";
import { ProjectFilters } from "./project-filters";
import { ProjectTable } from "./project-table";
import { toRow } from "./view.server";

export const handle: RouteHandle = { loadFailure: PROJECTS_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Gestion des Projets" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = parseQuery(request, projectListSchema);
  const [{ projects, matchCount }, counts, clientName] = await Promise.all([
    listProjects(list),
    countProjects(),
    list.client ? getClientName(list.client) : null,
  ]);
  const pageCount = pageCountOf(request, { page: list.page, matchCount, perPage: PROJECTS_PER_PAGE });
  return { list, projects: projects.map(toRow), counts, clientName, matchCount, pageCount };
}

export { action } from "./action.server";

export default function Projects() {
  const { list, projects, counts, clientName, matchCount, pageCount } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Gestion des Projets"
        description={`${formatCount(counts.total, "projet")}, dont ${formatCount(counts.active, "actif")}`}
        actions={
          <>
            <LinkButton to="/admin/projects/modeles" hydrated size="sm">
              Modèles d’étapes
            </LinkButton>
            <LinkButton to="/admin/projects/new" hydrated variant="primary" size="sm">
              Nouveau projet
            </LinkButton>
          </>
        }
      />
      <ProjectFilters list={list} counts={counts} clientName={clientName} />
      <ListSummary action="/admin/projects" matchCount={matchCount} />
      <ProjectTable projects={projects} isFiltered={Boolean(list.q || list.status || list.category || list.client)} />
      <ListPagination action="/admin/projects" page={list.page} pageCount={pageCount} />
      <Outlet />
    </>
  );
}
