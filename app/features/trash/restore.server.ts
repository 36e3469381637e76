import { z } from "zod";
import { Prisma } from "~/server/db/client/client";
import { violatedConstraint } from "~/server/db/database-errors.server";
import { db } from "~/server/db/db.server";
import { changed, runCommand } from "~/server/db/run-command.server";
import { joinSql, sql } from "~/server/db/sql.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";
import { keepFiles } from "~/server/storage/pending-files.server";
import type { ForeignKey } from "./keep.server";
import { listForeignKeys } from "./keep.server";

const PLACE_TAKEN = "Son adresse a été prise entre-temps. Changez celle qui la porte, puis recommencez.";

/** So many are listed; older ones follow as these leave. */
const LISTED_MAX = 200;

/** What is in the trash, what was deleted last first. */
export function listTrash() {
  return db.trashItem.findMany({
    orderBy: [{ deleted_at: "desc" }, { id: "desc" }],
    take: LISTED_MAX,
    select: { id: true, kind: true, title: true, deleted_by: true, deleted_at: true },
  });
}

const rowsSchema = z.array(z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.json())) }));
const linksSchema = z.array(
  z.object({
    table: z.string(),
    column: z.string(),
    type: z.string(),
    value: z.string(),
    ids: z.array(z.string()),
  }),
);

const raw = (name: string) => Prisma.raw(name);

/**
 * Puts a deletion back.
 * @param kinds all that the trash may hold
 * @throws DomainError `not-found` after it left the trash; `conflict` where its place is taken
 */
export async function restoreFromTrash(kinds: readonly TrashedKind[], actor: User, trashId: string): Promise<void> {
  let taken = PLACE_TAKEN;
  await runCommand<void>({ actor, action: "restored", target: "trash-item" }, async (tx) => {
    const [held] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM trash_items WHERE id = ${trashId}::uuid FOR UPDATE`;
    if (!held) throw new DomainError("not-found", "Ce qui était là a quitté la corbeille, ou est déjà revenu.");
    const item = await tx.trashItem.delete({ where: { id: trashId } });
    const kind = kinds.find((each) => each.kind === item.kind);
    taken = kind?.taken ?? PLACE_TAKEN;
    const keys = await listForeignKeys(tx);
    for (const { table, rows } of rowsSchema.parse(item.rows)) {
      const root = rows.find(({ id }) => id === item.target_id);
      const placed = root && kind?.takePlace ? await kind.takePlace(tx, root) : root;
      const whole = placed ? rows.map((row) => (row === root ? placed : row)) : rows;
      const count = await insertRows(tx, keys, { table, rows: whole, isRoot: placed !== undefined });
      if (placed && count === 0)
        throw new DomainError(
          "conflict",
          "Ce dont cela faisait partie a été supprimé\u202f: si c’est encore dans la corbeille, restaurez-le d’abord.",
        );
      if (placed) await kind?.afterRestore?.(tx, placed);
    }
    for (const { table, column, type, value, ids } of linksSchema.parse(item.links)) {
      await tx.$executeRaw(sql`
        UPDATE ${raw(table)} SET ${raw(column)} = ${value}::${raw(type)}
        WHERE id = ANY (${ids}::uuid[]) AND ${raw(column)} IS NULL`);
    }
    await keepFiles(tx, item.file_keys);
    const { target_id, title } = item;
    const details = { kind: item.kind, title };
    return changed({ result: undefined, targetId: target_id, details, cacheTags: item.cache_tags });
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === undefined) throw error;
    throw new DomainError("conflict", taken, { cause: error });
  });
}

/** Inserts rows with the columns that they were kept with; a column that came since has its default. @returns how many */
async function insertRows(
  tx: Transaction,
  keys: readonly ForeignKey[],
  {
    table,
    rows,
    isRoot,
  }: {
    table: string;
    /** What was deleted itself has an address, which must be free; what went with it may have been written meanwhile. */
    isRoot: boolean;
    rows: JsonObject[];
  },
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const written = await tx.$queryRaw<{ field: string; name: string }[]>(sql`
    SELECT attname::text AS field, quote_ident(attname) AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`);
  const columns = written.filter(({ field }) => field in first);
  const own = keys.filter(({ child }) => child === table);
  const stands = ({ column, parent, parentColumn }: ForeignKey) =>
    sql`EXISTS (SELECT FROM ${raw(parent)} p WHERE p.${raw(parentColumn)} = r.${raw(column)})`;
  const values = columns.map(({ field, name }) => {
    const key = own.find((each) => each.field === field && !each.isRequired && each.parent !== table);
    return key ? sql`CASE WHEN ${stands(key)} THEN r.${raw(name)} END` : sql`r.${raw(name)}`;
  });
  const required = own.filter((key) => key.isRequired).map(stands);
  return tx.$executeRaw(sql`
    INSERT INTO ${raw(table)} (${joinSql(columns.map(({ name }) => raw(name)))})
    SELECT ${joinSql(values)} FROM jsonb_populate_recordset(NULL::${raw(table)}, ${JSON.stringify(rows)}::jsonb) r
    ${required.length > 0 ? sql`WHERE ${joinSql(required, " AND ")}` : Prisma.empty}
    ${isRoot ? Prisma.empty : sql`ON CONFLICT DO NOTHING`}`);
}
