import { SERIES } from "~/features/billing/model/document";
import type { Prisma } from "~/server/db/client/client";

const DIGITS = 4;

/**
 * The next number of a series in a year: 'D-2026-0042'. Its row stays locked until the transaction ends, so that numbers
 * follow each other without a hole, and a number whose transaction fails is given again (CGI art. 145-III).
 */
export async function nextNumber(
  tx: Prisma.TransactionClient,
  series: keyof typeof SERIES,
  year: number,
): Promise<string> {
  const letter = SERIES[series];
  const [row] = await tx.$queryRaw<[{ last: number }]>`
    INSERT INTO number_series (series, year, last) VALUES (${letter}, ${year}, 1)
    ON CONFLICT (series, year) DO UPDATE SET last = number_series.last + 1
    RETURNING last`;
  return `${letter}-${year}-${String(row.last).padStart(DIGITS, "0")}`;
}
