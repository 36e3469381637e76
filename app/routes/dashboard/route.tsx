import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import flashUrl from "~/enhance/flash.ts?worker&url";
import menuUrl from "~/enhance/menu.ts?worker&url";
import { requireUser } from "~/features/accounts/guards.server";
import { getOwnProfile } from "~/features/accounts/profile.server";
import { PROJECTS_LOAD_FAILURE } from "~/features/projects/model";
import { listProjectsOf, PROJECTS_PER_PAGE } from "~/features/projects/queries.server";
import { formatDate } from "~/lib/format";
import { askedPage } from "~/lib/list-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { pageCountOf } from "~/server/last-page.server";
import { ErrorScreen } from "~/shell/error-screen";
import { SitePage } from "~/shell/site-page";
import { LinkButton } from "~/ui/link-button";
import { ListPagination } from "~/ui/list-pagination";
import { AdminCard } from "./admin-card";
import { DataCard } from "./data-card";
import { ProfileCard } from "./profile-card";
import { ProjectList } from "./project-list";
import { toProjectItem } from "./to-project-item";

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
  const shown = { projects: projects.map(toProjectItem), page, pageCount };
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
