import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { importFolder } from "~/features/imports/commands/import-folder.server";
import type { TableReport } from "~/features/imports/model";
import { IMPORT_TABLES } from "~/features/imports/tables.server";
import { migratePending } from "./migrate";
import { say, withDatabase } from "./with-database";

/** `npm run import -- FOLDER [--apply]`: says what would be stored; with `--apply` stores it. */
export async function importTables(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { apply: { type: "boolean" } }, allowPositionals: true });
  const [folder] = positionals;
  const isFolder = folder !== undefined && (await stat(folder).catch(() => null))?.isDirectory();
  if (!isFolder) throw new Error("Say which folder: npm run import -- FOLDER, and --apply to store what it holds.");
  const isApplied = values.apply ?? false;
  await withDatabase(async () => {
    if (isApplied) await migratePending();
    const reports = await importFolder(folder, { isApplied });
    if (reports.length === 0) throw new Error(`No table there. They are named: ${names()}, .csv, .json or .jsonl.`);
    for (const report of reports) tell(report);
    say(isApplied ? "Importé." : "Rien n’a été écrit\u202f: ajoutez --apply pour importer.");
  });
}

const names = () => IMPORT_TABLES.map(({ name }) => name).join(", ");

function tell({ file, added, known, refused, refusals }: TableReport): void {
  say(`${file}\u202f: nouvelles ${added}, connues ${known}, refusées ${refused}`);
  for (const { line, reason } of refusals) say(`  ligne ${line}\u202f: ${reason}`);
  if (refused > refusals.length) say(`  et ${refused - refusals.length} autres`);
}
