import { LINK_STALE } from "~/features/mail/model/email";
import { isLinkStale } from "~/features/mail/queries/share-links.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { deliveryKey, enqueueDelivery } from "./outbox.server";

/**
 * Sends an e-mail that failed, or that was kept for want of a mail server, or whose next try is still far.
 * @throws DomainError `unavailable` without a mail server, `conflict` for an e-mail that was sent already, whose
 * recipient was erased, or whose link opens nothing any more: the last has failed for good.
 */
export async function resendEmail(actor: { id: string }, id: string): Promise<void> {
  if (!isMailSent) throw new DomainError("unavailable", "Aucun serveur de messagerie n’est configuré.");
  const { isStale } = await runCommand({ actor, action: "resent", target: "mail-message" }, async (tx) => {
    await lockDelivery(tx, id);
    const email = await tx.mailMessage.findUnique({ where: { id }, select: { text: true } });
    const where = { id, status: { not: "sent" }, recipient: { not: "" } } as const;
    if (email && (await isLinkStale(tx, email))) {
      await tx.mailMessage.updateMany({ where, data: { status: "failed", last_error: LINK_STALE } });
      return unchanged({ isStale: true });
    }
    const { count } = await tx.mailMessage.updateMany({ where, data: { status: "waiting", last_error: null } });
    if (count === 0) throw new DomainError("conflict", "Ce message est déjà parti, ou n’a plus de destinataire.");
    await enqueueDelivery(tx, id);
    const own = { unique_key: deliveryKey(id), lease_until: null };
    await tx.job.updateMany({ where: own, data: { run_at: new Date() } });
    return changed({ result: { isStale: false }, targetId: id, cacheTags: [] });
  });
  // Once it is stored: a refusal inside the transaction would roll the failure back.
  if (isStale) throw new DomainError("conflict", LINK_STALE);
}

/** Holds the delivery of an e-mail until the transaction ends. */
async function lockDelivery(tx: Transaction, id: string): Promise<void> {
  // Requests at the same time come one after the other: each holds the job first and the e-mail then, but the job of
  // the second may only be written by the first.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${deliveryKey(id)}))`;
  // A last try that is failing right now is noted on the job and the e-mail together, before or after this.
  await tx.$queryRaw`SELECT id FROM jobs WHERE unique_key = ${deliveryKey(id)} FOR UPDATE`;
}
