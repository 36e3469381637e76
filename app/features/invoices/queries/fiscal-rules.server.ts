import type { FiscalRuleKind, Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

/** A rate in basis points, an amount in centimes or a number of days, and the text that says so. */
export interface FiscalRule {
  value: number;
  source: string;
}

/** What holds on a day; a rule that does not hold then is left out. */
export type FiscalRules = Partial<Record<FiscalRuleKind, FiscalRule>>;

/** The rules of the tax code on a day ('2026-11-23'). */
export async function getFiscalRules(day: string, tx: Prisma.TransactionClient = db): Promise<FiscalRules> {
  const date = new Date(day);
  const rows = await tx.fiscalRule.findMany({
    where: { valid_from: { lte: date }, OR: [{ valid_until: null }, { valid_until: { gte: date } }] },
    orderBy: { valid_from: "asc" },
  });
  return Object.fromEntries(rows.map(({ kind, value, source }) => [kind, { value, source }]));
}
