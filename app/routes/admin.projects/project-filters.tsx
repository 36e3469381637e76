import {
  PROJECT_STATUS_LABELS,
  PROJECT_STATUS_TONES,
  PROJECT_STATUSES,
  UNKNOWN_CLIENT,
} from "~/features/projects/model/project";
import type { ProjectList } from "~/features/projects/schema";
import { CATEGORY_LABELS, SERVICE_CATEGORIES } from "~/features/services/model/service";
import { AppLink } from "~/ui/app-link";
import { ListFilters } from "~/ui/list-filters";
import { useSearchHref } from "~/ui/use-address";

interface ProjectFiltersProps {
  list: ProjectList;
  counts: { total: number; byStatus: Record<(typeof PROJECT_STATUSES)[number], number> };
  /** The client whose projects are shown; null for all clients'. */
  clientName: string | null;
}

const SORTS = [
  { value: "newest", label: "Les plus récents" },
  { value: "oldest", label: "Les plus anciens" },
  { value: "title", label: "Par titre" },
  { value: "deadline", label: "Par échéance" },
  { value: "budget", label: "Par budget" },
];

const CATEGORIES = [
  { value: "", label: "Toutes les catégories" },
  ...SERVICE_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
];

/** What is shown: a status, a category, a client, a search, an order; all of it in the address. */
export function ProjectFilters({ list, counts, clientName }: ProjectFiltersProps) {
  const everybodysTo = useSearchHref("/admin/projects")({ client: null, page: null });
  const statuses = PROJECT_STATUSES.map((value) => ({
    value,
    label: PROJECT_STATUS_LABELS[value],
    count: counts.byStatus[value],
    tone: PROJECT_STATUS_TONES[value],
  }));
  return (
    <>
      <ListFilters
        action="/admin/projects"
        strip={{
          label: "Filtrer par statut",
          name: "status",
          current: list.status,
          items: [{ label: "Tous", count: counts.total, tone: "neutral" }, ...statuses],
        }}
        search={{
          label: "Rechercher un projet",
          placeholder: "Titre, description, client",
          q: list.q,
          selects: [
            { name: "category", label: "Catégorie", value: list.category ?? "", options: CATEGORIES },
            { name: "sort", label: "Trier", value: list.sort, options: SORTS },
          ],
        }}
        kept={{ client: list.client }}
      />
      {list.client && (
        <p className="note">
          Projets de <bdi>{clientName ?? UNKNOWN_CLIENT}</bdi>.{" "}
          <AppLink to={everybodysTo} hydrated>
            Voir ceux de tous les clients
          </AppLink>
        </p>
      )}
    </>
  );
}
