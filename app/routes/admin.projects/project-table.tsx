import { ProjectCategoryBadge, ProjectStatusBadge } from "~/features/projects/components/project-badges";
import { ProjectStatusForm } from "~/features/projects/components/project-status-form";
import { NO_PROJECT, UNKNOWN_CLIENT } from "~/features/projects/model/project";
import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import { useSearchHref } from "~/ui/use-address";
import type { ProjectRowData } from "./view.server";

const COLUMNS = [
  { label: "Projet" },
  { label: "Client" },
  { label: "Budget", isNumber: true },
  { label: "Échéance", isNumber: true },
  { label: "Statut" },
  { label: "Créé le", isNumber: true },
];

interface ProjectTableProps {
  projects: ProjectRowData[];
  isFiltered: boolean;
}

/** The projects of one page, a row each. */
export function ProjectTable({ projects, isFiltered }: ProjectTableProps) {
  if (projects.length === 0) return <NoProject isFiltered={isFiltered} />;
  return (
    <Table caption="Projets" columns={COLUMNS}>
      {projects.map((project) => (
        <ProjectRow key={project.id} project={project} />
      ))}
    </Table>
  );
}

function NoProject({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState
        title={NO_PROJECT}
        action={
          <LinkButton to="/admin/projects/new" hydrated variant="primary" size="sm">
            Créer le premier projet
          </LinkButton>
        }
      >
        Une demande convertie en devient un.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Aucun projet ne correspond">
      <AppLink to="/admin/projects" hydrated>
        Voir tous les projets
      </AppLink>
    </EmptyState>
  );
}

function ProjectRow({ project }: { project: ProjectRowData }) {
  const { id, title, description, service_category, status, client, budget, deadline, createdOn } = project;
  const detailsHref = useSearchHref(`/admin/projects/${id}`)({});
  return (
    <TableRow>
      <TableCell isHeader isLong>
        <span className="row-title text-text">{title}</span>
        {description && (
          <p className="clamp-2 line-clamp-2 wrap-anywhere text-text-2 font-normal max-w-[60ch]">{description}</p>
        )}
        <span className="flex flex-wrap items-center gap-y-0.5 gap-x-4 font-normal">
          <ProjectCategoryBadge category={service_category} />
          <AppLink
            className="inline-flex items-center justify-self-start min-h-6 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            to={detailsHref}
            hydrated
            preventScrollReset
          >
            Détails<span className="sr-only"> du projet {title}</span>
          </AppLink>
        </span>
      </TableCell>
      <TableCell label="Client" isName>
        {client ? (
          <AppLink
            className="inline-flex items-center justify-self-start min-h-6 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            to={`/admin/clients/${client.id}`}
            hydrated
          >
            <bdi>{client.name ?? UNKNOWN_CLIENT}</bdi>
          </AppLink>
        ) : (
          UNKNOWN_CLIENT
        )}
      </TableCell>
      <TableCell label="Budget" isNumber>
        {budget}
      </TableCell>
      <TableCell label="Échéance" isNumber>
        {deadline ?? "—"}
      </TableCell>
      <TableCell label="Statut">
        <ProjectStatusBadge status={status} />
        <ProjectStatusForm project={project} />
      </TableCell>
      <TableCell label="Créé le" isNumber>
        {createdOn}
      </TableCell>
    </TableRow>
  );
}
