import type { TestimonialList } from "~/features/testimonials/schema";
import { StatusFilterStrip } from "~/ui/status-filter-strip";
import { useSearchHref } from "~/ui/use-search-href";

interface TestimonialFiltersProps {
  list: TestimonialList;
  counts: { total: number; published: number; unpublished: number; featured: number; spam: number };
}

/** Which reviews are shown. */
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
  );
}
