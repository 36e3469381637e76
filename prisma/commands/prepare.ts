import { removeUnfinishedWork } from "~/server/backup/working-folder.server";
import { encryptionKeys, sessionSecrets } from "~/server/crypto/secrets.server";
import { tellDamage } from "~/server/db/damage.server";
import { DatabaseStartError } from "~/server/db/database-errors.server";
import { databaseBackend, db, openDatabase } from "~/server/db/db.server";
import { isDemoWanted, usesEmbeddedDatabase } from "~/server/env.server";
import { logger } from "~/server/logger.server";
import { isDatabaseEmpty } from "../seed/seed";
import { ensureFirstAdmin } from "./first-admin";
import { migratePending } from "./migrate";
import { seedEmptyDatabase } from "./seed";
import { withDatabase } from "./with-database";

const RETRY_MS = 3_000;

// PostgreSQL's classes "invalid authorization" and "invalid catalog name": trying again will not help.
const WRONG_ADDRESS = /^(28|3D)/;

/**
 * Opens the database and brings it to where the site can be served: migrated, with an admin, seeded when empty.
 * A PostgreSQL server that is only away, or a disk that takes no writes, is waited for in the background: the public
 * pages need neither.
 * @throws before anything is opened when production lacks its secrets
 */
export async function prepareDatabase(): Promise<void> {
  requireSecrets();
  if ((await isOpened()) && isWritable()) await bringUpToDate().catch(surviveDamage);
  else prepareLater();
}

/** What cannot be read keeps nothing else down. */
function surviveDamage(error: unknown): void {
  if (!tellDamage(databaseBackend, error)) throw error;
}

/** `node scripts/command.mjs prepare`: the same in a process of its own. */
export function prepare(): Promise<void> {
  requireSecrets();
  return withDatabase(async () => {
    if (isWritable()) await bringUpToDate().catch(surviveDamage);
  });
}

let isTroubleTold = false;

/** Whether the database can be changed; that it cannot is told once. */
function isWritable(): boolean {
  if (!databaseBackend.isReadOnly) return true;
  tellTrouble();
  return false;
}

function tellTrouble(err?: unknown): void {
  if (isTroubleTold) return;
  isTroubleTold = true;
  const reason = databaseBackend.reasonToRefuseWrites();
  const sentence = "The disk takes no writes: what can be read is served, and forms are refused until it does again.";
  logger.error({ event: "started-read-only", reason, err }, sentence);
}

function requireSecrets(): void {
  sessionSecrets();
  encryptionKeys();
}

async function bringUpToDate(): Promise<void> {
  await removeUnfinishedWork().catch((err) => logger.warn({ event: "unfinished-work-stays", err }));
  await migratePending();
  const admin = await ensureFirstAdmin();
  if (isDemoWanted && (await isDatabaseEmpty(db))) {
    await seedEmptyDatabase({
      clientPassword: admin?.password,
      clientPasswordName: "of the first administrator",
      adminProfileId: admin?.id,
    });
  }
}

/** False while a PostgreSQL server is away; whatever waiting cannot mend is thrown. */
async function isOpened(): Promise<boolean> {
  try {
    await openDatabase();
    return true;
  } catch (error) {
    if (usesEmbeddedDatabase && databaseBackend.reasonToRefuseWrites() && !(error instanceof DatabaseStartError)) {
      tellTrouble(error);
      return false;
    }
    const { code, message } = error as { code?: unknown; message: string };
    if (usesEmbeddedDatabase || (typeof code === "string" && WRONG_ADDRESS.test(code))) throw error;
    logger.warn({ event: "database-away", reason: message || code }, "The database does not answer; waiting for it.");
    return false;
  }
}

function prepareLater(): void {
  setTimeout(() => {
    prepareDatabase().catch((err) =>
      logger.fatal({ event: "database-refused", err }, "The database stays unprepared."),
    );
  }, RETRY_MS).unref();
}
