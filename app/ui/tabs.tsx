import { AppLink } from "./app-link";

type TabItem = { to: string; label: string; isCurrent: boolean; count?: number | string };
export type TabsProps = { label: string; items: readonly TabItem[]; hydrated?: boolean };

export function Tabs({ label, items, hydrated = true }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map(({ to, label: text, isCurrent, count }) => (
        <AppLink key={to} to={to} hydrated={hydrated} preventScrollReset aria-current={isCurrent ? "page" : undefined}>
          {text}
          {count !== undefined && <span className="count figures text-text-3 font-normal">{count}</span>}
        </AppLink>
      ))}
    </nav>
  );
}
