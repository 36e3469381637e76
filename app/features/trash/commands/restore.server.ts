import { z } from "zod";
import { findStepInvoice } from "~/features/invoices/commands/accepted-quote.server";
import type { InvoiceKind } from "~/features/invoices/model/invoice";
import { followTrack } from "~/features/milestones/commands/move-dates.server";
import { lockTemplate } from "~/features/milestones/commands/templates.server";
import { MILESTONES_MAX, TEMPLATE_FULL, TEMPLATE_STEPS_MAX, TRACK_FULL } from "~/features/milestones/model/milestone";
import { refuseCircle } from "~/features/redirects/commands.server";
import {
  LEVEL_TAKEN,
  NAME_TAKEN,
  PLACE_TAKEN,
  STEP_INVOICED,
  TRASH_ITEM_GONE,
  VERSION_TAKEN,
  WHOLE_GONE,
} from "~/features/trash/model";
import { Prisma } from "~/server/db/client/client";
import { violatedConstraint } from "~/server/db/database-errors.server";
import { db } from "~/server/db/db.server";
import { changed, runCommand } from "~/server/db/run-command.server";
import { joinSql, sql } from "~/server/db/sql.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { keepFiles } from "~/server/storage/pending-files.server";
import type { ForeignKey } from "./keep-in-trash.server";
import { listForeignKeys } from "./keep-in-trash.server";

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

/** What of its own another has by now, where that is no address. */
const TAKEN: Record<string, string> = {
  quote: VERSION_TAKEN,
  "quote-template": NAME_TAKEN,
  "service-tier": LEVEL_TAKEN,
};

/** Puts a deletion back. @throws DomainError `not-found` after it left the trash; `conflict` where its place is taken */
export async function restoreFromTrash(actor: User, trashId: string): Promise<void> {
  let taken = PLACE_TAKEN;
  await runCommand<void>({ actor, action: "restored", target: "trash-item" }, async (tx) => {
    const [held] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM trash_items WHERE id = ${trashId}::uuid FOR UPDATE`;
    if (!held) throw new DomainError("not-found", TRASH_ITEM_GONE);
    const item = await tx.trashItem.delete({ where: { id: trashId } });
    taken = TAKEN[item.kind] ?? PLACE_TAKEN;
    const keys = await listForeignKeys(tx);
    for (const { table, rows } of rowsSchema.parse(item.rows)) {
      const root = rows.find(({ id }) => id === item.target_id);
      const placed = root && (await takePlace(tx, item.kind, root));
      const whole = placed ? rows.map((row) => (row === root ? placed : row)) : rows;
      const count = await insertRows(tx, keys, { table, rows: whole, isRoot: placed !== undefined });
      if (placed && count === 0) throw new DomainError("conflict", WHOLE_GONE);
      if (item.kind === "milestone" && placed) await followTrack(tx, String(placed.project_id));
    }
    for (const { table, column, type, value, ids } of linksSchema.parse(item.links)) {
      await tx.$executeRaw(sql`
        UPDATE ${raw(table)} SET ${raw(column)} = ${value}::${raw(type)}
        WHERE id = ANY (${ids}::uuid[]) AND ${raw(column)} IS NULL`);
    }
    await keepFiles(tx, item.file_keys);
    const { kind, target_id, title } = item;
    return changed({ result: undefined, targetId: target_id, details: { kind, title }, cacheTags: item.cache_tags });
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

/**
 * Makes sure that a row still has its place, held until the commit: a quote has one draft, and none once accepted;
 * a scheduled payment is invoiced once; a milestone may come last instead; a redirect makes no circle.
 * @returns the row as it takes its place @throws DomainError `conflict`
 */
async function takePlace(tx: Transaction, kind: string, root: JsonObject): Promise<JsonObject> {
  if (kind === "quote") {
    const rootId = String(root.root_id);
    await tx.$queryRaw`SELECT FROM quotes WHERE root_id = ${rootId}::uuid ORDER BY revision FOR UPDATE`;
    const found = await tx.$queryRaw<unknown[]>(sql`
      SELECT 1 FROM quotes WHERE root_id = ${rootId}::uuid AND status IN ('draft', 'accepted') LIMIT 1`);
    if (found.length > 0) throw new DomainError("conflict", VERSION_TAKEN);
  }
  if (kind === "invoice" && root.quote_id !== null) await expectStep(tx, String(root.quote_id), root);
  if (kind === "milestone") {
    const project_id = String(root.project_id);
    await tx.$queryRaw`SELECT FROM projects WHERE id = ${project_id}::uuid FOR UPDATE`;
    const track = await tx.projectMilestone.findMany({ where: { project_id }, select: { position: true } });
    return takePosition(root, track, MILESTONES_MAX, TRACK_FULL);
  }
  if (kind === "milestone-template") {
    return takePosition(root, await lockTemplate(tx, String(root.category)), TEMPLATE_STEPS_MAX, TEMPLATE_FULL);
  }
  if (kind === "redirect" && root.to_path !== null)
    await refuseCircle(tx, { from_path: String(root.from_path), to_path: String(root.to_path) });
  return root;
}

async function expectStep(tx: Transaction, quoteId: string, { kind, schedule_step: index }: JsonObject): Promise<void> {
  await tx.$queryRaw`SELECT FROM quotes WHERE id = ${quoteId}::uuid FOR UPDATE`;
  const step = { kind: kind as InvoiceKind, index: index as number | null };
  if (await findStepInvoice(tx, quoteId, step)) throw new DomainError("conflict", STEP_INVOICED);
}

function takePosition(
  root: JsonObject,
  others: readonly { position: number }[],
  max: number,
  tooMany: string,
): JsonObject {
  if (others.length >= max) throw new DomainError("conflict", tooMany);
  const taken = others.map(({ position }) => position);
  return taken.includes(Number(root.position)) ? { ...root, position: Math.max(...taken) + 1 } : root;
}
