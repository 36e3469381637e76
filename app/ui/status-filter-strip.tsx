import { AppLink } from "./app-link";
import type { Tone } from "./badge";
import { useSearchHref } from "./use-address";

/** One choice; without a value it is the one that shows everything. */
export type StatusFilter = { value?: string; label: string; count: number; tone: Tone };
export type StatusFilterStripProps = {
  label: string;
  action: string;
  /** Name of the parameter that says what is shown. */
  name: string;
  current: string | undefined;
  items: readonly StatusFilter[];
};

const FILTER =
  "flex-[1_0_auto] min-w-28 py-3 px-4 border-e border-e-line last:border-e-0 text-text-2 no-underline hover:bg-surface-2 hover:text-text aria-[current]:bg-surface-2 aria-[current]:text-text aria-[current]:[box-shadow:inset_0_-3px_var(--accent)] focus-visible:-outline-offset-3";

/** Filters of a list by state, which are at the same time a bar chart of it. */
export function StatusFilterStrip({ label, action, name, current, items }: StatusFilterStripProps) {
  const hrefFor = useSearchHref(action);
  const most = Math.max(1, ...items.map(({ count }) => count));
  return (
    <nav className="filters flex overflow-x-auto mb-4 border border-line [scrollbar-width:thin]" aria-label={label}>
      {items.map(({ value, label: text, count, tone }) => (
        <AppLink
          key={value ?? ""}
          className={`${FILTER} tone-${tone}`}
          to={hrefFor({ [name]: value ?? null, page: null })}
          hydrated
          preventScrollReset
          aria-current={value === current ? "true" : undefined}
        >
          <span className="block text-text font-display text-[1.5rem] font-semibold leading-[1.1] tabular-nums">
            {count}
          </span>{" "}
          {text}
          <svg className="block w-0 min-w-full h-[4px] mt-2 rtl:[scale:-1_1]" aria-hidden="true">
            <rect className="fill-(--tone)" width={`${Math.round((100 * count) / most)}%`} height="100%" />
          </svg>
        </AppLink>
      ))}
    </nav>
  );
}
