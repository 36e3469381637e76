import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Exemption } from "~/features/billing/model/exemptions";
import { EXEMPTIONS } from "~/features/billing/model/exemptions";
import { grossOf, PAYMENT_MODE_LABELS, settledBy } from "~/features/invoices/model/payment";
import { isRefund } from "~/features/invoices/model/refund";
import type { ReceivedPayment } from "~/features/invoices/revenue.server";
import { listPaymentsOf } from "~/features/invoices/revenue.server";
import { revenueQuerySchema } from "~/features/invoices/schema/list";
import { plainDecimal } from "~/lib/money/format-money";
import type { CsvAmount, CsvColumn } from "~/lib/text/csv";
import { csvResponse } from "~/server/http/csv-response.server";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { addMonths, dayInCasablanca } from "~/site/calendar";
import { formatNumericDate } from "~/site/format";

/** A payment at one rate, in hundredths; a declaration of VAT asks for the base of each rate. */
interface PaymentLine {
  payment: ReceivedPayment;
  /** Whether it bears what is told of a payment once, so that a column adds up to what came in. */
  isFirst: boolean;
  /** Null for what holds no tax at all, since it was paid beyond the invoice. */
  tax: { rateBp: number; exemption: string | null; base: number; tax: number } | null;
  /** What was paid beyond the invoice, on the first line; below zero where it is given back. */
  surplus: number;
}

/** The lines of a payment: one a rate or reason of exemption, and one where there is neither. */
function linesOf(payment: ReceivedPayment): PaymentLine[] {
  const surplus = settledBy(payment) - grossOf(payment.taxes);
  const [first = null, ...others] = payment.taxes.map(({ rate_bp: rateBp, exemption, base, tax }) => ({
    rateBp,
    exemption: exemption ? (EXEMPTIONS[exemption as Exemption]?.label ?? exemption) : null,
    base,
    tax,
  }));
  const rest = others.map((tax) => ({ payment, isFirst: false, tax, surplus: 0 }));
  return [{ payment, isFirst: true, tax: first, surplus }, ...rest];
}

async function* toPaymentLines(batches: AsyncGenerator<ReceivedPayment[]>) {
  for await (const payments of batches) yield payments.flatMap(linesOf);
}

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
