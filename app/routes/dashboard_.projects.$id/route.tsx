import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import flashUrl from "~/client/flash.ts?worker&url";
import menuUrl from "~/client/menu.ts?worker&url";
import { ProjectStatusBadge } from "~/features/projects/components/project-badges";
import { ProjectTimeline } from "~/features/projects/components/project-timeline";
import { PROJECT_STATUS_SENTENCES, PROJECTS_LOAD_FAILURE } from "~/features/projects/model/project";
import { getProjectOf } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";
import { ErrorScreen } from "~/shell/error-screen";
import { SitePage } from "~/shell/site-page";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { AppLink } from "~/ui/app-link";
import { DescriptionList } from "~/ui/description-list";
import { LinkButton } from "~/ui/link-button";
import { toView } from "./view.server";

export const handle: RouteHandle = {
  hydrate: true,
  isPrivate: true,
  loadFailure: PROJECTS_LOAD_FAILURE,
  enhance: [menuUrl, flashUrl],
};

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.project.title ?? "Projet" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(projectIdSchema, params);
  const project = await getProjectOf(user.id, id);
  if (!project) throw data(null, { status: 404 });
  return { project: toView(project) };
}

export default function Project() {
  const { project } = useLoaderData<typeof loader>();
  const { id, title, description, status, since, history, facts } = project;
  return (
    <SitePage>
      <article className="project-page">
        <AppLink className="back-link" to="/dashboard" hydrated>
          ← Mes projets
        </AppLink>
        <h1>{title}</h1>
        <section className="project-standing" aria-label="Où en est mon projet">
          <p>
            <ProjectStatusBadge status={status} /> <span className="note">{since}</span>
          </p>
          <p className="lead">{PROJECT_STATUS_SENTENCES[status]}</p>
          <ProjectTimeline label="Historique du projet" history={history} />
        </section>
        <DescriptionList items={facts} />
        {description && <p className="project-text kept-lines">{description}</p>}
        <p className="actions">
          <LinkButton to={`/contact?projet=${id}`} hydrated>
            Poser une question
          </LinkButton>
        </p>
      </article>
    </SitePage>
  );
}

export function ErrorBoundary() {
  return (
    <SitePage>
      <ErrorScreen homeTo="/dashboard" homeLabel="Retour à mes projets" />
    </SitePage>
  );
}
