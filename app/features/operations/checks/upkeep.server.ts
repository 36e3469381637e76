import { BACKUP_MAX_AGE_H, DISK_FULL } from "~/features/operations/model";
import type { DiskState } from "~/server/watching/disk.server";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

const HOUR_MS = 3_600_000;
const DISK_DOUBTFUL = 0.8;

/** Whether there is room left on the disk of DATA_DIR. */
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
