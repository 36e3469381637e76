import { AppLink } from "./app-link";
import type { Tone } from "./badge";
import { useSearchHref } from "./use-address";

/** One choice; without a value it is the one that shows everything. */
type StatusFilter = { value?: string; label: string; count: number; tone: Tone };
export type StatusFilterStripProps = {
  label: string;
  /** Address of the list. */
  action: string;
  /** Which part of the address says what is shown. */
  name: string;
  current: string | undefined;
  items: readonly StatusFilter[];
};

/** Filters of a list by state, which are at the same time a bar chart of it. */
export function StatusFilterStrip({ label, action, name, current, items }: StatusFilterStripProps) {
  const hrefFor = useSearchHref(action);
  const most = Math.max(1, ...items.map(({ count }) => count));
  return (
    <nav className="filters" aria-label={label}>
      {items.map(({ value, label: text, count, tone }) => (
        <AppLink
          key={value ?? ""}
          className={`tone-${tone}`}
          to={hrefFor({ [name]: value ?? null, page: null })}
          hydrated
          preventScrollReset
          aria-current={value === current ? "true" : undefined}
        >
          <span className="filter-count">{count}</span> {text}
          <svg aria-hidden="true" focusable="false">
            <rect width={`${Math.round((100 * count) / most)}%`} height="100%" />
          </svg>
        </AppLink>
      ))}
    </nav>
  );
}
