import type { TestimonialList } from "~/features/testimonials/schema";
import { ListFilters } from "~/ui/list-filters";

const SORTS = [
  { value: "newest", label: "Les plus récents" },
  { value: "oldest", label: "Les plus anciens" },
  { value: "rating", label: "Par note" },
  { value: "name", label: "Par nom" },
];

interface TestimonialFiltersProps {
  list: TestimonialList;
  counts: {
    total: number;
    new: number;
    published: number;
    unpublished: number;
    featured: number;
    reported: number;
    spam: number;
  };
}

/** Which reviews are shown, and in which order. */
export function TestimonialFilters({ list, counts }: TestimonialFiltersProps) {
  return (
    <ListFilters
      action="/admin/testimonials"
      strip={{
        label: "Filtrer les avis",
        name: "state",
        current: list.state,
        items: [
          { label: "Tous", count: counts.total, tone: "neutral" },
          { value: "new", label: "Nouveaux", count: counts.new, tone: "blue" },
          { value: "unpublished", label: "Non publiés", count: counts.unpublished, tone: "yellow" },
          { value: "published", label: "Publiés", count: counts.published, tone: "green" },
          { value: "featured", label: "En vedette", count: counts.featured, tone: "purple" },
          { value: "reported", label: "Signalés", count: counts.reported, tone: "red" },
          { value: "spam", label: "Indésirables", count: counts.spam, tone: "neutral" },
        ],
      }}
      search={{
        label: "Rechercher un avis",
        placeholder: "Nom, entreprise, texte",
        q: list.q,
        selects: [{ name: "sort", label: "Trier", value: list.sort, options: SORTS }],
      }}
    />
  );
}
