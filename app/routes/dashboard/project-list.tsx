import type { ClientSpaceCopy } from "~/content/client-space/client-space-copy";
import { ProjectStatusBadge } from "~/features/projects/components/project-badges";
import { ProjectTimeline } from "~/features/projects/components/project-timeline";
import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";
import type { ProjectItem } from "./view.server";

interface ProjectListProps {
  projects: ProjectItem[];
  words: Omit<ClientSpaceCopy["home"], "history">;
}

/** A client's projects, newest first: where each stands, what it costs, when it is due. */
export function ProjectList({ projects, words }: ProjectListProps) {
  if (projects.length === 0) {
    return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>;
  }
  return (
    <ul className="project-list [&>li]:pt-6 [&>li]:pb-7 [&>li]:border-t [&>li]:border-t-line [&_h2]:text-xl [&_h2]:leading-[1.15] [&_h2]:wrap-anywhere [&_p]:max-w-[64ch] [&_p]:whitespace-pre-line [&_p]:mt-2.5 [&_p]:text-text-2">
      {projects.map((project) => (
        <Project key={project.id} project={project} words={words} />
      ))}
    </ul>
  );
}

function Project({ project, words }: { project: ProjectItem; words: ProjectListProps["words"] }) {
  const {
    id,
    title,
    description,
    status,
    headline,
    budget,
    deadline,
    createdOn,
    history,
    unread,
    client,
    statusLabels: labels,
  } = project;
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-6">
        <h2>
          <AppLink className="inline-block min-h-11 py-2 md:min-h-0 md:py-0" to={`/dashboard/projects/${id}`} hydrated>
            {title}
          </AppLink>
        </h2>
        <ProjectStatusBadge status={status} label={labels[status]} />
      </div>
      {client && (
        <p className="note">
          <AppLink to={`/dashboard/personnes/${client.id}`} hydrated>
            <bdi>{client.name}</bdi>
          </AppLink>
        </p>
      )}
      <p className="my-1 wrap-anywhere">
        {headline.step} {headline.turn && <strong>{headline.turn}</strong>}
      </p>
      {description && <p dir="auto">{description}</p>}
      {unread && (
        <p>
          <AppLink to={`/dashboard/projects/${id}/messages`} hydrated>
            {unread}
          </AppLink>
        </p>
      )}
      <dl className="[&_dt]:text-sm [&_dt]:text-text-3 flex flex-wrap gap-y-2 gap-x-10 mt-4 tabular-nums max-md:grid max-md:grid-cols-[1fr_1fr] max-md:gap-x-6">
        <Fact label={words.budget} value={budget} />
        <Fact label={words.deadline} value={deadline} />
        <Fact label={words.created} value={createdOn} />
      </dl>
      <ProjectTimeline label={project.historyLabel} history={history} labels={labels} />
    </li>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
