import { ProjectStatusBadge } from "~/features/projects/components/project-badges";
import { ProjectTimeline } from "~/features/projects/components/project-timeline";
import { NO_PROJECT } from "~/features/projects/model/project";
import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";
import type { ProjectItem } from "./view.server";

/** A client's projects, newest first: where each stands, what it costs, when it is due. */
export function ProjectList({ projects }: { projects: ProjectItem[] }) {
  if (projects.length === 0) {
    return <EmptyState title={NO_PROJECT}>Décrivez-nous le premier : un devis suit en 24 h.</EmptyState>;
  }
  return (
    <ul className="project-list">
      {projects.map((project) => (
        <Project key={project.id} project={project} />
      ))}
    </ul>
  );
}

function Project({ project }: { project: ProjectItem }) {
  const { id, title, description, status, budget, deadline, createdOn, history } = project;
  return (
    <li>
      <div className="project-head">
        <h2>
          <AppLink to={`/dashboard/projects/${id}`} hydrated>
            {title}
          </AppLink>
        </h2>
        <ProjectStatusBadge status={status} />
      </div>
      {description && <p>{description}</p>}
      <dl className="project-facts">
        <Fact label="Budget" value={budget} />
        <Fact label="Échéance" value={deadline} />
        <Fact label="Créé le" value={createdOn} />
      </dl>
      <ProjectTimeline label={`Historique du projet ${title}`} history={history} />
    </li>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
