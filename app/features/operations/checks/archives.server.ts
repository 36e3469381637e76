import { randomBytes, randomUUID } from "node:crypto";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Storage } from "~/server/storage/storage-interface";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

/** Whether files can be written, read back and deleted: tries one of a few kilobytes. */
export async function checkStorage(storage: Storage, place: string, subject = "Fichiers"): Promise<Finding[]> {
  const { good, wrong } = findingsOf(subject);
  const key = `probe/${randomUUID()}.bin`;
  const bytes = randomBytes(PROBE_BYTES);
  let step = "d’écrire dans";
  try {
    await storage.put(key, bytes);
    step = "de relire";
    const file = await storage.get(key);
    const isSame = file && Buffer.from(await new Response(file.body as BodyInit).arrayBuffer()).equals(bytes);
    step = "d’effacer dans";
    await storage.delete(key);
    if (!isSame)
      return [
        wrong(`Ce qui est relu dans ${place} n’est pas ce qui y est écrit\u202f: vérifiez le disque ou le stockage.`),
      ];
    return [good(`Écrit, relu et effacé dans ${place}.`)];
  } catch (error) {
    return [wrong(`Impossible ${step} ${place}\u202f: vérifiez les droits et la place (${reasonOf(error)}).`)];
  }
}

const PROBE_BYTES = 4096;

/**
 * Whether archives can be written, read back and deleted in BACKUP_DIR, and outlive the disk of DATA_DIR. A missing folder
 * is not created: its disk may not be mounted.
 */
export async function checkArchiveFolder(folder: string, dataDir: string): Promise<Finding[]> {
  const { good, doubtful, wrong } = findingsOf("Archives");
  const failure = await stat(folder).then(() => null, reasonOf);
  if (failure !== null) {
    return [
      wrong(
        `${folder} (BACKUP_DIR) ne se trouve pas\u202f: montez son disque, ou créez-le pour le compte du site (${failure}).`,
      ),
    ];
  }
  const refusal = await tryFolder(folder).then(() => null, reasonOf);
  if (refusal !== null) {
    return [
      wrong(
        `Impossible d’écrire, de relire ou d’effacer dans ${folder} (BACKUP_DIR)\u202f: vérifiez les droits, la place et, sous systemd, ReadWritePaths= (${refusal}).`,
      ),
    ];
  }
  const [one, other] = await Promise.all([stat(folder), stat(dataDir).catch(() => null)]);
  // By the number of the file system. A data folder that does not exist yet is on no disk.
  if (one.dev === other?.dev) {
    return [
      doubtful(
        `${folder} (BACKUP_DIR) est sur le disque de DATA_DIR, dont la perte emporte le site et ses archives\u202f: montez-y un autre disque, ou vérifiez qu’il est monté.`,
      ),
    ];
  }
  return [good(`${folder} (BACKUP_DIR)\u202f: écrit, relu, effacé, sur un autre disque que DATA_DIR.`)];
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** For a site whose archives are on the disk of its data. */
export function checkNoArchivePlace(): Finding[] {
  return [
    findingsOf("Archives").doubtful(
      "Ni BACKUP_DIR ni BACKUP_URL\u202f: les archives sont sur le disque de DATA_DIR, dont la perte emporte le site et elles. Donnez-leur un autre disque ou un stockage.",
    ),
  ];
}

async function tryFolder(folder: string): Promise<void> {
  const file = join(folder, `.probe-${randomUUID()}`);
  const bytes = randomBytes(PROBE_BYTES);
  try {
    await writeFile(file, bytes, { flag: "wx", mode: 0o600, flush: true });
    if (!(await readFile(file)).equals(bytes)) throw new Error("ce qui est relu n’est pas ce qui a été écrit");
  } finally {
    await rm(file, { force: true });
  }
}
