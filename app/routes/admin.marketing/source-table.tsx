import type { SourceKind } from "~/features/marketing/model/marketing-list";
import { EARNED_LABEL, FIGURE_LABELS, figuresOf } from "~/features/marketing/model/marketing-list";
import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";
import { ListSummary } from "~/ui/list-summary";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import type { MarketingRow } from "./view.server";

const KINDS: Record<SourceKind, string> = { page: "Page", campagne: "Campagne", site: "Site" };

/** Where leads come from, a row each, the most fruitful first. */
export function SourceTable({ by, rows, sourceCount }: { by: SourceKind; rows: MarketingRow[]; sourceCount: number }) {
  if (rows.length === 0) {
    return (
      <EmptyState title="Rien n’est encore compté sur cette période">
        Les vues, les clics et les demandes du site public s’ajoutent ici d’eux-mêmes.
      </EmptyState>
    );
  }
  const columns = [
    { label: KINDS[by] },
    ...figuresOf(by).map((figure) => ({ label: FIGURE_LABELS[figure], isNumber: true })),
    { label: EARNED_LABEL, isNumber: true },
  ];
  return (
    <>
      <ListSummary action="/admin/marketing" matchCount={sourceCount} />
      <Table caption={`Provenance des demandes, par ${KINDS[by].toLowerCase()}`} columns={columns}>
        {rows.map(({ label, to, figures, earned }) => (
          <TableRow key={label}>
            <TableCell isHeader isLong>
              {to ? (
                <AppLink className="wrap-anywhere" to={to}>
                  {label}
                </AppLink>
              ) : (
                <bdi>{label}</bdi>
              )}
            </TableCell>
            {figures.map(({ figure, value }) => (
              <TableCell key={figure} label={FIGURE_LABELS[figure]} isNumber>
                {value}
              </TableCell>
            ))}
            <TableCell label={EARNED_LABEL} isNumber>
              {earned}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </>
  );
}
