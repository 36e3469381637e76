import { formatDocumentDay } from "~/features/billing/model/days";
import type { BillingDocument } from "~/features/billing/model/document";
import { pdfAttachment } from "~/features/billing-documents/model/document-ref";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import type { QuoteLetterKind } from "~/features/mail/email-templates/quote-letter";
import { quoteLetter } from "~/features/mail/email-templates/quote-letter";
import { formatMoney } from "~/lib/money/format-money";
import type { Transaction } from "~/server/db/transaction.server";

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
