import { findStepInvoice } from "~/features/invoices/commands/accepted-quote.server";
import type { InvoiceKind } from "~/features/invoices/model/invoice";
import { lockTemplate } from "~/features/milestones/commands/lock-template.server";
import { MILESTONES_MAX, TEMPLATE_FULL, TEMPLATE_STEPS_MAX, TRACK_FULL } from "~/features/milestones/model/milestone";
import { refuseCircle } from "~/features/redirects/commands.server";
import { STEP_INVOICED, VERSION_TAKEN } from "~/features/trash/model";
import { sql } from "~/server/db/sql.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";

/**
 * Makes sure that a row still has a place in what it is part of: a quote has one draft at most, and none once it is
 * accepted; a step of it has one draft or invoice at a time; a step among others comes last where its own place has been
 * given away; a redirect leads back to itself by no other. What decides it is held until the commit.
 * @param kind of the item in the trash, of which `root` is the row
 * @returns the row as it takes its place
 * @throws DomainError `conflict`
 */
export async function takePlace(tx: Transaction, kind: string, root: JsonObject): Promise<JsonObject> {
  if (kind === "quote") await expectVersion(tx, String(root.root_id));
  if (kind === "invoice" && root.quote_id !== null) await expectStep(tx, String(root.quote_id), root);
  if (kind === "milestone") return takePosition(root, await holdTrack(tx, root), MILESTONES_MAX, TRACK_FULL);
  if (kind === "milestone-template") {
    return takePosition(root, await lockTemplate(tx, String(root.category)), TEMPLATE_STEPS_MAX, TEMPLATE_FULL);
  }
  if (kind === "redirect" && root.to_path !== null)
    await refuseCircle(tx, { from_path: String(root.from_path), to_path: String(root.to_path) });
  return root;
}

async function expectVersion(tx: Transaction, rootId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM quotes WHERE root_id = ${rootId}::uuid ORDER BY revision FOR UPDATE`;
  const found = await tx.$queryRaw<unknown[]>(sql`
    SELECT 1 FROM quotes WHERE root_id = ${rootId}::uuid AND status IN ('draft', 'accepted') LIMIT 1`);
  if (found.length > 0) throw new DomainError("conflict", VERSION_TAKEN);
}

async function expectStep(tx: Transaction, quoteId: string, { kind, schedule_step: index }: JsonObject): Promise<void> {
  await tx.$queryRaw`SELECT FROM quotes WHERE id = ${quoteId}::uuid FOR UPDATE`;
  const step = { kind: kind as InvoiceKind, index: index as number | null };
  if (await findStepInvoice(tx, quoteId, step)) throw new DomainError("conflict", STEP_INVOICED);
}

interface Placed {
  position: number;
}

async function holdTrack(tx: Transaction, { project_id }: JsonObject): Promise<Placed[]> {
  await tx.$queryRaw`SELECT FROM projects WHERE id = ${String(project_id)}::uuid FOR UPDATE`;
  return tx.projectMilestone.findMany({ where: { project_id: String(project_id) }, select: { position: true } });
}

function takePosition(root: JsonObject, others: readonly Placed[], max: number, tooMany: string): JsonObject {
  if (others.length >= max) throw new DomainError("conflict", tooMany);
  const taken = others.map(({ position }) => position);
  return taken.includes(Number(root.position)) ? { ...root, position: Math.max(...taken) + 1 } : root;
}
