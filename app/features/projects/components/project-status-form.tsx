import type { ProjectStatus } from "~/features/projects/model/project";
import { PROJECT_STATUS_LABELS, PROJECT_STATUSES } from "~/features/projects/model/project";
import { StatusSelect } from "~/ui/status-select";
import { useSearchHref } from "~/ui/use-address";

const OPTIONS = PROJECT_STATUSES.map((value) => ({ value, label: PROJECT_STATUS_LABELS[value] }));

export function ProjectStatusForm({ project }: { project: { id: string; title: string; status: ProjectStatus } }) {
  const action = useSearchHref("/admin/projects")({});
  return (
    <StatusSelect label={`Statut du projet ${project.title}`} value={project.status} options={OPTIONS} action={action}>
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="id" value={project.id} />
    </StatusSelect>
  );
}
