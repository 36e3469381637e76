import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { ListPagination } from "~/ui/list-pagination";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import type { GenerationRow } from "./view.server";

const COLUMNS = [
  { label: "Série" },
  { label: "État" },
  { label: "Lancée le" },
  { label: "Brouillons", isNumber: true },
  { label: "Échecs", isNumber: true },
];

interface GenerationListProps {
  runs: GenerationRow[];
  page: number;
  pageCount: number;
}

/** The runs so far, newest first. */
export function GenerationList({ runs, page, pageCount }: GenerationListProps) {
  return (
    <section className="run-section" aria-labelledby="runs-title">
      <h2 id="runs-title">Séries lancées</h2>
      {runs.length === 0 ? (
        <p className="note">Aucune série pour le moment. La première apparaîtra ici, avec son avancement.</p>
      ) : (
        <Table caption="Séries lancées" columns={COLUMNS}>
          {runs.map((run) => (
            <TableRow key={run.id}>
              <TableCell isHeader>
                <AppLink to={`/admin/blog/auto-generate/${run.id}`} hydrated className="row-link">
                  <bdi>{run.name}</bdi>
                </AppLink>
              </TableCell>
              <TableCell>
                <Badge tone={run.tone}>{run.label}</Badge>
              </TableCell>
              <TableCell label="Lancée le">
                <time dateTime={run.startedAt}>{run.started}</time>
              </TableCell>
              <TableCell label="Brouillons" isNumber>
                {run.successCount} sur {run.total}
              </TableCell>
              <TableCell label="Échecs" isNumber>
                {run.errorCount}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
      <ListPagination action="/admin/blog/auto-generate" page={page} pageCount={pageCount} />
    </section>
  );
}
