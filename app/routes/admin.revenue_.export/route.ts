import type { LoaderFunctionArgs } from "@remix-run/node";
import { PAYMENT_MODE_LABELS } from "~/features/invoices/model/payment";
import { isRefund } from "~/features/invoices/model/refund";
import type { ReceivedPayment } from "~/features/invoices/queries/revenue.server";
import { listPaymentsOf } from "~/features/invoices/queries/revenue.server";
import { revenueQuerySchema } from "~/features/invoices/schema/revenue";
import { plainDecimal } from "~/lib/money/format-money";
import type { CsvColumn } from "~/lib/text/csv";
import { csvResponse } from "~/server/http/csv-response.server";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { addMonths, dayInCasablanca } from "~/site/calendar";
import { formatNumericDate } from "~/site/format";

const sum = ({ taxes }: ReceivedPayment, part: "base" | "tax") => ({
  hundredths: taxes.reduce((total, tax) => total + tax[part], 0),
});

/** A payment in the table of the accountant. */
const COLUMNS: CsvColumn<ReceivedPayment>[] = [
  { title: "Payé le", value: ({ paid_on }) => formatNumericDate(paid_on) },
  { title: "Reçu", value: ({ receipt_number }) => receipt_number },
  { title: "Facture", value: ({ invoice }) => invoice.number },
  { title: "Client", value: ({ invoice }) => invoice.billing_client.legal_name },
  { title: "ICE", value: ({ invoice }) => invoice.billing_client.ice },
  { title: "Nature", value: (payment) => (isRefund(payment) ? "Remboursement" : "Encaissement") },
  { title: "Mode", value: ({ mode }) => PAYMENT_MODE_LABELS[mode] },
  { title: "Référence", value: ({ reference }) => reference },
  { title: "Monnaie", value: ({ invoice }) => invoice.currency },
  { title: "Montant reçu", value: ({ received }) => ({ hundredths: received }) },
  { title: "TVA retenue à la source", value: ({ vat_withheld }) => ({ hundredths: vat_withheld }) },
  { title: "Retenue sur honoraires", value: ({ fee_withheld }) => ({ hundredths: fee_withheld }) },
  { title: "Droit de timbre", value: ({ stamp_duty }) => ({ hundredths: stamp_duty }) },
  { title: "Base HT", value: (payment) => sum(payment, "base") },
  { title: "TVA", value: (payment) => sum(payment, "tax") },
  {
    title: "Taux",
    value: ({ taxes }) => taxes.map(({ rate_bp }) => plainDecimal(rate_bp, 2)).join(" / "),
  },
];

/** What was received in a month, for its declaration of VAT. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { mois } = parseQuery(request, revenueQuerySchema);
  const month = mois ? `${mois}-01` : addMonths(dayInCasablanca(new Date()), 0);
  return csvResponse({
    name: `encaissements-${month.slice(0, 7)}`,
    columns: COLUMNS,
    batches: listPaymentsOf(month),
  });
}
