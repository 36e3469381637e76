import { drawCode, TRIES_MAX } from "~/features/marketing/commands/reference-codes.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";

/**
 * The reference of a message that goes on as a chat, given when it is first asked for: it is that of this message alone, so
 * that the chat is known to be no other lead.
 */
export function obtainLeadReference(id: string): Promise<string | null> {
  return runTransaction(async (tx) => {
    const [lead] = await tx.$queryRaw<{ reference_code: string | null }[]>`
      SELECT reference_code FROM contact_inquiries WHERE id = ${id}::uuid FOR UPDATE`;
    if (!lead || lead.reference_code) return lead?.reference_code ?? null;
    const code = await drawFree(tx);
    await tx.contactInquiry.update({ where: { id }, data: { reference_code: code } });
    return code;
  });
}

async function drawFree(tx: Transaction): Promise<string> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const code = drawCode(tries);
    const [taken] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM reference_codes WHERE code = ${code}
      UNION ALL SELECT 1 FROM contact_inquiries WHERE reference_code = ${code} LIMIT 1`;
    if (!taken) return code;
  }
  throw new Error("no reference code is free");
}
