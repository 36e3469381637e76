import type { TestimonialList } from "~/features/testimonials/schema";
import { SearchToolbar } from "~/ui/search-toolbar";
import { StatusFilterStrip } from "~/ui/status-filter-strip";
import { useSearchHref } from "~/ui/use-search-href";

const SORTS = [
  { value: "newest", label: "Les plus récents" },
  { value: "oldest", label: "Les plus anciens" },
  { value: "rating", label: "Par note" },
  { value: "name", label: "Par nom" },
];

interface TestimonialFiltersProps {
  list: TestimonialList;
  counts: { total: number; published: number; unpublished: number; featured: number; spam: number };
}

/** Which reviews are shown, and in which order. */
export function TestimonialFilters({ list, counts }: TestimonialFiltersProps) {
  const hrefFor = useSearchHref("/admin/testimonials");
  const item = (
    state: TestimonialList["state"],
    label: string,
    count: number,
    tone: "neutral" | "yellow" | "green" | "purple",
  ) => ({
    to: hrefFor({ state: state ?? null, page: null }),
    label,
    count,
    tone,
    isCurrent: list.state === state,
  });
  return (
    <>
      <StatusFilterStrip
        label="Filtrer les avis"
        items={[
          item(undefined, "Tous", counts.total, "neutral"),
          item("unpublished", "Non publiés", counts.unpublished, "yellow"),
          item("published", "Publiés", counts.published, "green"),
          item("featured", "En vedette", counts.featured, "purple"),
          item("spam", "Indésirables", counts.spam, "neutral"),
        ]}
      />
      <SearchToolbar
        action="/admin/testimonials"
        label="Rechercher un avis"
        placeholder="Nom, entreprise, texte"
        q={list.q}
        kept={{ state: list.state }}
        selects={[{ name: "sort", label: "Trier", value: list.sort, options: SORTS }]}
      />
    </>
  );
}
