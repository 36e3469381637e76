import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import siteUrl from "~/client/site.ts?worker&url";
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
import sheet from "~/styles/sheets/office.css?url";
import { BackLink } from "~/ui/back-link";
import { DescriptionList } from "~/ui/description-list";
import { LinkButton } from "~/ui/link-button";
import { toView } from "./view.server";

export const handle: RouteHandle = {
  sheet,
  hydrate: true,
  isPrivate: true,
  loadFailure: PROJECTS_LOAD_FAILURE,
  enhance: [siteUrl],
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
      <article className="*:max-w-240 w-full max-w-(--page) mx-auto [padding:clamp(1.5rem,3vw,3rem)_var(--gutter)_clamp(4rem,8vw,8rem)]">
        <BackLink to="/dashboard" hydrated>
          ← Mes projets
        </BackLink>
        <h1 className="mt-2 mb-8 text-[length:clamp(2.25rem,1.6rem_+_2.6vw,3.75rem)] wrap-anywhere">{title}</h1>
        <section className="grid gap-3 mb-10 pt-6 pb-8 border-y border-y-line" aria-label="Où en est mon projet">
          <p>
            <ProjectStatusBadge status={status} /> <span className="note">{since}</span>
          </p>
          <p className="lead">{PROJECT_STATUS_SENTENCES[status]}</p>
          <ProjectTimeline label="Historique du projet" history={history} />
        </section>
        <DescriptionList items={facts} />
        {description && (
          <p className="kept-lines whitespace-pre-line wrap-anywhere max-w-[64ch] mt-8 text-text-2">{description}</p>
        )}
        <p className="flex flex-wrap gap-3 mt-6">
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
