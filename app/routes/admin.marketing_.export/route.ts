import type { LoaderFunctionArgs } from "@remix-run/node";
import { stepsOf } from "~/features/marketing/analytics/model";
import { campaignLabel, pageLabel, referrerLabel } from "~/features/marketing/model/lead-source";
import type { SourceKind, SourceRow } from "~/features/marketing/model/marketing-list";
import {
  EARNED_CURRENCIES,
  EARNED_LABEL,
  FIGURE_LABELS,
  figuresOf,
  REST_LABEL,
} from "~/features/marketing/model/marketing-list";
import { listSources } from "~/features/marketing/queries.server";
import { marketingSchema } from "~/features/marketing/schema";
import type { CsvColumn } from "~/lib/text/csv";
import { csvResponse } from "~/server/http/csv-response.server";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";

/** The sources beyond share the last line. */
const ROWS_MAX = 10_000;

const labelled =
  (label: (source: string | null) => string) =>
  ({ isRest, source }: SourceRow) =>
    isRest ? REST_LABEL : label(source);

const SOURCES: Record<SourceKind, CsvColumn<SourceRow>> = {
  page: { title: "Page", value: labelled(pageLabel) },
  campagne: { title: "Campagne", value: labelled(campaignLabel) },
  site: { title: "Site", value: labelled(referrerLabel) },
};

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { period, par } = parseQuery(request, marketingSchema);
  const today = new Date();
  const since = stepsOf(period, dayInCasablanca(today))[0]?.from ?? "";
  const figures = figuresOf(par).map((figure) => ({
    title: FIGURE_LABELS[figure],
    value: (row: SourceRow) => row[figure],
  }));
  const earned = EARNED_CURRENCIES.map((currency) => ({
    title: `${EARNED_LABEL} (${currency})`,
    value: (row: SourceRow) => ({ hundredths: row[currency] }),
  }));
  return csvResponse({
    name: `marketing-${dayInCasablanca(today)}`,
    columns: [SOURCES[par], ...figures, ...earned],
    batches: inOneBatch(listSources({ by: par, period, since, limit: ROWS_MAX })),
  });
}

async function* inOneBatch(rows: Promise<SourceRow[]>) {
  yield await rows;
}
