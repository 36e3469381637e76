import { openLink } from "~/features/billing/client-link.server";
import { pdfAttachment } from "~/features/billing/documents/keep-document-file.server";
import { formatDocumentDay } from "~/features/billing/model/days";
import type { BillingDocument } from "~/features/billing/schema";
import { parseDocument } from "~/features/billing/schema";
import { queueEmail } from "~/features/mail/outbox.server";
import { NEVER_SENT } from "~/features/quotes/model/quote";
import type { QuoteLetterKind } from "~/features/quotes/sending-emails";
import { quoteLetter } from "~/features/quotes/sending-emails";
import { formatMoney } from "~/lib/money/format-money";
import { digest } from "~/server/crypto/tokens.server";
import { changed, runCommand, runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { lockVersions, quoteCommand } from "./write.server";

/** The version that the link shows: the last one sent. */
async function lockSent(tx: Transaction, id: string) {
  const { quote, versions } = await lockVersions(tx, id);
  const sent = versions.findLast(({ status }) => status !== "draft");
  if (!sent || quote.status === "draft") throw new DomainError("conflict", NEVER_SENT);
  return sent.id === id ? quote : (await lockVersions(tx, sent.id)).quote;
}

/**
 * Writes to the client again, with the quote's link, or with a new one.
 * @param isRenewed whether the former link is revoked
 * @throws DomainError `not-found`, `conflict` for a quote that was never sent
 */
export function sendLinkAgain(actor: User, id: string, { isRenewed }: { isRenewed: boolean }): Promise<void> {
  const action = isRenewed ? "link-renewed" : "link-sent";
  return runCommand<void>(quoteCommand(actor, action), async (tx) => {
    const quote = await lockSent(tx, id);
    if (isRenewed) await revokeLinks(tx, quote.root_id);
    const document = parseDocument(quote.document ?? "");
    const validUntil = document.validUntil ?? document.issuedOn;
    const { token } = await openLink(tx, { rootId: quote.root_id, validUntil });
    await queueQuoteLetter(tx, "quote-sent", { quote, document, token });
    return changed({ result: undefined, targetId: quote.id, cacheTags: [] });
  });
}

/** Revokes the links of a quote. @throws DomainError `not-found`, `conflict` */
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

/** Writes to the client of a quote, in its language, with the link. Nothing where the client has no address. */
export async function queueQuoteLetter(
  tx: Transaction,
  kind: QuoteLetterKind,
  {
    quote,
    document,
    token,
  }: {
    quote: {
      id: string;
      inquiry_id: string | null;
      billing_client: { email: string | null; contact_name: string | null; legal_name: string } | null;
    };
    document: BillingDocument;
    token: string;
  },
): Promise<void> {
  const client = quote.billing_client;
  if (!client?.email) return;
  const { language, number, title, gross, currency, validUntil } = document;
  const letter = quoteLetter(kind, {
    recipient: client.email,
    fullName: client.contact_name ?? "",
    language,
    number,
    title,
    token,
    total: formatMoney(gross, currency, language),
    hasOptions: document.options.length > 0,
    validUntil: validUntil ? formatDocumentDay(validUntil, language) : "",
    attachments: [pdfAttachment("quote", quote.id, number)],
  });
  await queueEmail(tx, letter, quote.inquiry_id ? { inquiry_id: quote.inquiry_id } : {});
}

/** Notes that the page of a link was opened: first, last, and how often. A link that is not valid notes nothing. */
export async function noteOpening(token: string): Promise<void> {
  await runTransaction(
    (tx) => tx.$executeRaw`
      INSERT INTO quote_openings (quote_id, first_opened_at, last_opened_at, opened_count)
      SELECT quote_id, now(), now(), 1 FROM links
      WHERE kind = 'quote' AND token_hash = ${digest(token)} AND revoked_at IS NULL AND expires_at > now()
      ON CONFLICT (quote_id) DO UPDATE SET last_opened_at = now(), opened_count = quote_openings.opened_count + 1`,
  );
}
