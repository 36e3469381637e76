import { reviewsCopy } from "~/content/reviews";
import { reviewsPath } from "~/features/testimonials/model";
import { AppLink } from "~/ui/app-link";

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
    <nav
      className="wrap mb-8 [&_a]:inline-flex [&_a]:items-baseline [&_a]:gap-1.5 [&_a]:min-h-11 [&_a]:py-2.5 [&_a]:text-text-2 [&_a]:no-underline [&_a:hover]:text-text [&_a:hover]:[text-decoration:underline_1px] [&_a[aria-current]]:text-text [&_a[aria-current]]:font-[560] [&_a[aria-current]]:[box-shadow:inset_0_-2px_var(--accent)]"
      aria-label={reviewsCopy.servicesLabel}
    >
      <ul className="flex flex-wrap gap-y-0 gap-x-[clamp(1.1rem,2vw,1.9rem)] border-y border-y-line py-1.5">
        {[all, ...services].map(({ slug, title, count }) => (
          <li key={slug ?? ""}>
            <AppLink to={reviewsPath(1, slug)} aria-current={slug === chosen ? "page" : undefined}>
              {title}
              {count !== null && <span className="figures text-text-3 text-xs">{count}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
