import { ScreenLink } from "~/ui/screen-link";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import type { toClientRow, toMonthRows } from "./view.server";

const MONTH_COLUMNS = [
  { label: "Mois" },
  { label: "Accepté", isNumber: true },
  { label: "Facturé", isNumber: true },
  { label: "Encaissé", isNumber: true },
  { label: "TVA", isNumber: true },
  { label: "En retard", isNumber: true },
];

/** The last twelve months: what was accepted, invoiced and received, its VAT, and what is late of what was due in them. */
export function MonthTable({ months }: { months: ReturnType<typeof toMonthRows> }) {
  return (
    <section aria-labelledby="months-title">
      <h2 className="text-[1.25rem] mb-3" id="months-title">
        Mois par mois
      </h2>
      <p className="note mb-3">
        La TVA est celle des encaissements du mois. En retard{"\u202f"}: ce qui était dû ce mois-là et reste à payer.
      </p>
      <Table caption="Accepté, facturé, encaissé, TVA et retards par mois" columns={MONTH_COLUMNS}>
        {months.map(({ name, accepted, invoiced, received, vat, late }) => (
          <TableRow key={name}>
            <TableCell isHeader>{name}</TableCell>
            <TableCell label="Accepté" isNumber>
              {accepted}
            </TableCell>
            <TableCell label="Facturé" isNumber>
              {invoiced}
            </TableCell>
            <TableCell label="Encaissé" isNumber>
              {received}
            </TableCell>
            <TableCell label="TVA" isNumber>
              {vat}
            </TableCell>
            <TableCell label="En retard" isNumber>
              {late ?? "–"}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </section>
  );
}

const CLIENT_COLUMNS = [
  { label: "Client" },
  { label: "Accepté", isNumber: true },
  { label: "Facturé", isNumber: true },
  { label: "Encaissé", isNumber: true },
  { label: "Reste dû", isNumber: true },
  { label: "En retard", isNumber: true },
];

/** The clients of the last twelve months, the largest first. */
export function ClientTable({ clients }: { clients: ReturnType<typeof toClientRow>[] }) {
  return (
    <section aria-labelledby="by-client-title">
      <h2 className="text-[1.25rem] mb-3" id="by-client-title">
        Par client, sur douze mois
      </h2>
      {clients.length === 0 ? (
        <p className="note">Aucun devis accepté ni facture sur ces douze mois.</p>
      ) : (
        <Table caption="Accepté, facturé, encaissé et retards par client" columns={CLIENT_COLUMNS}>
          {clients.map(({ id, name, accepted, invoiced, received, remaining, late }) => (
            <TableRow key={id}>
              <TableCell isHeader isName>
                <ScreenLink to={`/admin/clients-facturation/${id}`}>
                  <bdi>{name}</bdi>
                </ScreenLink>
              </TableCell>
              <TableCell label="Accepté" isNumber>
                {accepted}
              </TableCell>
              <TableCell label="Facturé" isNumber>
                {invoiced}
              </TableCell>
              <TableCell label="Encaissé" isNumber>
                {received}
              </TableCell>
              <TableCell label="Reste dû" isNumber>
                {remaining ?? "–"}
              </TableCell>
              <TableCell label="En retard" isNumber>
                {late ?? "–"}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
    </section>
  );
}
