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
    <nav
      className="filters [&_a]:flex-[1_0_auto] [&_a]:min-w-28 [&_a]:py-3 [&_a]:px-4 [&_a]:border-e [&_a]:border-e-line [&_a]:text-text-2 [&_a]:no-underline [&_a:last-child]:border-e-0 [&_a:hover]:bg-surface-2 [&_a:hover]:text-text [&_a[aria-current]]:bg-surface-2 [&_a[aria-current]]:text-text [&_a[aria-current]]:[box-shadow:inset_0_-3px_var(--accent)] [&_a:focus-visible]:-outline-offset-3 [[dir=rtl]_&_svg]:[scale:-1_1] flex overflow-x-auto mb-4 border border-line [scrollbar-width:thin]"
      aria-label={label}
    >
      {items.map(({ value, label: text, count, tone }) => (
        <AppLink
          key={value ?? ""}
          className={`tone-${tone}`}
          to={hrefFor({ [name]: value ?? null, page: null })}
          hydrated
          preventScrollReset
          aria-current={value === current ? "true" : undefined}
        >
          <span className="block text-text font-display text-[1.5rem] font-semibold leading-[1.1] tabular-nums">
            {count}
          </span>{" "}
          {text}
          <svg className="block w-0 min-w-full h-[4px] mt-2" aria-hidden="true">
            <rect className="fill-(--tone)" width={`${Math.round((100 * count) / most)}%`} height="100%" />
          </svg>
        </AppLink>
      ))}
    </nav>
  );
}
