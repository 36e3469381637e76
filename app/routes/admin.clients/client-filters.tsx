import type { ClientList } from "~/features/clients/schema";
import { ListFilters } from "~/ui/list-filters";

const SORTS = [
  { value: "newest", label: "Les plus récents" },
  { value: "oldest", label: "Les plus anciens" },
  { value: "name", label: "Par nom" },
  { value: "projects", label: "Par nombre de projets" },
];

interface ClientFiltersProps {
  list: ClientList;
  counts: { total: number; invited: number; unconfirmed: number; erasure: number };
}

/** Which clients are shown, and in which order. */
export function ClientFilters({ list, counts }: ClientFiltersProps) {
  return (
    <ListFilters
      action="/admin/clients"
      strip={{
        label: "Filtrer les clients",
        name: "state",
        current: list.state,
        items: [
          { label: "Tous", count: counts.total, tone: "neutral" },
          { value: "invited", label: "Invités", count: counts.invited, tone: "blue" },
          { value: "unconfirmed", label: "Non confirmés", count: counts.unconfirmed, tone: "yellow" },
          { value: "erasure", label: "Effacement demandé", count: counts.erasure, tone: "red" },
        ],
      }}
      search={{
        label: "Rechercher un client",
        placeholder: "Nom, e-mail, entreprise",
        q: list.q,
        selects: [{ name: "sort", label: "Trier", value: list.sort, options: SORTS }],
      }}
    />
  );
}
