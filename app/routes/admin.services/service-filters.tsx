import { CATEGORY_LABELS, CATEGORY_TONES } from "~/features/services/model/service";
import type { countServices } from "~/features/services/queries/admin-services.server";
import type { ServiceList } from "~/features/services/schema/service";
import { ListFilters } from "~/ui/list-filters";

const STATES = [
  { value: "", label: "Actifs et inactifs" },
  { value: "active", label: "Actifs" },
  { value: "inactive", label: "Inactifs" },
];

const SORTS: { value: ServiceList["sort"]; label: string }[] = [
  { value: "category", label: "Par catégorie" },
  { value: "newest", label: "Les plus récents" },
  { value: "title", label: "Par titre" },
  { value: "price", label: "Par prix" },
];

interface ServiceFiltersProps {
  list: ServiceList;
  counts: Awaited<ReturnType<typeof countServices>>;
}

/** Which services are shown: of a category, on the site or not, found by a word, in which order; all of it in the address. */
export function ServiceFilters({ list, counts }: ServiceFiltersProps) {
  const categories = counts.byCategory.map(({ category, count }) => ({
    value: category,
    label: CATEGORY_LABELS[category],
    count,
    tone: CATEGORY_TONES[category],
  }));
  return (
    <ListFilters
      action="/admin/services"
      strip={{
        label: "Filtrer par catégorie",
        name: "category",
        current: list.category,
        items: [{ label: "Tous", count: counts.total, tone: "neutral" }, ...categories],
      }}
      search={{
        label: "Rechercher un service",
        placeholder: "Titre, description",
        q: list.q,
        selects: [
          { name: "state", label: "État", value: list.state ?? "", options: STATES },
          { name: "sort", label: "Trier", value: list.sort, options: SORTS },
        ],
      }}
    />
  );
}
