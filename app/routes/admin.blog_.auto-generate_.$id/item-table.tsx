import { Badge } from "~/ui/badge";
import { RowNote } from "~/ui/row-note";
import { ScreenLink } from "~/ui/screen-link";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import type { ItemView } from "./view.server";

const COLUMNS = [{ label: "Article" }, { label: "État" }, { label: "Coût", isNumber: true }];

/** The articles of the generation, in the order in which they are written. */
export function ItemTable({ items }: { items: ItemView[] }) {
  if (items.length === 0) return <p className="note">Aucun article dans cet état.</p>;
  return (
    <Table caption="Articles de la série" columns={COLUMNS}>
      {items.map((item) => (
        <TableRow key={item.id}>
          <TableCell isHeader isLong>
            <Title item={item} />
            <RowNote isLong>
              {item.number}. <bdi>{item.about}</bdi>
            </RowNote>
          </TableCell>
          <TableCell label="État" isLong={item.error !== null}>
            <span className="inline-flex flex-wrap gap-y-1 gap-x-4">
              <Badge tone={item.tone}>{item.label}</Badge>
              {item.shortfall && <Badge tone="red">{item.shortfall}</Badge>}
            </span>
            {item.error && (
              <p className="mt-1 max-w-136 text-danger text-sm whitespace-normal wrap-anywhere">{item.error}</p>
            )}
            {item.isDraftGone && <RowNote>Supprimé depuis</RowNote>}
          </TableCell>
          <TableCell label="Coût" isNumber>
            {item.cost ?? "–"}
            {item.tokens && <RowNote>{item.tokens} jetons</RowNote>}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

function Title({ item: { title, draftTo } }: { item: ItemView }) {
  if (!draftTo) return <bdi>{title}</bdi>;
  return (
    <ScreenLink to={draftTo} className="row-link">
      <bdi>{title}</bdi>
    </ScreenLink>
  );
}
