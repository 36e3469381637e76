import type { ClientSpaceCopy } from "~/content/client-space/client-space-copy";
import { ProjectStatusBadge } from "~/features/projects/components/project-badges";
import { ProjectTimeline } from "~/features/projects/components/project-timeline";
import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";
import { FactList } from "~/ui/fact-list";
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
    <ul className="project-list">
      {projects.map((project) => (
        <Project key={project.id} project={project} words={words} />
      ))}
    </ul>
  );
}

const TEXT = "max-w-[64ch] mt-2.5 text-text-2 whitespace-pre-line";

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
    <li className="pt-6 pb-7 border-t border-t-line">
      <div className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-6">
        <h2 className="text-xl leading-[1.15] wrap-anywhere">
          <AppLink className="inline-block min-h-11 py-2 md:min-h-0 md:py-0" to={`/dashboard/projects/${id}`} hydrated>
            {title}
          </AppLink>
        </h2>
        <ProjectStatusBadge status={status} label={labels[status]} />
      </div>
      {client && (
        <p className={`note ${TEXT}`}>
          <AppLink to={`/dashboard/personnes/${client.id}`} hydrated>
            <bdi>{client.name}</bdi>
          </AppLink>
        </p>
      )}
      <p className={`${TEXT} mb-1 wrap-anywhere`}>
        {headline.step} {headline.turn && <strong>{headline.turn}</strong>}
      </p>
      {description && (
        <p className={TEXT} dir="auto">
          {description}
        </p>
      )}
      {unread && (
        <p className={TEXT}>
          <AppLink to={`/dashboard/projects/${id}/messages`} hydrated>
            {unread}
          </AppLink>
        </p>
      )}
      <FactList
        facts={[
          { term: words.budget, value: budget },
          { term: words.deadline, value: deadline },
          { term: words.created, value: createdOn },
        ]}
      />
      <ProjectTimeline label={project.historyLabel} history={history} labels={labels} />
    </li>
  );
}
