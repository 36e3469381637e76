import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import siteUrl from "~/client/site.ts?worker&url";
import { PEOPLE_COPY } from "~/content/client-people";
import { HANDOVER_COPY } from "~/content/handover";
import { LOAD_FAILURES } from "~/content/load-failures";
import { MESSAGES_COPY } from "~/content/project-messages";
import { listClientIdsOf, mayDecideFor } from "~/features/clients/people/queries.server";
import { listInvoicesOfProject } from "~/features/invoices/queries.server";
import { ProjectTimeline } from "~/features/projects/components/project-timeline";
import { getHandoverOf } from "~/features/projects/handover/queries.server";
import { countUnread } from "~/features/projects/messages/queries.server";
import { listFilesToReview, listMilestones } from "~/features/projects/milestones/queries.server";
import { PROJECT_STATUS_TONES } from "~/features/projects/model/project";
import { getProjectOf } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { listProjectTeam } from "~/features/projects/team.server";
import { listQuotesOfProject } from "~/features/quotes/client-quotes.server";
import type { MemberView } from "~/features/settings/team/queries.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";
import { ProjectsError, SpacePage } from "~/shell/space-page";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { Badge } from "~/ui/badge";
import { DescriptionList } from "~/ui/description-list";
import { LinkButton } from "~/ui/link-button";
import { Portrait } from "~/ui/portrait";
import { ProgressLine } from "~/ui/progress-line";
import { TallLink } from "~/ui/tall-link";
import { Decision, Refused, UndoForm } from "./decision";
import { Documents } from "./documents";
import { News, Track } from "./track";
import type { ProjectView } from "./view.server";
import { documentsView, toView } from "./view.server";

export { action } from "./action.server";

export const handle: RouteHandle = {
  sheet,
  hydrate: true,
  isPrivate: true,
  loadFailure: LOAD_FAILURES.projects,
  enhance: [siteUrl],
  lang: (found) => (found as Awaited<ReturnType<typeof loader>> | undefined)?.project.language,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.project.title ?? "Projet" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(projectIdSchema, params);
  const [found, milestones, unread, quotes, invoices, people, handover] = await Promise.all([
    getProjectOf(user.id, id),
    listMilestones(id, await listClientIdsOf(user.id)),
    countUnread({ id: user.id, isOfTeam: false }, [id]),
    listQuotesOfProject(user.id, id),
    listInvoicesOfProject(user.id, id),
    listProjectTeam(id, await listClientIdsOf(user.id)),
    getHandoverOf(user.id, id),
  ]);
  const project = foundOr404(found);
  const count = unread.get(id) ?? 0;
  const mayDecide = await mayDecideFor(user.id, project.client_id);
  const inReview = milestones.filter(({ state }) => state === "in_review");
  const toReview = inReview.map(
    async ({ id: milestoneId }) => [milestoneId, await listFilesToReview({ projectId: id, milestoneId })] as const,
  );
  const { open, title, files } = MESSAGES_COPY[user.language];
  return {
    project: toView(project, milestones, new Map(await Promise.all(toReview)), user),
    documents: documentsView(quotes, invoices, user.language),
    messages: mayDecide || count > 0 ? open(count) : title,
    files,
    isUnread: count > 0,
    people: people.map(({ name, role, portrait }) => ({ name, role, portrait })),
    handover: handover && HANDOVER_COPY[user.language].open,
    readsOnly: mayDecide ? null : PEOPLE_COPY[user.language].readsOnly,
  };
}

export default function Project() {
  const { project, documents, messages, files, isUnread, readsOnly, people, handover } = useLoaderData<typeof loader>();
  const { id, title, description, words, milestones, facts, language, news } = project;
  const path = `/dashboard/projects/${id}/fichiers`;
  const inReview = readsOnly ? [] : milestones.filter(({ mayDecide }) => mayDecide);
  return (
    <SpacePage as="article" parts="*:max-w-240" back={{ to: "/dashboard", label: words.back }}>
      <h1 className="mt-2 mb-8 text-[length:clamp(2.25rem,1.6rem_+_2.6vw,3.75rem)] wrap-anywhere">{title}</h1>
      <Standing project={project} />
      <p className="mb-6 flex flex-wrap gap-x-5 gap-y-3">
        {handover && (
          <LinkButton to={`/dashboard/projects/${id}/livraison`} hydrated variant={isUnread ? "secondary" : "primary"}>
            {handover}
          </LinkButton>
        )}
        <LinkButton to={`/dashboard/projects/${id}/messages`} hydrated variant={isUnread ? "primary" : "secondary"}>
          {messages}
        </LinkButton>
        <TallLink to={`/dashboard/projects/${id}/messages#fichiers`} hydrated>
          {files}
        </TallLink>
        {documents.toPay && (
          <a className="inline-flex items-center min-h-11 tabular-nums" href="#documents">
            {documents.toPay}
          </a>
        )}
      </p>
      {readsOnly && <p className="note">{readsOnly}</p>}
      <Refused title={words.refusedTitle} />
      {inReview.map((milestone) => (
        <Decision key={milestone.id} milestone={milestone} words={words} path={path} language={language} />
      ))}
      {milestones
        .filter(({ mayUndo }) => mayUndo && !readsOnly)
        .map((milestone) => (
          <UndoForm key={milestone.id} milestone={milestone} words={words} />
        ))}
      {milestones.length > 0 && (
        <section className="mt-10" aria-labelledby="etapes">
          <h2 className="mb-5 text-2xl" id="etapes">
            {words.track}
          </h2>
          <Track milestones={milestones} words={words} path={path} />
        </section>
      )}
      <News words={words} news={news} path={path} />
      <Documents documents={documents} />
      <People title={words.team} people={people} />
      <div className="mt-10">
        <DescriptionList items={facts} />
      </div>
      {description && (
        <p className="kept-lines whitespace-pre-line wrap-anywhere max-w-[64ch] mt-8 text-text-2" dir="auto">
          {description}
        </p>
      )}
    </SpacePage>
  );
}

/** The answer to 'où en est mon projet ?', before anything else. */
function Standing({ project }: { project: ProjectView }) {
  const { words, status, statusLabels, history, since, headline, progress, revisions } = project;
  return (
    <section className="grid gap-3 mb-6 pt-6 pb-8 border-y border-y-line" aria-label={words.where}>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <Badge tone={PROJECT_STATUS_TONES[status]}>{statusLabels[status]}</Badge> <span className="note">{since}</span>
      </p>
      <p className="lead wrap-anywhere">
        {headline.step} {headline.turn && <strong>{headline.turn}</strong>}
      </p>
      {progress && (
        <p className="grid gap-1.5 text-sm text-text-2 tabular-nums">
          {progress.words}
          <ProgressLine value={progress.done} max={progress.total} label={progress.words} />
        </p>
      )}
      {!progress && <ProjectTimeline label={words.history} history={history} labels={statusLabels} />}
      {revisions && <p className="note">{revisions}</p>}
    </section>
  );
}

export const ErrorBoundary = ProjectsError;

/** The agency's people on the project; nothing where none is named. */
function People({
  title,
  people,
}: {
  title: string;
  people: readonly Pick<MemberView, "name" | "role" | "portrait">[];
}) {
  if (people.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="equipe">
      <h2 className="mb-4 text-2xl" id="equipe">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {people.map(({ name, role, portrait }) => (
          <li key={name + role} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 wrap-anywhere">
            <Portrait name={name} src={portrait} sizes="4.5rem" className="h-22" alt="" />
            <p>
              <bdi className="font-[600]">{name}</bdi>
              <span className="block text-text-2" dir="auto">
                {role}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
