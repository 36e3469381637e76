import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import flashUrl from "~/enhance/flash.ts?worker&url";
import menuUrl from "~/enhance/menu.ts?worker&url";
import { requireUser } from "~/features/accounts/guards.server";
import { getOwnProfile } from "~/features/accounts/profile.server";
import { PROJECTS_LOAD_FAILURE } from "~/features/projects/model";
import { listProjectsOf } from "~/features/projects/queries.server";
import { formatDate } from "~/lib/format";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { ErrorScreen } from "~/shell/error-screen";
import { SitePage } from "~/shell/site-page";
import { LinkButton } from "~/ui/link-button";
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
  const [projects, profile] = await Promise.all([listProjectsOf(user.id), getOwnProfile(user.id)]);
  const { company, erasure_requested_at: askedAt } = profile;
  return { user, company, erasureAskedOn: askedAt && formatDate(askedAt), projects: projects.map(toProjectItem) };
}

export default function Dashboard() {
  const { user, company, erasureAskedOn, projects } = useLoaderData<typeof loader>();
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
          <ProjectList projects={projects} />
        </section>
        <div className="dashboard-aside">
          <ProfileCard user={user} company={company} />
          {user.role === "admin" && <AdminCard />}
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
