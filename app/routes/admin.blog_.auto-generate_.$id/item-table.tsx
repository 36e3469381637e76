import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
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
            <span className="row-note">
              {item.number}. <bdi>{item.about}</bdi>
            </span>
          </TableCell>
          <TableCell isLong={item.error !== null}>
            <span className="badges">
              <Badge tone={item.tone}>{item.label}</Badge>
              {item.shortfall && <Badge tone="red">{item.shortfall}</Badge>}
            </span>
            {item.error && <p className="row-error">{item.error}</p>}
            {item.isDraftGone && <span className="row-note">Supprimé depuis</span>}
          </TableCell>
          <TableCell label="Coût" isNumber>
            {item.cost ?? "–"}
            {item.tokens && <span className="row-note">{item.tokens} jetons</span>}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

function Title({ item: { title, draftTo } }: { item: ItemView }) {
  if (!draftTo) return <bdi>{title}</bdi>;
  return (
    <AppLink to={draftTo} hydrated className="row-link">
      <bdi>{title}</bdi>
    </AppLink>
  );
}
