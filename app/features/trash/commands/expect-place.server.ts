import { STEP_INVOICED, VERSION_TAKEN } from "~/features/trash/model";
import { sql } from "~/server/db/sql.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";

interface Item {
  kind: string;
  deleted_at: Date;
}

/**
 * Makes sure that a draft still has a place in what it is part of: a quote has one draft at most, and none once it is
 * accepted; a step of it is invoiced once. What decides it is held until the commit.
 * @throws DomainError `conflict`
 */
export async function expectPlace(tx: Transaction, { kind, deleted_at }: Item, root: JsonObject): Promise<void> {
  if (kind === "quote") await expectVersion(tx, String(root.root_id));
  if (kind === "invoice" && root.quote_id !== null && root.schedule_step !== null)
    await expectStep(tx, { quoteId: String(root.quote_id), step: Number(root.schedule_step), since: deleted_at });
}

async function expectVersion(tx: Transaction, rootId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM quotes WHERE root_id = ${rootId}::uuid ORDER BY revision FOR UPDATE`;
  const found = await tx.$queryRaw<unknown[]>(sql`
    SELECT 1 FROM quotes WHERE root_id = ${rootId}::uuid AND status IN ('draft', 'accepted') LIMIT 1`);
  if (found.length > 0) throw new DomainError("conflict", VERSION_TAKEN);
}

interface Step {
  quoteId: string;
  step: number;
  since: Date;
}

async function expectStep(tx: Transaction, { quoteId, step, since }: Step): Promise<void> {
  await tx.$queryRaw`SELECT FROM quotes WHERE id = ${quoteId}::uuid FOR UPDATE`;
  const where = { quote_id: quoteId, schedule_step: step, created_at: { gte: since } };
  if (await tx.invoice.findFirst({ where })) throw new DomainError("conflict", STEP_INVOICED);
}
