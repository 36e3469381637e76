import { reviewsCopy } from "~/content/reviews";
import { reviewsPath } from "~/features/testimonials/model";
import { FilterLink } from "~/ui/filter-link";

interface ServiceFilterProps {
  services: { slug: string; title: string; count: number }[];
  /** Slug of the service whose reviews are shown. */
  chosen: string | null;
}

/** The services that reviews tell of, as links. */
export function ServiceFilter({ services, chosen }: ServiceFilterProps) {
  if (services.length === 0) return null;
  const all = { slug: null, title: reviewsCopy.everything, count: null };
  return (
    <nav className="wrap mb-8" aria-label={reviewsCopy.servicesLabel}>
      <ul className="flex flex-wrap gap-y-0 gap-x-[clamp(1.1rem,2vw,1.9rem)] border-y border-y-line py-1.5">
        {[all, ...services].map(({ slug, title, count }) => (
          <li key={slug ?? ""}>
            <FilterLink to={reviewsPath(1, slug)} aria-current={slug === chosen ? "page" : undefined}>
              {title}
              {count !== null && <span className="figures text-text-3 text-xs">{count}</span>}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
