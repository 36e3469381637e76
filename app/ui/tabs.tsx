import { AppLink } from "./app-link";

export type TabsProps = {
  label: string;
  items: readonly { to: string; label: string; isCurrent: boolean; count?: number | string }[];
};

export function Tabs({ label, items }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map(({ to, label: text, isCurrent, count }) => (
        <AppLink key={to} to={to} hydrated preventScrollReset aria-current={isCurrent ? "page" : undefined}>
          {text}
          {count !== undefined && <span className="count figures text-text-3 font-normal">{count}</span>}
        </AppLink>
      ))}
    </nav>
  );
}
