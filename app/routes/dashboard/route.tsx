import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import flashUrl from "~/client/flash.ts?worker&url";
import menuUrl from "~/client/menu.ts?worker&url";
import { getOwnProfile } from "~/features/accounts/queries/accounts.server";
import { PROJECTS_LOAD_FAILURE } from "~/features/projects/model/project";
import { listProjectsOf, PROJECTS_PER_PAGE } from "~/features/projects/queries.server";
import { askedPage } from "~/lib/forms/list-fields";
import { pageCountOf } from "~/server/http/list-query.server";
import { requireUser } from "~/server/sessions/guards.server";
import { ErrorScreen } from "~/shell/error-screen";
import { SitePage } from "~/shell/site-page";
import { formatDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { ListPagination } from "~/ui/list-pagination";
import { AdminCard, DataCard, ProfileCard } from "./dashboard-cards";
import { ProjectList } from "./project-list";
import { toView } from "./view.server";

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  loadFailure: PROJECTS_LOAD_FAILURE,
  enhance: [menuUrl, flashUrl],
};

export const meta: MetaFunction = () => seo({ title: "Mon espace" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const page = askedPage(request);
  const [{ projects, matchCount }, profile] = await Promise.all([
    listProjectsOf(user.id, page),
    getOwnProfile(user.id),
  ]);
  const pageCount = pageCountOf(request, { page, matchCount, perPage: PROJECTS_PER_PAGE });
  const { company, erasure_requested_at: askedAt } = profile;
  const shown = { projects: toView(projects), page, pageCount };
  return { user, company, erasureAskedOn: askedAt && formatDate(askedAt), ...shown };
}

export default function Dashboard() {
  const { user, company, erasureAskedOn, projects, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <SitePage>
      <div className="dashboard">
        <section className="dashboard-main" aria-labelledby="projects-title">
          <div className="dashboard-head">
            <h1 id="projects-title">Mes projets</h1>
            <LinkButton to="/contact" hydrated variant="primary" size="sm">
              Nouveau Projet
            </LinkButton>
          </div>
          {user.role === "admin" && <AdminCard />}
          <ProjectList projects={projects} />
          <ListPagination action="/dashboard" page={page} pageCount={pageCount} />
        </section>
        <div className="dashboard-aside">
          <ProfileCard user={user} company={company} />
          <DataCard erasureAskedOn={erasureAskedOn} mayAsk={user.role === "client"} />
        </div>
      </div>
      <Outlet />
    </SitePage>
  );
}

export function ErrorBoundary() {
  return (
    <SitePage>
      <ErrorScreen />
    </SitePage>
  );
}
