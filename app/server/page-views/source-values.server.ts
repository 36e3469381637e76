import { OTHERS } from "~/lib/web/campaign";
import type { Transaction } from "~/server/db/transaction.server";

/** So many campaigns, and as many referring hosts, are counted by name on one day. */
export const VALUES_A_DAY = 200;

type Kind = "campaign" | "referrer";
type DayValue = readonly [day: string, value: string];

/** Under which name a value of a day is counted. */
type NameOf = (day: string, value: string) => string;

/**
 * Decides which values are counted by their own name: the first of each day, in all processes, and the rest as OTHERS.
 * Who counts next waits for the end of this transaction.
 */
export async function admitValues(tx: Transaction, kind: Kind, values: readonly DayValue[]): Promise<NameOf> {
  const named = values.filter(([, value]) => value !== "" && value !== OTHERS);
  const byDay = new Map<string, Set<string>>();
  for (const [day, value] of named) byDay.set(day, (byDay.get(day) ?? new Set()).add(value));
  const admitted = new Set<string>();
  for (const [day, wanted] of byDay) {
    for (const value of await admitOfDay(tx, kind, day, [...wanted])) admitted.add(`${day} ${value}`);
  }
  return (day, value) => (value === "" || admitted.has(`${day} ${value}`) ? value : OTHERS);
}

async function admitOfDay(tx: Transaction, kind: Kind, day: string, wanted: string[]): Promise<string[]> {
  const listKnown = () =>
    tx.$queryRaw<{ value: string }[]>`
      SELECT value FROM source_values WHERE day = ${day}::date AND kind = ${kind} AND value = ANY (${wanted})`;
  const known = await listKnown();
  if (known.length === wanted.length) return wanted;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('source_values'))`;
  await tx.$executeRaw`
    INSERT INTO source_values (day, kind, value)
    SELECT ${day}::date, ${kind}, value FROM unnest(${wanted}::text[]) AS wanted (value)
    WHERE NOT EXISTS (
      SELECT FROM source_values s WHERE s.day = ${day}::date AND s.kind = ${kind} AND s.value = wanted.value)
    LIMIT GREATEST(0, ${VALUES_A_DAY} - (
      SELECT count(*) FROM source_values WHERE day = ${day}::date AND kind = ${kind}))
    ON CONFLICT DO NOTHING`;
  return (await listKnown()).map(({ value }) => value);
}
