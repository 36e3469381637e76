import path from "node:path";
import { backupDatabase } from "~/server/db/backup.server";
import { env } from "~/server/env.server";
import { say, withDatabase } from "./with-database";

/** Uploaded pictures, whose files never change, and what opens the stored keys. */
const KEPT_BESIDE = ["media", "secrets.json"];

/** `npm run backup` */
export function backup(): Promise<void> {
  return withDatabase(async () => {
    const { file } = await backupDatabase();
    say(`Backed up to ${file}`);
    say(`Copy it elsewhere, together with ${KEPT_BESIDE.map((name) => path.join(env.DATA_DIR, name)).join(" and ")}.`);
  });
}
