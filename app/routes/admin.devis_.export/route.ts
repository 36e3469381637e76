import { QUOTE_STATUS_LABELS, shownStatus } from "~/features/quotes/model/quote";
import { listAllQuotes } from "~/features/quotes/queries.server";
import { quoteListSchema } from "~/features/quotes/schema/quote";
import { hundredthsText } from "~/lib/money/format-money";
import { exportList } from "~/server/http/export-list.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import { formatNumericDate } from "~/site/format";

export const loader = exportList({
  guard: requireAdmin,
  name: "devis",
  schema: quoteListSchema,
  findAll: listAllQuotes,
  columns: [
    { title: "Numéro", value: ({ number }) => number },
    { title: "Version", value: ({ revision }) => String(revision) },
    { title: "Objet", value: ({ title }) => title },
    { title: "Client", value: ({ billing_client }) => billing_client?.legal_name },
    {
      title: "État",
      value: ({ status, valid_until }) => {
        const until = valid_until?.toISOString().slice(0, 10) ?? null;
        return QUOTE_STATUS_LABELS[shownStatus(status, until, dayInCasablanca(new Date()))];
      },
    },
    { title: "Monnaie", value: ({ currency }) => currency },
    { title: "Total HT", value: ({ net }) => hundredthsText(net) },
    { title: "TVA", value: ({ tax }) => hundredthsText(tax) },
    { title: "Total TTC", value: ({ gross }) => hundredthsText(gross) },
    { title: "Créé le", value: ({ created_at }) => formatNumericDate(created_at) },
    { title: "Envoyé le", value: ({ sent_at }) => sent_at && formatNumericDate(sent_at) },
    { title: "Valable jusqu’au", value: ({ valid_until }) => valid_until && formatNumericDate(valid_until) },
  ],
});
