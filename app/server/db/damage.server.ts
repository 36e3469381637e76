import { findWholeBackup } from "~/server/db/database-directory.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { logger } from "~/server/logger.server";
import type { Backend } from "./backend-interface.server";

/** PostgreSQL's codes of data that cannot be read: "data corrupted", "index corrupted", a file that is gone or unreadable. */
const DAMAGE_CODES = /^(XX00[12]|58P01|58030)$/;

const told = new Set<string>();

/** Whether an error means that a part of the database cannot be read; if so, logs it once a table, with the remedy. */
export function tellDamage(backend: Backend, error: unknown): boolean {
  const message = damageIn(error);
  if (message === undefined) return false;
  void explain(backend, message).catch((err: unknown) => logger.error({ event: "damage-not-explained", err }));
  return true;
}

/** PostgreSQL's own sentence, from however deep. */
function damageIn(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { originalCode, originalMessage, cause } = error as Record<string, unknown>;
  if (typeof originalCode === "string" && DAMAGE_CODES.test(originalCode)) return String(originalMessage);
  return damageIn(cause);
}

async function explain(backend: Backend, reason: string): Promise<void> {
  const table = await tableOf(backend, reason);
  if (told.has(table)) return;
  told.add(table);
  const subject = `The table ${table} of the database is damaged and cannot be read whole`;
  const isEmbedded = backend instanceof EmbeddedBackend;
  const backup = isEmbedded ? await findWholeBackup(backend.directory) : undefined;
  let restore = isEmbedded
    ? "No backup that can be read whole was found: restore a copy of your own with npm run restore -- FILE."
    : "Restore a backup.";
  if (backup)
    restore = `The newest backup that can be read whole is ${backup}: stop the site and run npm run restore -- ${backup}`;
  logger.error({ event: "table-damaged", table, reason }, `${subject}; everything else is served. ${restore}`);
}

/** The table to which the file, or the part for long texts, belongs that PostgreSQL's sentence names. */
async function tableOf(backend: Backend, reason: string): Promise<string> {
  const file = /base\/\d+\/(\d+)/.exec(reason)?.[1] ?? null;
  const owner = /pg_toast_(\d+)/.exec(reason)?.[1] ?? null;
  const sql = `
    SELECT coalesce(o.relname, c.relname)::text FROM pg_class c LEFT JOIN pg_index x ON x.indexrelid = c.oid
    LEFT JOIN pg_class o ON o.oid = x.indrelid OR o.reltoastrelid = c.oid
    WHERE pg_relation_filenode(c.oid) = $1::oid OR c.oid = $2::oid`;
  const argTypes = [file, owner].map(() => ({ scalarType: "bigint" as const, arity: "scalar" as const }));
  const { rows } = await (await backend.connect()).queryRaw({ sql, args: [file, owner], argTypes });
  return String(rows[0]?.[0] ?? "(unknown)");
}
