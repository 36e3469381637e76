import type { LoaderFunctionArgs } from "@remix-run/node";
import { QUOTE_STATUS_LABELS, shownStatus } from "~/features/quotes/model/quote";
import type { ListedQuote } from "~/features/quotes/queries/quotes.server";
import { listAllQuotes } from "~/features/quotes/queries/quotes.server";
import { quoteListSchema } from "~/features/quotes/schema/quote";
import { hundredthsText } from "~/lib/money/format-money";
import type { CsvColumn } from "~/lib/text/csv";
import { csvResponse } from "~/server/http/csv-response.server";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import { formatNumericDate, isoDay } from "~/site/format";

/** A quote in a table. */
const COLUMNS: CsvColumn<ListedQuote>[] = [
  { title: "Numéro", value: ({ number }) => number },
  { title: "Version", value: ({ revision }) => String(revision) },
  { title: "Objet", value: ({ title }) => title },
  { title: "Client", value: ({ billing_client }) => billing_client?.legal_name },
  { title: "État", value: stateOf },
  { title: "Monnaie", value: ({ currency }) => currency },
  { title: "Total HT", value: ({ net }) => hundredthsText(net) },
  { title: "TVA", value: ({ tax }) => hundredthsText(tax) },
  { title: "Total TTC", value: ({ gross }) => hundredthsText(gross) },
  { title: "Créé le", value: ({ created_at }) => formatNumericDate(created_at) },
  { title: "Envoyé le", value: ({ sent_at }) => sent_at && formatNumericDate(sent_at) },
  { title: "Valable jusqu’au", value: ({ valid_until }) => valid_until && formatNumericDate(valid_until) },
];

function stateOf({ status, valid_until }: ListedQuote): string {
  const until = valid_until?.toISOString().slice(0, 10) ?? null;
  return QUOTE_STATUS_LABELS[shownStatus(status, until, dayInCasablanca(new Date()))];
}

/** The list, filtered and ordered as its address says, as a table for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const batches = await listAllQuotes(parseQuery(request, quoteListSchema));
  return csvResponse({ name: `devis-${isoDay(new Date())}`, columns: COLUMNS, batches });
}
