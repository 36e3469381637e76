import { listIdsSentFrom } from "~/features/accounts/queries/own-messages.server";
import { billedTo, listBilled } from "~/features/billing-clients/commands/forget.server";
import { lockInquiries } from "~/features/inquiries/commands/change-inquiry.server";
import { addEvent } from "~/features/inquiries/commands/events.server";
import type { HeldMerged } from "~/features/inquiries/queries/returning.server";
import { listMergedFrom } from "~/features/inquiries/queries/returning.server";
import { correctionText } from "~/features/personal-data/model";
import type { HeldInquiry } from "~/features/personal-data/queries.server";
import { getDataLink, hasAccount, listInquiries } from "~/features/personal-data/queries.server";
import type { Correction } from "~/features/personal-data/schema.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { logger } from "~/server/logger.server";
import { eraseRelated } from "./erase-related.server";
import { eraseInquiriesIn, eraseMergedIn } from "./erase-traces.server";
import { correctMergedIn } from "./merged-messages.server";

const BY_LINK = { actor: null, target: "inquiry" } as const;

/**
 * Corrects every message of the address that a link was sent to; each keeps what it said in its history.
 * @returns false for a link that opens nothing any more
 */
export function correctByLink(token: string, correction: Correction): Promise<boolean> {
  return runCommand({ ...BY_LINK, action: "corrected-by-sender" }, async (tx) => {
    const held = await openLink(tx, token);
    if (!held) return unchanged(false);
    const wrong = held.inquiries.filter((inquiry) => correctionText(inquiry, correction) !== null);
    const merged = await correctMergedIn(tx, held.merged, correction);
    const ids = [...wrong.map(({ id }) => id), ...merged];
    if (!ids[0]) return unchanged(true);
    for (const inquiry of wrong) await correctIn(tx, inquiry, correction);
    return changed({ result: true, targetId: ids[0], details: { count: ids.length }, cacheTags: [] });
  });
}

/** Corrects one message, in the transaction of a command, with a line in its history. */
export async function correctIn(
  tx: Transaction,
  inquiry: HeldInquiry,
  correction: Partial<Correction> & { email?: string | null },
  actor: { id: string } | null = null,
): Promise<void> {
  const isOtherEmail = correction.email !== undefined && correction.email !== inquiry.email;
  const data = { ...correction, ...(isOtherEmail && { email_from_merge: false }), version: { increment: 1 } };
  await tx.contactInquiry.update({ where: { id: inquiry.id }, data });
  const text = correctionText(inquiry, correction);
  await addEvent(tx, { inquiryId: inquiry.id, kind: "correction", text, actor });
}

/**
 * Erases every message of the address that a link was sent to, its consents to show works, which go off the site, its
 * billing identity as far as no document prints it, and the link. What belongs to an account stays until that is erased.
 * @returns false for a link that opens nothing any more
 */
export function eraseByLink(token: string): Promise<boolean> {
  return runCommand({ ...BY_LINK, action: "erased-by-sender" }, async (tx) => {
    const held = await openLink(tx, token);
    if (!held) return unchanged(false);
    const { email, inquiries, merged } = held;
    const isClient = await hasAccount(tx, email);
    const erasable = isClient ? inquiries.filter(({ client_id, project_id }) => !client_id && !project_id) : inquiries;
    await eraseMergedIn(tx, merged, email);
    const erased = { ...(await eraseInquiriesIn(tx, erasable)), merged: merged.length };
    // A client's consents stay, like the projects, until the account is erased; they may be taken back before.
    if (!isClient) {
      const billed = await listBilled(tx, billedTo(null, [email]), []);
      const named = {
        emails: [email],
        names: erasable.map(({ name }) => name),
        phones: erasable.flatMap(({ phone }) => phone ?? []),
        companies: erasable.flatMap(({ company }) => company ?? []),
      };
      await eraseRelated(tx, { ...named, profileId: null, inquiryIds: [], projectIds: [], reviewIds: [], billed });
    }
    await tx.link.deleteMany({ where: { kind: "data", email } });
    logger.info({ event: "erased-by-sender", ...erased });
    const targetId = [...erasable, ...merged][0]?.id ?? "none";
    return changed({ result: true, targetId, details: { ...erased }, cacheTags: ["cases"] });
  });
}

/**
 * The messages of a link's address, locked with the inquiries into which some were merged: another request that changes
 * one of them waits. Null for no link.
 */
async function openLink(
  tx: Transaction,
  token: string,
): Promise<{ email: string; inquiries: HeldInquiry[]; merged: HeldMerged[] } | null> {
  const link = await getDataLink(token, tx);
  if (!link) return null;
  const { email } = link;
  const ids = await listIdsSentFrom(tx, email);
  const keptIds = (await listMergedFrom(tx, [email])).map(({ keptId }) => keptId);
  await lockInquiries(tx, [...ids, ...keptIds]);
  return { email, inquiries: await listInquiries(tx, ids), merged: await listMergedFrom(tx, [email]) };
}
