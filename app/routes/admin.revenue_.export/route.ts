import type { LoaderFunctionArgs } from "@remix-run/node";
import { PAYMENT_MODE_LABELS } from "~/features/invoices/model/payment";
import { isRefund } from "~/features/invoices/model/refund";
import { listPaymentsOf } from "~/features/invoices/queries/revenue.server";
import { revenueQuerySchema } from "~/features/invoices/schema/list";
import { plainDecimal } from "~/lib/money/format-money";
import type { CsvAmount, CsvColumn } from "~/lib/text/csv";
import { csvResponse } from "~/server/http/csv-response.server";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { addMonths, dayInCasablanca } from "~/site/calendar";
import { formatNumericDate } from "~/site/format";
import type { PaymentLine } from "./view.server";
import { toPaymentLines } from "./view.server";

/** An amount of the whole payment, on its first line alone. */
function once({ isFirst }: PaymentLine, hundredths: number): CsvAmount | null {
  return isFirst ? { hundredths } : null;
}

/** A payment at one rate in the table of the accountant; features/invoices/README.md tells what each column holds. */
const COLUMNS: CsvColumn<PaymentLine>[] = [
  { title: "Payé le", value: ({ payment }) => formatNumericDate(payment.paid_on) },
  { title: "Reçu", value: ({ payment }) => payment.receipt_number },
  { title: "Facture", value: ({ payment }) => payment.invoice.number },
  { title: "Client", value: ({ payment }) => payment.invoice.billing_client.legal_name },
  { title: "ICE", value: ({ payment }) => payment.invoice.billing_client.ice },
  { title: "Nature", value: ({ payment }) => (isRefund(payment) ? "Remboursement" : "Encaissement") },
  { title: "Mode", value: ({ payment }) => PAYMENT_MODE_LABELS[payment.mode] },
  { title: "Référence", value: ({ payment }) => payment.reference },
  { title: "Monnaie", value: ({ payment }) => payment.invoice.currency },
  { title: "Montant reçu", value: (line) => once(line, line.payment.received) },
  { title: "TVA retenue à la source", value: (line) => once(line, line.payment.vat_withheld) },
  { title: "Retenue sur honoraires", value: (line) => once(line, line.payment.fee_withheld) },
  { title: "Droit de timbre", value: (line) => once(line, line.payment.stamp_duty) },
  { title: "Base HT", value: ({ tax }) => tax && { hundredths: tax.base } },
  { title: "TVA", value: ({ tax }) => tax && { hundredths: tax.tax } },
  { title: "Taux", value: ({ tax }) => tax && plainDecimal(tax.rateBp, 2) },
  { title: "Exonération", value: ({ tax }) => tax?.exemption },
  { title: "Trop-perçu", value: (line) => once(line, line.surplus) },
];

/** What was received in a month, for its declaration of VAT. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { mois } = parseQuery(request, revenueQuerySchema);
  const month = mois ? `${mois}-01` : addMonths(dayInCasablanca(new Date()), 0);
  return csvResponse({
    name: `encaissements-${month.slice(0, 7)}`,
    columns: COLUMNS,
    batches: toPaymentLines(listPaymentsOf(month)),
  });
}
