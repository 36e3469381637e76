import type { ProjectStatus } from "~/features/projects/model";
import { PROJECT_STATUS_LABELS, PROJECT_STATUS_TONES } from "~/features/projects/model";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";

/** A project as its client sees it. */
export interface ProjectItem {
  id: string;
  title: string;
  description: string | null;
  status: ProjectStatus;
  /** Already written out. */
  budget: string;
  deadline: string;
  createdOn: string;
}

/** A client's projects, newest first: where each stands, what it costs, when it is due. */
export function ProjectList({ projects }: { projects: ProjectItem[] }) {
  if (projects.length === 0) {
    return (
      <EmptyState title="Aucun projet pour le moment">Décrivez-nous le premier : un devis suit en 24 h.</EmptyState>
    );
  }
  return (
    <ul className="project-list">
      {projects.map((project) => (
        <li key={project.id}>
          <div className="project-head">
            <h2>{project.title}</h2>
            <Badge tone={PROJECT_STATUS_TONES[project.status]}>{PROJECT_STATUS_LABELS[project.status]}</Badge>
          </div>
          {project.description && <p>{project.description}</p>}
          <dl className="project-facts">
            <Fact label="Budget" value={project.budget} />
            <Fact label="Échéance" value={project.deadline} />
            <Fact label="Créé le" value={project.createdOn} />
          </dl>
        </li>
      ))}
    </ul>
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
