import { Badge } from "~/ui/badge";
import { DataTable } from "~/ui/data-table";
import { RowNote } from "~/ui/row-note";
import { RowLink } from "~/ui/screen-link";
import type { ItemView } from "./view.server";

export function ItemTable({ items }: { items: ItemView[] }) {
  if (items.length === 0) return <p className="note">Aucun article dans cet état.</p>;
  return (
    <DataTable
      caption="Articles de la série"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          label: "Article",
          isHeader: true,
          isLong: true,
          cell: ({ draftTo, title, number, about }) => (
            <>
              {draftTo ? (
                <RowLink to={draftTo}>
                  <bdi>{title}</bdi>
                </RowLink>
              ) : (
                <bdi>{title}</bdi>
              )}
              <RowNote isLong>
                {number}. <bdi>{about}</bdi>
              </RowNote>
            </>
          ),
        },
        {
          label: "État",
          isLong: ({ error }) => error !== null,
          cell: ({ tone, label, shortfall, error, isDraftGone }) => (
            <>
              <span className="inline-flex flex-wrap gap-y-1 gap-x-4">
                <Badge tone={tone}>{label}</Badge>
                {shortfall && <Badge tone="red">{shortfall}</Badge>}
              </span>
              {error && <p className="mt-1 max-w-136 text-danger text-sm whitespace-normal wrap-anywhere">{error}</p>}
              {isDraftGone && <RowNote>Supprimé depuis</RowNote>}
            </>
          ),
        },
        {
          label: "Coût",
          isNumber: true,
          cell: ({ cost, tokens }) => (
            <>
              {cost ?? "–"}
              {tokens && <RowNote>{tokens} jetons</RowNote>}
            </>
          ),
        },
      ]}
    />
  );
}
