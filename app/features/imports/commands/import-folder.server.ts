import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Refusal, TableReport } from "~/features/imports/model";
import { TOLD_MAX } from "~/features/imports/model";
import { ENDINGS, readTable } from "~/features/imports/queries/read-table.server";
import type { ImportedRow, ImportTable } from "~/features/imports/tables.server";
import { IMPORT_TABLES } from "~/features/imports/tables.server";
import { db } from "~/server/db/db.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";

/** So many rows in one transaction: others wait for no longer than a moment. */
const BATCH = 500;

interface Options {
  /** Without it nothing is written: the report says what would be. */
  isApplied: boolean;
  /** Told after each batch that is stored. */
  onStored?: (table: string, added: number) => void;
}

interface Candidate {
  line: number;
  row: ImportedRow;
}

/** What of a table is accepted so far, in this run. */
interface Accepted {
  ids: Set<string>;
  keys: Set<string>;
}

interface Sorted {
  added: ImportedRow[];
  known: number;
  refusals: Refusal[];
}

/**
 * Stores the tables of a folder, each in a file with its name. Rows keep their ids; one that is there already stays as it
 * is, so that an import that was broken off is begun again.
 */
export async function importFolder(folder: string, options: Options): Promise<TableReport[]> {
  const files = (await readdir(folder)).toSorted();
  const accepted = new Map<string, Accepted>();
  const reports: TableReport[] = [];
  for (const table of IMPORT_TABLES) {
    const ofThis: Accepted = { ids: new Set(), keys: new Set() };
    accepted.set(table.name, ofThis);
    for (const file of files.filter((name) => ENDINGS.some((ending) => name.toLowerCase() === table.name + ending))) {
      const report = { table: table.name, file, added: 0, known: 0, refused: 0, refusals: [] };
      reports.push(report);
      await importTable(table, path.join(folder, file), { report, accepted, options });
    }
  }
  return reports;
}

interface Work {
  report: TableReport;
  accepted: Map<string, Accepted>;
  options: Options;
}

async function importTable(table: ImportTable, file: string, work: Work): Promise<void> {
  let batch: Candidate[] = [];
  for await (const { line, cells, problem } of readTable(file)) {
    const read = problem === undefined ? table.schema.safeParse(cells) : null;
    if (read?.success) batch.push({ line, row: read.data });
    else refuse(work.report, { line, reason: problem ?? reasonOf(read?.error?.issues ?? []) });
    if (batch.length === BATCH) {
      await importBatch(table, batch, work);
      batch = [];
    }
  }
  if (batch.length > 0) await importBatch(table, batch, work);
}

async function importBatch(table: ImportTable, batch: Candidate[], { report, accepted, options }: Work): Promise<void> {
  const sorted = options.isApplied
    ? await runCommand({ actor: null, action: "imported", target: table.target }, async (tx) => {
        const found = await sortBatch(tx, table, batch, accepted);
        const [first] = found.added;
        if (!first) return unchanged(found);
        await table.insert(tx, found.added);
        const details = { table: table.name, count: found.added.length };
        return changed({ result: found, targetId: first.id, details, cacheTags: table.cacheTags });
      })
    : await sortBatch(db, table, batch, accepted);
  const ofThis = accepted.get(table.name);
  for (const row of sorted.added) {
    ofThis?.ids.add(row.id);
    if (table.unique) ofThis?.keys.add(table.unique.keyOf(row));
  }
  report.added += sorted.added.length;
  report.known += sorted.known;
  for (const refusal of sorted.refusals) refuse(report, refusal);
  if (options.isApplied && sorted.added.length > 0) options.onStored?.(table.name, report.added);
}

/** Which rows of a batch are new, which are there already, and which cannot be stored. */
async function sortBatch(
  tx: Transaction,
  table: ImportTable,
  batch: Candidate[],
  accepted: Map<string, Accepted>,
): Promise<Sorted> {
  const rows = batch.map(({ row }) => row);
  const known = new Set(
    (
      await table.findKnown(
        tx,
        rows.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  const orphans = await findOrphans(tx, table, rows, accepted);
  const earlier = accepted.get(table.name);
  const ids = new Set(known);
  const keys = new Set((await table.unique?.findTaken(tx, rows)) ?? []);
  const sorted: Sorted = { added: [], known: 0, refusals: [] };
  for (const { line, row } of batch) {
    const key = table.unique?.keyOf(row);
    if (ids.has(row.id) || earlier?.ids.has(row.id)) sorted.known += 1;
    else if (orphans.has(row)) {
      sorted.refusals.push({ line, reason: `${table.parent?.column}\u202f: rien de tel dans ${table.parent?.table}` });
    } else if (key !== undefined && (keys.has(key) || earlier?.keys.has(key))) {
      sorted.refusals.push({ line, reason: `${table.unique?.column}\u202f: déjà pris par une autre ligne` });
    } else {
      sorted.added.push(row);
      ids.add(row.id);
      if (key !== undefined) keys.add(key);
    }
  }
  return sorted;
}

/** Rows that name a parent which is neither stored nor, in a dry run, about to be. */
async function findOrphans(
  tx: Transaction,
  table: ImportTable,
  rows: ImportedRow[],
  accepted: Map<string, Accepted>,
): Promise<Set<ImportedRow>> {
  const { parent } = table;
  const owner = IMPORT_TABLES.find(({ name }) => name === parent?.table);
  if (!parent || !owner) return new Set();
  const parentOf = (row: ImportedRow) => (row as unknown as Record<string, string | null>)[parent.column];
  const wanted = rows.flatMap((row) => parentOf(row) ?? []);
  const stored = new Set((await owner.findKnown(tx, [...new Set(wanted)])).map(({ id }) => id));
  const planned = accepted.get(parent.table)?.ids;
  return new Set(
    rows.filter((row) => {
      const id = parentOf(row);
      return id != null && !stored.has(id) && !planned?.has(id);
    }),
  );
}

function refuse(report: TableReport, refusal: Refusal): void {
  report.refused += 1;
  if (report.refusals.length < TOLD_MAX) report.refusals.push(refusal);
}

function reasonOf(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues.map(({ path: [column = "ligne"], message }) => `${String(column)}\u202f: ${message}`).join("\u202f; ");
}
