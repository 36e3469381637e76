import path from "node:path";
import { IMPORT_TABLES } from "~/features/imports/commands/tables.server";
import type { TableReport } from "~/features/imports/model";
import { emptyReport } from "~/features/imports/model";
import { listTableFiles } from "~/features/imports/queries/list-table-files.server";
import { readTable } from "~/features/imports/queries/read-table.server";
import type { ImportOptions } from "./import-rows.server";
import { importRows, SeenRows } from "./import-rows.server";

/**
 * Stores the tables of a folder, each in a file with its name. Rows keep their ids; one that is there already stays as it
 * is, so that an import that was broken off is begun again.
 */
export async function importFolder(folder: string, options: ImportOptions): Promise<TableReport[]> {
  const names = IMPORT_TABLES.map(({ name }) => name);
  const { files } = await listTableFiles(folder, names);
  const seen = new SeenRows();
  const reports: TableReport[] = [];
  for (const table of IMPORT_TABLES) {
    for (const file of files.get(table.name) ?? []) {
      const report = emptyReport(table.name, file);
      reports.push(report);
      await importRows(table, readTable(path.join(folder, file)), { report, seen, options });
    }
  }
  return reports;
}
