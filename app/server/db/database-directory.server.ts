import { execFile } from "node:child_process";
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { DatabaseStartError } from "~/server/db/start-error.server";

const creator = `
  const { PGlite } = await import("@electric-sql/pglite");
  const options = { dataDir: process.argv[1], initDbStartParams: ["--wal-segsize=1"] };
  await (await PGlite.create(options)).close();
`;

/**
 * Creates the embedded database unless it exists: aside, flushed, and renamed into place, so that a start
 * cut short leaves nothing half made; in a child process, because it takes 800 MB once.
 * @throws DatabaseStartError while a damaged database waits beside it for a restore.
 */
export async function ensureDirectory(directory: string) {
  if (existsSync(directory)) return;
  const damaged = siblings(directory, "damaged").at(-1);
  if (damaged) throw new DatabaseStartError(explainRestore(directory, damaged, "was moved aside earlier"));
  for (const leftover of siblings(directory, "new")) rmSync(leftover, { recursive: true, force: true });
  const aside = `${directory}.new-${process.pid}`;
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", creator, aside]);
  putInPlace(aside, directory);
}

/** Flushes a finished directory to the disk, then gives it its name. */
export function putInPlace(aside: string, directory: string) {
  for (const entry of readdirSync(aside, { recursive: true, encoding: "utf8" })) flush(join(aside, entry));
  flush(aside);
  renameSync(aside, directory);
  flush(dirname(directory));
}

/**
 * Moves a database which does not open out of the way, untouched.
 * @returns the error with which the start must stop.
 */
export function setDamagedAside(directory: string, reason: unknown) {
  const aside = nameAside(directory, "damaged");
  renameSync(directory, aside);
  const why = `could not be opened (${reason instanceof Error ? reason.message : String(reason)}) and was moved`;
  return new DatabaseStartError(explainRestore(directory, aside, why), { cause: reason });
}

/** A free name beside `directory` which says what lies there and since when. */
export function nameAside(directory: string, kind: "damaged" | "replaced") {
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  mkdirSync(dirname(directory), { recursive: true });
  return `${directory}.${kind}-${time}`;
}

function explainRestore(directory: string, damaged: string, why: string) {
  const backups = join(dirname(directory), "backups");
  const newest = existsSync(backups) ? readdirSync(backups).sort().at(-1) : undefined;
  const restore = newest
    ? `restore the newest backup with \`npm run restore -- ${join(backups, newest)}\``
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

function flush(path: string) {
  // Windows can flush neither directories nor what was opened for reading.
  if (process.platform === "win32") return;
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
