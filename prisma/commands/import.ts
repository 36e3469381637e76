import { stat } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { TableFiles } from "~/features/imports/import-folder.server";
import { importFolder, listTableFiles } from "~/features/imports/import-folder.server";
import type { TableReport } from "~/features/imports/model";
import { IMPORT_TABLES } from "~/features/imports/tables.server";
import { importWordPress } from "~/features/imports/wordpress/import-wordpress.server";
import { databaseBackend } from "~/server/db/db.server";
import { pendingMigrations } from "~/server/db/migrate.server";
import { migratePending } from "./migrate";
import { say, withDatabase } from "./with-database";

/** `npm run import -- FOLDER|FILE.xml [--apply]`: says what would be stored; with `--apply` stores it. */
export async function importTables(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { apply: { type: "boolean" } }, allowPositionals: true });
  const [place] = positionals;
  const found = place === undefined ? null : await stat(place).catch(() => null);
  if (place === undefined || !(found?.isDirectory() || (found?.isFile() && isExport(place)))) {
    throw new Error("Say what: npm run import -- FOLDER or FILE.xml, and --apply to store what it holds.");
  }
  const isApplied = values.apply ?? false;
  await withDatabase(async () => {
    if (isApplied) await migratePending();
    // What is known already stands in tables that a report alone does not make.
    else if ((await pendingMigrations(databaseBackend)).length > 0) throw new Error(NOT_MIGRATED);
    const options = { isApplied, onStored: (table: string, added: number) => say(`… ${table}\u202f: ${added}`) };
    const folder = found.isDirectory() ? await listTableFiles(place, TABLES) : null;
    const reports = folder ? await importFolder(place, options) : [];
    const hasTables = reports.length > 0;
    const exports = folder ? folder.ignored.filter(isExport) : [""];
    for (const file of exports) reports.push(await importWordPress(path.join(place, file), options));
    if (reports.length === 0) {
      throw new Error(
        `Nothing to import there: no .xml of WordPress, and no table (${TABLES.join(", ")}) as .csv, .json or .jsonl.`,
      );
    }
    for (const report of reports) tell(report);
    if (folder) tellUnread(folder, hasTables);
    say(isApplied ? "Importé." : "Rien n’a été écrit\u202f: ajoutez --apply pour importer.");
  });
}

const NOT_MIGRATED = "The database is not that of this version yet: npm run db:migrate, then again.";

const isExport = (name: string) => name.toLowerCase().endsWith(".xml");

const TABLES = IMPORT_TABLES.map(({ name }) => name);

/** What would be missing without a word: files by another name, and tables without a file where others have one. */
function tellUnread({ ignored, missing }: TableFiles, hasTables: boolean): void {
  const unread = ignored.filter((name) => !isExport(name));
  if (unread.length > 0) say(`Non lus, leur nom n’étant celui d’aucune table\u202f: ${unread.join(", ")}`);
  if (hasTables && missing.length > 0) say(`Tables sans fichier\u202f: ${missing.join(", ")}`);
}

function tell({ file, added, known, refused, refusals, notes }: TableReport): void {
  say(`${file}\u202f: nouvelles ${added}, connues ${known}, refusées ${refused}`);
  for (const { line, reason } of refusals) say(`  ligne ${line}\u202f: ${reason}`);
  if (refused > refusals.length) say(`  et ${refused - refusals.length} autres`);
  for (const note of notes) say(`  ${note}`);
}
