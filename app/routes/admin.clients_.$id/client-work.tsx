import {
  INQUIRY_STATUS_LABELS,
  INQUIRY_STATUS_TONES,
  NO_INQUIRY,
  serviceLabel,
} from "~/features/inquiries/model/inquiry";
import { ProjectCategoryBadge, ProjectStatusBadge } from "~/features/projects/components/project-badges";
import { NO_PROJECT } from "~/features/projects/model/project";
import { Badge } from "~/ui/badge";
import { DataTable } from "~/ui/data-table";
import { ScreenLink } from "~/ui/screen-link";
import { TouchLink } from "~/ui/touch-link";
import type { ClientScreenData } from "./view.server";

interface ClientProjectsProps {
  clientId: string;
  projects: ClientScreenData["projects"];
  projectCount: number;
}

export function ClientProjects({ clientId, projects, projectCount }: ClientProjectsProps) {
  return (
    <section className="mb-9" aria-labelledby="client-projects">
      <h2 className="mb-2 text-[1.5rem]" id="client-projects">
        Projets
      </h2>
      {projects.length === 0 ? (
        <p className="note">{NO_PROJECT}</p>
      ) : (
        <DataTable
          caption="Projets du client"
          rows={projects}
          rowKey={({ id }) => id}
          columns={[
            {
              label: "Projet",
              isHeader: true,
              isLong: true,
              cell: ({ id, title }) => <ScreenLink to={`/admin/projects/${id}`}>{title}</ScreenLink>,
            },
            { label: "Statut", cell: ({ status }) => <ProjectStatusBadge status={status} /> },
            {
              label: "Catégorie",
              cell: ({ service_category }) => <ProjectCategoryBadge category={service_category} />,
            },
            { label: "Budget", isNumber: true, cell: ({ budget }) => budget },
            { label: "Échéance", isNumber: true, cell: ({ deadline }) => deadline ?? "—" },
          ]}
        />
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

export function ClientInquiries({ inquiries }: { inquiries: ClientScreenData["inquiries"] }) {
  return (
    <section className="mb-9" aria-labelledby="client-inquiries">
      <h2 className="mb-2 text-[1.5rem]" id="client-inquiries">
        Demandes
      </h2>
      {inquiries.length === 0 ? (
        <p className="note">{NO_INQUIRY}</p>
      ) : (
        <DataTable
          caption="Demandes du client"
          rows={inquiries}
          rowKey={({ id }) => id}
          columns={[
            {
              label: "Message",
              isLong: true,
              stackedLabel: false,
              cell: ({ id, message, received }) => (
                <>
                  <p className="clamp-2 line-clamp-2 wrap-anywhere" dir="auto">
                    {message}
                  </p>
                  <TouchLink to={`/admin/inquiries/${id}`} hydrated>
                    Détails<span className="sr-only"> de la demande du {received}</span>
                  </TouchLink>
                </>
              ),
            },
            { label: "Service", cell: serviceLabel },
            {
              label: "Statut",
              cell: ({ status }) => <Badge tone={INQUIRY_STATUS_TONES[status]}>{INQUIRY_STATUS_LABELS[status]}</Badge>,
            },
            {
              label: "Reçue",
              isNumber: true,
              cell: ({ receivedAt, received }) => <time dateTime={receivedAt}>{received}</time>,
            },
          ]}
        />
      )}
    </section>
  );
}
