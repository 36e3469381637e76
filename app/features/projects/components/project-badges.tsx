import type { ProjectStatus } from "~/features/projects/model/project";
import { PROJECT_STATUS_LABELS, PROJECT_STATUS_TONES } from "~/features/projects/model/project";
import type { ServiceCategory } from "~/features/services/model/service";
import { CATEGORY_LABELS, CATEGORY_TONES } from "~/features/services/model/service";
import { Badge } from "~/ui/badge";

export function ProjectStatusBadge({
  status,
  label = PROJECT_STATUS_LABELS[status],
  isMark,
}: {
  status: ProjectStatus;
  /** In another language than French. */
  label?: string;
  isMark?: boolean;
}) {
  return (
    <Badge tone={PROJECT_STATUS_TONES[status]} isMark={isMark}>
      {label}
    </Badge>
  );
}

/** The craft a project belongs to; nothing while that is open. */
export function ProjectCategoryBadge({ category }: { category: ServiceCategory | null }) {
  return category && <Badge tone={CATEGORY_TONES[category]}>{CATEGORY_LABELS[category]}</Badge>;
}
