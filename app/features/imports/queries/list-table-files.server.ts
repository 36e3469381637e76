import { readdir } from "node:fs/promises";
import { ENDINGS } from "./read-table.server";

/** What the exporter of the hosted database puts behind the name of a table. */
const EXPORTED = "_rows";

/** What a folder holds of the tables. */
export interface TableFiles {
  /** The files of each table by its name; of none, where it has none. */
  files: ReadonlyMap<string, string[]>;
  /** What has the name of no table, as it stands in the folder; hidden files aside. */
  ignored: string[];
  /** The tables without a file. */
  missing: string[];
}

/**
 * Which file of a folder is which table's: `NAME.csv`, `.jsonl` or `.json`, or `NAME_rows` with one of these, in letters of
 * either case.
 * @param tables their names
 */
export async function listTableFiles(folder: string, tables: readonly string[]): Promise<TableFiles> {
  const entries = (await readdir(folder)).filter((name) => !name.startsWith(".")).toSorted();
  const files = new Map(tables.map((table) => [table, entries.filter((name) => isOfTable(name, table))]));
  const read = new Set([...files.values()].flat());
  return {
    files,
    ignored: entries.filter((name) => !read.has(name)),
    missing: tables.filter((table) => files.get(table)?.length === 0),
  };
}

function isOfTable(file: string, table: string): boolean {
  const names = ENDINGS.flatMap((ending) => [table + ending, table + EXPORTED + ending]);
  return names.includes(file.toLowerCase());
}
