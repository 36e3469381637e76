import { execFile } from "node:child_process";
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { DatabaseStartError } from "./database-errors.server";

const imports = `
  const { PGlite } = await import("@electric-sql/pglite");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const { unaccent } = await import("@electric-sql/pglite/contrib/unaccent");
  const { openAsBlob } = await import("node:fs");
  const extensions = { pg_trgm, unaccent };
  const read = (archive) => openAsBlob(archive, { type: "application/gzip" });
`;

/** Opens the database of an archive in memory, reads every row of it, and writes what it says of itself. */
const reader = `
  ${imports}
  const database = await PGlite.create({ extensions, loadDataDir: await read(process.argv[1]) });
  const tables = await database.query("SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'");
  for (const { name } of tables.rows) await database.query("SELECT count(t::text) FROM " + name + " AS t");
  const [{ server_version: version }] = (await database.query("SHOW server_version")).rows;
  const newest = "SELECT max(migration_name) AS migration FROM _prisma_migrations WHERE finished_at IS NOT NULL";
  const hasHistory = tables.rows.some(({ name }) => name === "_prisma_migrations");
  const migration = hasHistory ? (await database.query(newest)).rows[0].migration : null;
  console.log(JSON.stringify({ version, migration: migration ?? "" }));
  await database.close();
`;

/** Creates a database, or unpacks one from an archive, and opens it once as a proof. */
const creator = `
  ${imports}
  const [dataDir, archive] = process.argv.slice(1);
  const source = archive ? { loadDataDir: await read(archive) } : { initDbStartParams: ["--wal-segsize=1"] };
  const database = await PGlite.create({ dataDir, extensions, ...source });
  await database.exec("CHECKPOINT");
  await database.close();
`;

/** Creates the embedded database unless it exists. @throws DatabaseStartError while a damaged one is beside it */
export async function ensureDirectory(directory: string) {
  if (existsSync(directory)) return;
  const damaged = siblings(directory, "damaged").at(-1);
  if (damaged) throw new DatabaseStartError(explainRestore(directory, damaged, "was moved aside earlier"));
  await createDirectory(directory);
}

/** Replaces the database, and returns where the former lies. @throws DatabaseStartError if none opens in the archive */
export async function replaceDirectory(directory: string, archive: string) {
  let replaced: string | undefined;
  await createDirectory(directory, archive, () => {
    if (!existsSync(directory)) return;
    replaced = nameAside(directory, "replaced");
    renameSync(directory, replaced);
  });
  return replaced;
}

/** Made aside in a child process (800 MB at first) and renamed, so that a broken start leaves nothing half made. */
async function createDirectory(directory: string, archive?: string, makeRoom = () => {}) {
  for (const leftover of siblings(directory, "new")) rmSync(leftover, { recursive: true, force: true });
  const aside = `${directory}.new-${process.pid}`;
  try {
    await runAside(creator, aside, ...(archive ? [archive] : []));
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (archive) throw new DatabaseStartError(`${archive} holds no database that opens; nothing was changed.`);
    const { stderr = "" } = error as { stderr?: string };
    const reason = stderr.split("\n").find((line) => line.includes("Error")) ?? "its process ended";
    throw new DatabaseStartError(`The embedded database ${directory} could not be created: ${reason}`);
  }
  chmodSync(aside, 0o700);
  for (const entry of readdirSync(aside, { recursive: true, encoding: "utf8" })) flush(join(aside, entry));
  flush(aside);
  makeRoom();
  renameSync(aside, directory);
  flush(dirname(directory));
}

function runAside(program: string, ...args: string[]) {
  // The optimising compiler would cost more than it saves in so short a life.
  return promisify(execFile)(process.execPath, ["--liftoff-only", "--input-type=module", "--eval", program, ...args]);
}

/** The newest backup readable to its last row, or undefined: those made since the damage hold it too. */
export async function findWholeBackup(directory: string): Promise<string | undefined> {
  for (const file of listArchives(directory).reverse()) if (await readWhole(file)) return file;
}

/** Reads an archive's database to its last row: its version and newest migration ('' for none); null where that fails. */
export async function readWhole(archive: string): Promise<{ version: string; migration: string } | null> {
  try {
    return JSON.parse((await runAside(reader, archive)).stdout);
  } catch {
    return null;
  }
}

/** Every backup, or those whose names end so, oldest first: the names begin with the time. */
export function listArchives(directory: string, ending = ".tar.gz") {
  const folder = backupsFolder(directory);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  return names.sort().map((name) => join(folder, name));
}

/** Moves a database that does not open aside, untouched. @returns the error with which the start must stop */
export function setDamagedAside(directory: string, reason: unknown) {
  const aside = nameAside(directory, "damaged");
  renameSync(directory, aside);
  const why = `could not be opened (${reason instanceof Error ? reason.message : String(reason)}) and was moved`;
  return new DatabaseStartError(explainRestore(directory, aside, why));
}

/** Where the backups of a database lie. */
export function backupsFolder(directory: string) {
  return join(dirname(directory), "backups");
}

/** A free name beside `directory` which says what lies there and since when. */
function nameAside(directory: string, kind: "damaged" | "replaced") {
  return `${directory}.${kind}-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
}

function explainRestore(directory: string, damaged: string, why: string) {
  const newest = listArchives(directory).at(-1);
  const restore = newest
    ? `restore the newest backup with \`npm run restore -- ${newest}\``
    : "no backup was found; restore a copy of your own with `npm run restore -- FILE`";
  return (
    `The embedded database ${directory} ${why}; it lies untouched in ${damaged}. To go on, ${restore}, ` +
    `or move ${damaged} elsewhere to start with an empty database.`
  );
}

function siblings(directory: string, kind: "damaged" | "new") {
  const names = readdirSync(dirname(directory)).filter((name) => name.startsWith(`${basename(directory)}.${kind}-`));
  return names.sort().map((name) => join(dirname(directory), name));
}

/** Makes sure that a file's content, or a folder's list of names, is on the disk. */
export function flush(path: string) {
  // Windows can flush neither directories nor what was opened for reading.
  if (process.platform === "win32") return;
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
