import { AppLink } from "./app-link";
import type { Tone } from "./badge";

export type StatusFilter = { to: string; label: string; count: number; tone: Tone; isCurrent: boolean };
export type StatusFilterStripProps = { label: string; items: readonly StatusFilter[] };

/** Filters of a list by state, which are at the same time a bar chart of it. */
export function StatusFilterStrip({ label, items }: StatusFilterStripProps) {
  const most = Math.max(1, ...items.map(({ count }) => count));
  return (
    <nav className="filters" aria-label={label}>
      {items.map(({ to, label: text, count, tone, isCurrent }) => (
        <AppLink
          key={to}
          className={`tone-${tone}`}
          to={to}
          hydrated
          preventScrollReset
          aria-current={isCurrent ? "true" : undefined}
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
