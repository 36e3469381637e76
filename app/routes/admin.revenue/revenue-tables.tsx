import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { ListSection } from "~/ui/list-section";
import { RowLink, ScreenLink } from "~/ui/screen-link";
import type { toClientRow, toMonthRows, toTransaction } from "./view.server";

export function MonthTable({ months }: { months: ReturnType<typeof toMonthRows> }) {
  return (
    <ListSection titleId="months-title" title="Mois par mois" className="" size="sm">
      <p className="note mb-3">
        La TVA est celle des encaissements du mois. En retard{"\u202f"}: ce qui était dû ce mois-là et reste à payer.
      </p>
      <DataTable
        caption="Accepté, facturé, encaissé, TVA et retards par mois"
        rows={months}
        rowKey={({ name }) => name}
        columns={[
          { label: "Mois", isHeader: true, cell: ({ name }) => name },
          { label: "Accepté", isNumber: true, cell: ({ accepted }) => accepted },
          { label: "Facturé", isNumber: true, cell: ({ invoiced }) => invoiced },
          { label: "Encaissé", isNumber: true, cell: ({ received }) => received },
          { label: "TVA", isNumber: true, cell: ({ vat }) => vat },
          { label: "En retard", isNumber: true, cell: ({ late }) => late ?? "–" },
        ]}
      />
    </ListSection>
  );
}

export function ClientTable({ clients }: { clients: ReturnType<typeof toClientRow>[] }) {
  return (
    <ListSection titleId="by-client-title" title="Par client, sur douze mois" className="" size="sm">
      {clients.length === 0 ? (
        <p className="note">Aucun devis accepté ni facture sur ces douze mois.</p>
      ) : (
        <DataTable
          caption="Accepté, facturé, encaissé et retards par client"
          rows={clients}
          rowKey={({ id }) => id}
          columns={[
            {
              label: "Client",
              isHeader: true,
              isName: true,
              cell: ({ id, name }) => (
                <ScreenLink to={`/admin/clients-facturation/${id}`}>
                  <bdi>{name}</bdi>
                </ScreenLink>
              ),
            },
            { label: "Accepté", isNumber: true, cell: ({ accepted }) => accepted },
            { label: "Facturé", isNumber: true, cell: ({ invoiced }) => invoiced },
            { label: "Encaissé", isNumber: true, cell: ({ received }) => received },
            { label: "Reste dû", isNumber: true, cell: ({ remaining }) => remaining ?? "–" },
            { label: "En retard", isNumber: true, cell: ({ late }) => late ?? "–" },
          ]}
        />
      )}
    </ListSection>
  );
}

export function Transactions({ transactions }: { transactions: ReturnType<typeof toTransaction>[] }) {
  return (
    <ListSection titleId="transactions-title" title="Dernières transactions" className="" size="sm">
      {transactions.length === 0 ? (
        <EmptyState title="No transactions yet">
          Un paiement enregistré sur une facture s’inscrit ici, et dans les chiffres ci-dessus.
        </EmptyState>
      ) : (
        <DataTable
          caption="Dernières transactions"
          rows={transactions}
          rowKey={({ id }) => id}
          columns={[
            {
              label: "Facture",
              isHeader: true,
              cell: ({ invoiceId, number }) => <RowLink to={`/admin/factures/${invoiceId}`}>{number}</RowLink>,
            },
            { label: "Client", isName: true, cell: ({ client }) => <bdi>{client}</bdi> },
            { label: "Payée le", cell: ({ paidOn, paid }) => <time dateTime={paidOn}>{paid}</time> },
            { label: "Mode", cell: ({ mode }) => mode },
            { label: "Montant", isNumber: true, cell: ({ amount }) => amount },
          ]}
        />
      )}
    </ListSection>
  );
}
