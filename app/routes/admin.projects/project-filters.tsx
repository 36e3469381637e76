import { PROJECT_STATUS_LABELS, PROJECT_STATUS_TONES, PROJECT_STATUSES } from "~/features/projects/model";
import type { ProjectList } from "~/features/projects/schema";
import { CATEGORY_LABELS, SERVICE_CATEGORIES } from "~/features/services/model";
import { SearchToolbar } from "~/ui/search-toolbar";
import { StatusFilterStrip } from "~/ui/status-filter-strip";

interface ProjectFiltersProps {
  list: ProjectList;
  counts: { total: number; byStatus: Record<(typeof PROJECT_STATUSES)[number], number> };
  clients: readonly { value: string; label: string }[];
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
export function ProjectFilters({ list, counts, clients }: ProjectFiltersProps) {
  const statuses = PROJECT_STATUSES.map((value) => ({
    value,
    label: PROJECT_STATUS_LABELS[value],
    count: counts.byStatus[value],
    tone: PROJECT_STATUS_TONES[value],
  }));
  return (
    <>
      <StatusFilterStrip
        label="Filtrer par statut"
        action="/admin/projects"
        name="status"
        current={list.status}
        items={[{ label: "Tous", count: counts.total, tone: "neutral" }, ...statuses]}
      />
      <SearchToolbar
        action="/admin/projects"
        label="Rechercher un projet"
        placeholder="Titre, description, client"
        q={list.q}
        kept={{ status: list.status }}
        selects={[
          { name: "category", label: "Catégorie", value: list.category ?? "", options: CATEGORIES },
          {
            name: "client",
            label: "Client",
            value: list.client ?? "",
            options: [{ value: "", label: "Tous les clients" }, ...clients],
          },
          { name: "sort", label: "Trier", value: list.sort, options: SORTS },
        ]}
      />
    </>
  );
}
