import { AppLink } from "./app-link";

export type BreadcrumbProps = { items: readonly { label: string; to?: string }[]; hydrated?: boolean };

/** Where this page stands; its last item, without an address, is the page itself. */
export function Breadcrumb({ items, hydrated = false }: BreadcrumbProps) {
  return (
    <nav className="crumbs" aria-label="Fil d’Ariane">
      <ol>
        {items.map(({ label, to }) => (
          <li key={label}>
            {to ? (
              <AppLink to={to} hydrated={hydrated}>
                {label}
              </AppLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
