import { ProjectCategoryBadge, ProjectStatusBadge } from "~/features/projects/components/project-badges";
import { NO_PROJECT } from "~/features/projects/model/project";
import { ScreenLink } from "~/ui/screen-link";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import { TouchLink } from "~/ui/touch-link";
import type { ClientScreenData } from "./view.server";

const COLUMNS = [
  { label: "Projet" },
  { label: "Statut" },
  { label: "Catégorie" },
  { label: "Budget", isNumber: true },
  { label: "Échéance", isNumber: true },
];

interface ClientProjectsProps {
  clientId: string;
  /** The newest. */
  projects: ClientScreenData["projects"];
  projectCount: number;
}

/** What is being made for this client. */
export function ClientProjects({ clientId, projects, projectCount }: ClientProjectsProps) {
  return (
    <section className="mb-9" aria-labelledby="client-projects">
      <h2 className="mb-2 text-[1.5rem]" id="client-projects">
        Projets
      </h2>
      {projects.length === 0 ? (
        <p className="note">{NO_PROJECT}</p>
      ) : (
        <Table caption="Projets du client" columns={COLUMNS}>
          {projects.map(({ id, title, status, service_category, budget, deadline }) => (
            <TableRow key={id}>
              <TableCell isHeader isLong>
                <ScreenLink to={`/admin/projects/${id}`}>{title}</ScreenLink>
              </TableCell>
              <TableCell label="Statut">
                <ProjectStatusBadge status={status} />
              </TableCell>
              <TableCell label="Catégorie">
                <ProjectCategoryBadge category={service_category} />
              </TableCell>
              <TableCell label="Budget" isNumber>
                {budget}
              </TableCell>
              <TableCell label="Échéance" isNumber>
                {deadline ?? "—"}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
      {projects.length > 1 && (
        <TouchLink to={`/admin/projects?client=${clientId}`} hydrated>
          {projectCount > projects.length
            ? `Voir les ${projectCount} projets dans la liste`
            : "Ouvrir dans la liste des projets"}
        </TouchLink>
      )}
    </section>
  );
}
