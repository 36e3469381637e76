import { BACKUP_MAX_AGE_H, DISK_FULL } from "~/features/operations/model";
import { HOUR_MS } from "~/lib/dates/durations";
import { madeAt } from "~/server/backup/retention";
import type { DiskState } from "~/server/watching/disk.server";
import { formatDate } from "~/site/format";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

const DISK_DOUBTFUL = 0.8;

export function checkDisk(disk: DiskState | null): Finding[] {
  const { good, doubtful, wrong } = findingsOf("Disque");
  if (!disk) return [doubtful("Le système ne dit pas la place qui reste\u202f: regardez-la vous-même.")];
  const percent = `${Math.floor(disk.share * 100)}\u202f%`;
  if (disk.share < DISK_DOUBTFUL) return [good(`Rempli à ${percent}.`)];
  const sentence = `Rempli à ${percent}\u202f: faites de la place ou agrandissez-le.`;
  return [disk.share < DISK_FULL ? doubtful(sentence) : wrong(sentence)];
}

/** Whether the newest archive is young enough. @param newest when it was made; null without any */
export function checkBackupAge(newest: Date | null, now: Date): Finding[] {
  const { good, doubtful, wrong } = findingsOf("Sauvegardes");
  if (!newest) return [doubtful("Aucune archive encore\u202f: npm run backup en fait une, la nuit prochaine aussi.")];
  const hours = Math.floor((now.getTime() - newest.getTime()) / HOUR_MS);
  if (hours < BACKUP_MAX_AGE_H) return [good(`La dernière archive a ${hours} h.`)];
  return [wrong(`La dernière archive a ${hours} h\u202f: lisez pourquoi dans /admin/systeme, puis npm run backup.`)];
}

/** A place of archives with their names, or why it cannot be listed. */
export type ArchivePlace = { place: string } & ({ names: string[] } | { refusal: string });

/**
 * Whether archives are where they are kept: a bucket may have rules of its own by which it deletes them.
 * @param places the last of which keeps them; a folder before it has the newest alone
 * @param newest the name of the newest that was noted; null without any
 */
export function checkKeptArchives(places: readonly ArchivePlace[], newest: string | null): Finding[] {
  const { good, doubtful } = findingsOf("Sauvegardes");
  const found: Finding[] = [];
  for (const each of places) {
    if (!("refusal" in each)) continue;
    found.push(
      doubtful(
        `Impossible de lister ${each.place}\u202f: les anciennes archives n’y sont pas effacées non plus, vérifiez les droits (${each.refusal}).`,
      ),
    );
  }
  const keeper = places.at(-1);
  // Names begin with the time.
  if (newest !== null && keeper && "names" in keeper && !keeper.names.some((name) => name >= newest)) {
    found.push(
      doubtful(
        `${newest} n’est pas dans ${keeper.place}, ni aucune archive plus récente\u202f: npm run backup en fait une. Si ce lieu n’est pas nouveau, cherchez qui l’en a retirée.`,
      ),
    );
  }
  const listed = places.flatMap((each) => ("names" in each ? [each] : []));
  const [oldest] = listed
    .flatMap(({ names }) => names)
    .toSorted()
    .flatMap((name) => madeAt(name) ?? []);
  if (oldest) {
    const counts = listed.map(({ place, names }) => `${names.length} dans ${place}`).join(", ");
    found.push(good(`Gardées\u202f: ${counts}, la plus ancienne du ${formatDate(oldest)}.`));
  }
  return found;
}
