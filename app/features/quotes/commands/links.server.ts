import { parseDocument } from "~/features/billing/schema/document";
import { NEVER_SENT } from "~/features/quotes/model/quote";
import type { Quote } from "~/features/quotes/queries/quotes.server";
import { changed, runCommand } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { lockVersions, quoteCommand } from "./drafts.server";
import { openLink } from "./open-link.server";
import { queueQuoteLetter } from "./quote-sent-letters.server";

/** The version that a client reads by the link: the one that was sent last. */
async function lockSent(tx: Transaction, id: string): Promise<Quote> {
  const { quote, versions } = await lockVersions(tx, id);
  const sent = versions.findLast(({ status }) => status !== "draft");
  if (!sent || quote.status === "draft") throw new DomainError("conflict", NEVER_SENT);
  return sent.id === id ? quote : (await lockVersions(tx, sent.id)).quote;
}

/**
 * Writes to the client again, with the link that the quote has, or with a new one.
 * @param isRenewed whether the link before it opens nothing any more
 * @throws DomainError `not-found`, `conflict` for a quote that was never sent
 */
export function sendLinkAgain(actor: User, id: string, { isRenewed }: { isRenewed: boolean }): Promise<void> {
  const action = isRenewed ? "link-renewed" : "link-sent";
  return runCommand<void>(quoteCommand(actor, action), async (tx) => {
    const quote = await lockSent(tx, id);
    if (isRenewed) await revokeLinks(tx, quote.root_id);
    const document = parseDocument(quote.document ?? "");
    const { token } = await openLink(tx, {
      rootId: quote.root_id,
      validUntil: document.validUntil ?? document.issuedOn,
    });
    await queueQuoteLetter(tx, "quote-sent", { quote, document, token });
    return changed({ result: undefined, targetId: quote.id, cacheTags: [] });
  });
}

/** Takes the links of a quote back: they open nothing any more. @throws DomainError `not-found`, `conflict` */
export function revokeQuoteLinks(actor: User, id: string): Promise<void> {
  return runCommand<void>(quoteCommand(actor, "link-revoked"), async (tx) => {
    const quote = await lockSent(tx, id);
    await revokeLinks(tx, quote.root_id);
    return changed({ result: undefined, targetId: quote.id, cacheTags: [] });
  });
}

async function revokeLinks(tx: Transaction, rootId: string): Promise<void> {
  await tx.link.updateMany({ where: { quote_id: rootId, revoked_at: null }, data: { revoked_at: new Date() } });
}
