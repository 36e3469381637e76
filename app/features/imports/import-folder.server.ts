import { readdir } from "node:fs/promises";
import path from "node:path";
import type { TableReport } from "~/features/imports/model";
import { emptyReport } from "~/features/imports/model";
import { ENDINGS, readTable } from "~/features/imports/read-table.server";
import type { ImportOptions } from "./import-rows.server";
import { importRows, SeenRows } from "./import-rows.server";
import { IMPORT_TABLES } from "./tables.server";

/** Stores the tables of a folder. Existing rows stay as they are, so that a broken import can be run again. */
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

/** What the exporter of the hosted database puts behind the name of a table. */
const EXPORTED = "_rows";

export interface TableFiles {
  /** The files of each table by its name; of none, where it has none. */
  files: ReadonlyMap<string, string[]>;
  /** What has the name of no table, as it stands in the folder; hidden files aside. */
  ignored: string[];
  missing: string[];
}

/** Finds each table's files: `NAME` or `NAME_rows`, ending in .csv, .jsonl or .json, in either case. */
export async function listTableFiles(folder: string, tables: readonly string[]): Promise<TableFiles> {
  const entries = (await readdir(folder)).filter((name) => !name.startsWith(".")).toSorted();
  const files = new Map(
    tables.map((table) => [
      table,
      entries.filter((name) => {
        const names = ENDINGS.flatMap((ending) => [table + ending, table + EXPORTED + ending]);
        return names.includes(name.toLowerCase());
      }),
    ]),
  );
  const read = new Set([...files.values()].flat());
  return {
    files,
    ignored: entries.filter((name) => !read.has(name)),
    missing: tables.filter((table) => files.get(table)?.length === 0),
  };
}
