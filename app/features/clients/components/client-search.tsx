import { CLIENT_SEARCH } from "~/features/clients/model";
import { SearchToolbar } from "~/ui/search-toolbar";
import { useQuery } from "~/ui/use-address";

interface ClientSearchProps {
  action: string;
  search: { q: string | undefined; note: string } | null;
}

/** Searches clients that a select does not list; nothing where it lists all. */
export function ClientSearch({ action, search }: ClientSearchProps) {
  const params = useQuery();
  if (!search) return null;
  const { [CLIENT_SEARCH]: _asked, ...kept } = Object.fromEntries(params);
  return (
    <>
      <SearchToolbar
        action={action}
        label="Chercher un client"
        placeholder="Nom, e-mail, entreprise"
        name={CLIENT_SEARCH}
        q={search.q}
        selects={[]}
        kept={kept}
      />
      <p className="note">{search.note}</p>
    </>
  );
}
