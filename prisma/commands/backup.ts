import { backupDatabase } from "~/server/db/backup.server";
import { say, withDatabase } from "./with-database";

/** `npm run backup` */
export function backup(): Promise<void> {
  return withDatabase(async () => {
    const { file } = await backupDatabase();
    say(`Backed up to ${file}`);
  });
}
