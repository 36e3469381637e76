import type { ProjectStatus } from "~/features/projects/model";
import { PROJECT_STATUS_LABELS, PROJECT_STATUS_TONES } from "~/features/projects/model";
import { formatDate, formatMad } from "~/lib/format";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";

interface Project {
  id: string;
  title: string;
  description: string | null;
  status: ProjectStatus;
  budget: number | null;
  deadline: Date | null;
  created_at: Date;
}

/** A client's projects, newest first: where each stands, what it costs, when it is due. */
export function ProjectList({ projects }: { projects: Project[] }) {
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
            <Fact label="Budget" value={project.budget === null ? "À définir" : formatMad(project.budget)} />
            <Fact label="Échéance" value={project.deadline ? formatDate(project.deadline) : "À définir"} />
            <Fact label="Créé le" value={formatDate(project.created_at)} />
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
