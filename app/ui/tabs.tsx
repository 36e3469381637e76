import { AppLink } from "./app-link";

export type TabsProps = {
  label: string;
  items: readonly { to: string; label: string; isCurrent: boolean; count?: number | string }[];
};

const TAB =
  "inline-flex items-center gap-2 min-h-12 px-4.5 text-text-2 no-underline whitespace-nowrap [transition:color_0.18s] hover:text-text hover:bg-surface-2 aria-[current]:text-text aria-[current]:font-[560] aria-[current]:[box-shadow:inset_0_-3px_var(--accent)] focus-visible:-outline-offset-3";

/** Six fit on a phone too, so that none hides behind the edge. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav
      className="flex overflow-x-auto border-b border-b-line-strong [scrollbar-width:thin] print:hidden"
      aria-label={label}
    >
      {items.map(({ to, label: text, isCurrent, count }) => (
        <AppLink
          key={to}
          className={`${TAB} ${items.length > 5 ? "max-[30rem]:px-1.75" : "max-[30rem]:px-2.5"}`}
          to={to}
          hydrated
          preventScrollReset
          aria-current={isCurrent ? "page" : undefined}
        >
          {text}
          {count !== undefined && <span className="count figures text-text-3 font-normal">{count}</span>}
        </AppLink>
      ))}
    </nav>
  );
}
