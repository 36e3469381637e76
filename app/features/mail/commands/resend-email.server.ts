import { LINK_STALE } from "~/features/mail/model/email";
import { isLinkStale } from "~/features/mail/queries/share-links.server";
import { audit } from "~/server/db/audit.server";
import { db } from "~/server/db/db.server";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { deliveryKey, enqueueDelivery } from "./outbox.server";

/**
 * Sends a message that failed, or that was kept for want of a mail server, or whose next try is still far.
 * @throws DomainError `unavailable` without a mail server, `conflict` for a message that has left already, whose
 * recipient has been forgotten, or whose link opens nothing any more: the last has failed for good.
 */
export async function resendEmail(actor: { id: string }, id: string): Promise<void> {
  if (!isMailSent) throw new DomainError("unavailable", "Aucun serveur de messagerie n’est configuré.");
  const isStale = await db.$transaction(async (tx) => {
    // Those who press at the same time come one after the other: each holds the job first and the message then, but
    // the job of the second may only be written by the first.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${deliveryKey(id)}))`;
    // A last try that is failing right now: it is noted on the job and the message together, before or after this.
    await tx.$queryRaw`SELECT id FROM jobs WHERE unique_key = ${deliveryKey(id)} FOR UPDATE`;
    const letter = await tx.mailMessage.findUnique({ where: { id }, select: { text: true } });
    const where = { id, status: { not: "sent" }, recipient: { not: "" } } as const;
    if (letter && (await isLinkStale(tx, letter))) {
      await tx.mailMessage.updateMany({ where, data: { status: "failed", last_error: LINK_STALE } });
      return true;
    }
    const { count } = await tx.mailMessage.updateMany({ where, data: { status: "waiting", last_error: null } });
    if (count === 0) throw new DomainError("conflict", "Ce message est déjà parti, ou n’a plus de destinataire.");
    await enqueueDelivery(tx, id);
    await tx.job.updateMany({
      where: { unique_key: deliveryKey(id), lease_until: null },
      data: { run_at: new Date() },
    });
    await audit(tx, { actor, action: "resent", targetKind: "mail-message", targetId: id });
    return false;
  });
  // Once it is noted: a refusal inside the transaction would take the note back.
  if (isStale) throw new DomainError("conflict", LINK_STALE);
}
