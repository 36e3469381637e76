import { listIdsSentFrom } from "~/features/accounts/queries/own-messages.server";
import { addEvent } from "~/features/inquiries/commands/events.server";
import { correctionText } from "~/features/personal-data/model";
import type { HeldInquiry } from "~/features/personal-data/queries.server";
import { getDataLink, hasAccount, listInquiries } from "~/features/personal-data/queries.server";
import type { Correction } from "~/features/personal-data/schema.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { logger } from "~/server/logger.server";
import { eraseInquiriesIn } from "./erase-traces.server";

const BY_LINK = { actor: null, target: "inquiry" } as const;

/**
 * Corrects every message of the address that a link was sent to; each keeps what it said in its history.
 * @returns false for a link that opens nothing any more
 */
export function correctByLink(token: string, correction: Correction): Promise<boolean> {
  return runCommand({ ...BY_LINK, action: "corrected-by-sender" }, async (tx) => {
    const inquiries = await openLink(tx, token);
    if (!inquiries) return unchanged(false);
    const wrong = inquiries.filter((inquiry) => correctionText(inquiry, correction) !== null);
    const [first] = wrong;
    if (!first) return unchanged(true);
    for (const inquiry of wrong) await correctIn(tx, inquiry, correction);
    return changed({ result: true, targetId: first.id, details: { count: wrong.length }, cacheTags: [] });
  });
}

/** Corrects one message, in the transaction of a command, with a line in its history. */
export async function correctIn(
  tx: Transaction,
  inquiry: HeldInquiry,
  correction: Partial<Correction> & { email?: string | null },
  actor: { id: string } | null = null,
): Promise<void> {
  const data = { ...correction, version: { increment: 1 } };
  await tx.contactInquiry.update({ where: { id: inquiry.id }, data });
  const text = correctionText(inquiry, correction);
  await addEvent(tx, { inquiryId: inquiry.id, kind: "correction", text, actor });
}

/**
 * Erases every message of the address that a link was sent to, and the link. What belongs to an account stays until
 * that is erased.
 * @returns false for a link that opens nothing any more
 */
export function eraseByLink(token: string): Promise<boolean> {
  return runCommand({ ...BY_LINK, action: "erased-by-sender" }, async (tx) => {
    const link = await getDataLink(token, tx);
    const inquiries = await openLink(tx, token);
    if (!link || !inquiries) return unchanged(false);
    const isClient = await hasAccount(tx, link.email);
    const erasable = isClient ? inquiries.filter(({ client_id, project_id }) => !client_id && !project_id) : inquiries;
    const erased = await eraseInquiriesIn(tx, erasable);
    await tx.dataLink.deleteMany({ where: { email: link.email } });
    logger.info({ event: "erased-by-sender", ...erased });
    return changed({ result: true, targetId: erasable[0]?.id ?? "none", details: { ...erased }, cacheTags: [] });
  });
}

/** The messages of a link's address, locked: another request that changes one of them waits. Null for no link. */
async function openLink(tx: Transaction, token: string): Promise<HeldInquiry[] | null> {
  const link = await getDataLink(token, tx);
  if (!link) return null;
  const ids = await listIdsSentFrom(tx, link.email);
  await tx.$queryRaw`SELECT id FROM contact_inquiries WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  return listInquiries(tx, ids);
}
