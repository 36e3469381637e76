import { openDatabase } from "~/server/db.server";
import { env, usesEmbeddedDatabase } from "~/server/env.server";
import { encryptionKeys, sessionSecrets } from "~/server/secrets.server";
import { ensureFirstAdmin } from "./first-admin";
import { migratePending } from "./migrate";
import { seedWhenEmpty } from "./seed";
import { withDatabase } from "./with-database";

/**
 * Opens the database and brings it to where the site can be served: migrated, with an admin, seeded when empty.
 * @throws before anything is opened when production lacks its secrets
 */
export async function prepareDatabase(): Promise<void> {
  requireSecrets();
  await openDatabase();
  await bringUpToDate();
}

/** `node scripts/command.mjs prepare`: the same in a process of its own. */
export function prepare(): Promise<void> {
  requireSecrets();
  return withDatabase(bringUpToDate);
}

function requireSecrets(): void {
  sessionSecrets();
  encryptionKeys();
}

async function bringUpToDate(): Promise<void> {
  await migratePending();
  const admin = await ensureFirstAdmin();
  if (isDemoWanted()) await seedWhenEmpty({ clientPassword: admin?.password, adminProfileId: admin?.id });
}

function isDemoWanted(): boolean {
  return env.SEED_DEMO ? env.SEED_DEMO === "1" : usesEmbeddedDatabase;
}
