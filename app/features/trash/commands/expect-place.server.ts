import { findStepInvoice } from "~/features/invoices/commands/accepted-quote.server";
import type { InvoiceKind } from "~/features/invoices/model/invoice";
import { STEP_INVOICED, VERSION_TAKEN } from "~/features/trash/model";
import { sql } from "~/server/db/sql.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";

/**
 * Makes sure that a draft still has a place in what it is part of: a quote has one draft at most, and none once it is
 * accepted; a step of it has one draft or invoice at a time. What decides it is held until the commit.
 * @param kind of the item in the trash, of which `root` is the row
 * @throws DomainError `conflict`
 */
export async function expectPlace(tx: Transaction, kind: string, root: JsonObject): Promise<void> {
  if (kind === "quote") await expectVersion(tx, String(root.root_id));
  if (kind === "invoice" && root.quote_id !== null) await expectStep(tx, String(root.quote_id), root);
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
