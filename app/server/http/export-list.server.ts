import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { dayInCasablanca } from "~/lib/dates/casablanca";
import type { CsvColumn } from "~/lib/text/csv";
import type { User } from "~/server/sessions/user";
import { csvResponse } from "./csv-response.server";
import { parseQuery } from "./list-query.server";

interface Export<Schema extends z.ZodType, Row> {
  guard: (request: Request) => Promise<User>;
  /** The name of the file without its day, such as 'factures'. */
  name: string;
  schema: Schema;
  columns: readonly CsvColumn<Row>[];
  findAll: (list: z.output<Schema>, user: User) => Promise<AsyncGenerator<Row[]>>;
}

/** The loader of a list's table for a spreadsheet: every row that the list shows, filtered and ordered as its address says. */
export function exportList<Schema extends z.ZodType, Row>(exported: Export<Schema, Row>) {
  const { guard, name, schema, columns, findAll } = exported;
  return async ({ request }: LoaderFunctionArgs): Promise<Response> => {
    const user = await guard(request);
    const batches = await findAll(parseQuery(request, schema), user);
    return csvResponse({ name: `${name}-${dayInCasablanca(new Date())}`, columns, batches });
  };
}
