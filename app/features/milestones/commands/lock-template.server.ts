import type { Transaction } from "~/server/db/transaction.server";

/** The usual steps of a category in their order; until the commit no other is added to them or moved. */
export async function lockTemplate(tx: Transaction, category: string): Promise<{ id: string; position: number }[]> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`milestone-templates ${category}`}))`;
  return tx.$queryRaw<{ id: string; position: number }[]>`
    SELECT id::text AS id, position FROM milestone_templates WHERE category = ${category}::"ServiceCategory"
    ORDER BY position`;
}
