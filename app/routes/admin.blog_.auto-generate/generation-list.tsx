import { GenerationSection } from "~/features/generation/components/generation-sections";
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

/** The generations so far, newest first. */
export function GenerationList({
  generations,
  page,
  pageCount,
}: {
  generations: GenerationRow[];
  page: number;
  pageCount: number;
}) {
  return (
    <GenerationSection titleId="runs-title">
      <h2 className="text-xl wrap-anywhere" id="runs-title">
        Séries lancées
      </h2>
      {generations.length === 0 ? (
        <p className="note">Aucune série pour le moment. La première apparaîtra ici, avec son avancement.</p>
      ) : (
        <Table caption="Séries lancées" columns={COLUMNS}>
          {generations.map((generation) => (
            <TableRow key={generation.id}>
              <TableCell isHeader>
                <AppLink to={`/admin/blog/auto-generate/${generation.id}`} hydrated className="row-link">
                  <bdi>{generation.name}</bdi>
                </AppLink>
              </TableCell>
              <TableCell label="État">
                <Badge tone={generation.tone}>{generation.label}</Badge>
              </TableCell>
              <TableCell label="Lancée le">
                <time dateTime={generation.startedAt}>{generation.started}</time>
              </TableCell>
              <TableCell label="Brouillons" isNumber>
                {generation.successCount} sur {generation.total}
              </TableCell>
              <TableCell label="Échecs" isNumber>
                {generation.errorCount}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
      <ListPagination action="/admin/blog/auto-generate" page={page} pageCount={pageCount} />
    </GenerationSection>
  );
}
