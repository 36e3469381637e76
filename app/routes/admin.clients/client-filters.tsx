import type { ClientList } from "~/features/clients/schema";
import { SearchToolbar } from "~/ui/search-toolbar";
import { StatusFilterStrip } from "~/ui/status-filter-strip";
import { useSearchHref } from "~/ui/use-search-href";

const SORTS = [
  { value: "newest", label: "Les plus récents" },
  { value: "oldest", label: "Les plus anciens" },
  { value: "name", label: "Par nom" },
  { value: "projects", label: "Par nombre de projets" },
];

interface ClientFiltersProps {
  list: ClientList;
  counts: { total: number; invited: number; erasure: number };
}

/** Which clients are shown, and in which order. */
export function ClientFilters({ list, counts }: ClientFiltersProps) {
  const hrefFor = useSearchHref("/admin/clients");
  const item = (
    state: ClientList["state"],
    { label, count, tone }: { label: string; count: number; tone: "neutral" | "blue" | "red" },
  ) => ({
    to: hrefFor({ state: state ?? null, page: null }),
    label,
    count,
    tone,
    isCurrent: list.state === state,
  });
  return (
    <>
      <StatusFilterStrip
        label="Filtrer les clients"
        items={[
          item(undefined, { label: "Tous", count: counts.total, tone: "neutral" }),
          item("invited", { label: "Invités", count: counts.invited, tone: "blue" }),
          item("erasure", { label: "Effacement demandé", count: counts.erasure, tone: "red" }),
        ]}
      />
      <SearchToolbar
        action="/admin/clients"
        label="Rechercher un client"
        placeholder="Nom, e-mail, entreprise"
        q={list.q}
        kept={{ state: list.state }}
        selects={[{ name: "sort", label: "Trier", value: list.sort, options: SORTS }]}
      />
    </>
  );
}
