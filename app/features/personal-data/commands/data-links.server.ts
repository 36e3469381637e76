import { queueEmail } from "~/features/mail/commands/outbox.server";
import { dataLink } from "~/features/mail/email-templates/personal-data";
import { isHeld } from "~/features/personal-data/queries.server";
import { createLink } from "~/server/db/links.server";
import { runTransaction } from "~/server/db/run-command.server";
import { logger } from "~/server/logger.server";
import type { Language } from "~/site/language";

/** How long a link opens what is held of an address, in milliseconds. */
const LINK_TTL_MS = 24 * 3_600_000;

/**
 * Sends the link to an address of which something is held; the caller learns nothing of it. An earlier link ends: only
 * the newest letter counts. Two requests at once wait for each other by the address.
 */
export async function sendDataLink(email: string, language: Language): Promise<void> {
  await runTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`data-link:${email}`}, 0))`;
    if (!(await isHeld(tx, email))) return;
    const link = { kind: "data", email } as const;
    await tx.link.deleteMany({ where: link });
    const token = await createLink(tx, { ...link, language, expires_at: new Date(Date.now() + LINK_TTL_MS) });
    await queueEmail(tx, dataLink({ recipient: email, language, token }));
    logger.info({ event: "data-link-requested" });
  });
}
