import { randomInt } from "node:crypto";
import { pruneRows } from "~/server/db/prune.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";

/** Read aloud or typed from a phone, none is taken for another: no 0 and O, 1 and I, 5 and S, 8 and B,
 * 2 and Z, U and V together; no vowel, so no word.  */
const LETTERS = "234679CDFGHJKMNPQRTVWXY";
const LENGTH = 4;
const TRIES_MAX = 20;

interface Source {
  day: string;
  page: string;
  campaign: string;
}

/** The code of a page, a campaign and a day, made when it is first asked for. It names no person. */
export async function obtainReferenceCode(tx: Transaction, source: Source): Promise<string> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const code = (await findCode(tx, source)) ?? (await createCode(tx, source, drawCode(tries)));
    if (code) return code;
  }
  throw new Error("no reference code is free");
}

/** Where short codes are nearly used up, a longer one is free. */
function drawCode(tries: number): string {
  const length = LENGTH + Math.floor(tries / 5);
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

async function findCode(tx: Transaction, { day, page, campaign }: Source): Promise<string | undefined> {
  const [found] = await tx.$queryRaw<{ code: string }[]>`
    SELECT code FROM reference_codes WHERE page = ${page} AND campaign = ${campaign} AND day = ${day}::date`;
  return found?.code;
}

/** Nothing where the code is taken, or another request has just made one for the same source. */
async function createCode(
  tx: Transaction,
  { day, page, campaign }: Source,
  drawn: string,
): Promise<string | undefined> {
  const [made] = await tx.$queryRaw<{ code: string }[]>`
    INSERT INTO reference_codes (code, page, campaign, day) VALUES (${drawn}, ${page}, ${campaign}, ${day}::date)
    ON CONFLICT DO NOTHING RETURNING code`;
  return made?.code;
}

/** Deletes the codes of a year ago: who quotes one has written long since, and a lead keeps its source on its own row. */
export function pruneReferenceCodes(now = new Date()): Promise<void> {
  return pruneRows((limit) =>
    runTransaction(
      (tx) => tx.$executeRaw`
        DELETE FROM reference_codes WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM reference_codes WHERE day < (${now}::timestamptz - interval '1 year')::date LIMIT ${limit}))`,
    ),
  );
}
