import type { Refusal, TableReport } from "~/features/imports/model";
import { TOLD_MAX } from "~/features/imports/model";
import type { ReadRow } from "~/features/imports/read-table.server";
import type { ImportedRow, ImportTable } from "~/features/imports/tables.server";
import { IMPORT_TABLES } from "~/features/imports/tables.server";
import { firstMessages } from "~/lib/forms/first-messages";
import { DigestSet } from "~/server/core/digest-set.server";
import { db } from "~/server/db/db.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";

/** So many rows in one transaction: others wait for no longer than a moment. */
const BATCH = 500;

/** Of one table, in a dry run: 96 MB of memory. */
const SEEN_MAX = 4_000_000;

export interface ImportOptions {
  /** Without it nothing is written: the report says what would be. */
  isApplied: boolean;
  /** Told after each batch that is stored. */
  onStored?: (table: string, added: number) => void;
}

/** What a dry run has accepted so far: ids and unique keys of each table. An import asks the database instead. */
export class SeenRows {
  readonly #ids = new Map<string, DigestSet>();
  readonly #keys = new Map<string, DigestSet>();

  hasId(table: string, id: string): boolean {
    return this.#ids.get(table)?.has(id) ?? false;
  }

  hasKey(table: string, key: string): boolean {
    return this.#keys.get(table)?.has(key) ?? false;
  }

  /** @throws RangeError where there are too many */
  add(table: string, id: string, key: string | undefined): void {
    seenOf(this.#ids, table).add(id);
    if (key !== undefined) seenOf(this.#keys, table).add(key);
  }
}

function seenOf(sets: Map<string, DigestSet>, table: string): DigestSet {
  const known = sets.get(table) ?? new DigestSet(SEEN_MAX);
  sets.set(table, known);
  return known;
}

interface Candidate {
  line: number;
  row: ImportedRow;
}

interface Sorted {
  added: ImportedRow[];
  known: number;
  refusals: Refusal[];
}

export interface ImportWork {
  report: TableReport;
  seen: SeenRows;
  options: ImportOptions;
}

/** Stores the rows of a file in one table, by batches of one transaction each, and counts them in its report. */
export async function importRows(table: ImportTable, rows: AsyncIterable<ReadRow>, work: ImportWork): Promise<void> {
  let batch: Candidate[] = [];
  for await (const { line, cells, problem } of rows) {
    const read = problem === undefined ? table.schema.safeParse(cells) : null;
    if (read?.success) batch.push({ line, row: read.data });
    else {
      const reasons = [...firstMessages(read?.error?.issues ?? [])].map(
        ([column, message]) => `${column || "ligne"}\u202f: ${message}`,
      );
      refuse(work.report, { line, reason: problem ?? reasons.join("\u202f; ") });
    }
    if (batch.length === (table.batchSize ?? BATCH)) {
      await importBatch(table, batch, work);
      batch = [];
    }
  }
  if (batch.length > 0) await importBatch(table, batch, work);
}

async function importBatch(table: ImportTable, batch: Candidate[], { report, seen, options }: ImportWork) {
  const sorted = options.isApplied
    ? await runCommand({ actor: null, action: "imported", target: table.target }, async (tx) => {
        const found = await sortBatch(tx, table, batch, seen);
        const [first] = found.added;
        if (!first) return unchanged(found);
        await table.insert(tx, found.added);
        const details = { table: table.name, count: found.added.length };
        return changed({ result: found, targetId: first.id, details, cacheTags: table.cacheTags });
      })
    : await sortBatch(db, table, batch, seen);
  // What is stored is found in the database; a dry run has to remember it.
  if (!options.isApplied) for (const row of sorted.added) seen.add(table.name, row.id, table.unique?.keyOf(row));
  report.added += sorted.added.length;
  report.known += sorted.known;
  for (const refusal of sorted.refusals) refuse(report, refusal);
  if (options.isApplied && sorted.added.length > 0) options.onStored?.(table.name, report.added);
}

/** Which rows of a batch are new, which are there already, and which cannot be stored. */
async function sortBatch(tx: Transaction, table: ImportTable, batch: Candidate[], seen: SeenRows): Promise<Sorted> {
  const rows = batch.map(({ row }) => row);
  const found = await table.findKnown(
    tx,
    rows.map(({ id }) => id),
  );
  const ids = new Set(found.map(({ id }) => id));
  const orphans = await findOrphans(tx, table, rows, seen);
  const keys = new Set((await table.unique?.findTaken(tx, rows)) ?? []);
  const sorted: Sorted = { added: [], known: 0, refusals: [] };
  for (const { line, row } of batch) {
    const key = table.unique?.keyOf(row);
    if (ids.has(row.id) || seen.hasId(table.name, row.id)) sorted.known += 1;
    else if (orphans.has(row)) {
      sorted.refusals.push({ line, reason: `${table.parent?.column}\u202f: rien de tel dans ${table.parent?.table}` });
    } else if (key !== undefined && (keys.has(key) || seen.hasKey(table.name, key))) {
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
  seen: SeenRows,
): Promise<Set<ImportedRow>> {
  const { parent } = table;
  const owner = IMPORT_TABLES.find(({ name }) => name === parent?.table);
  if (!parent || !owner) return new Set();
  const parentOf = (row: ImportedRow) => (row as unknown as Record<string, string | null>)[parent.column];
  const wanted = rows.flatMap((row) => parentOf(row) ?? []);
  const stored = new Set((await owner.findKnown(tx, [...new Set(wanted)])).map(({ id }) => id));
  return new Set(
    rows.filter((row) => {
      const id = parentOf(row);
      return id != null && !stored.has(id) && !seen.hasId(parent.table, id);
    }),
  );
}

function refuse(report: TableReport, refusal: Refusal): void {
  report.refused += 1;
  if (report.refusals.length < TOLD_MAX) report.refusals.push(refusal);
}
