import { listTeamAddresses } from "~/features/accounts/queries/accounts.server";
import { formatDocumentTime } from "~/features/billing/model/days";
import { pdfAttachment } from "~/features/billing-documents/model/document-ref";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { quoteAccepted } from "~/features/mail/email-templates/quote-accepted";
import { quoteAnswered } from "~/features/mail/email-templates/quote-answered";
import type { QuoteDecision } from "~/features/mail/email-templates/quote-decided";
import { QUOTE_DECIDED, quoteDecided } from "~/features/mail/email-templates/quote-decided";
import { formatMoney } from "~/lib/money/format-money";
import type { Transaction } from "~/server/db/transaction.server";
import type { LockedQuote } from "./lock-quote.server";

/** An answer to a quote, as letters tell of it. */
interface Answered {
  quote: LockedQuote;
  decision: QuoteDecision;
  /** With the chosen options, in hundredths. */
  gross: number;
  /** Who answered, where it was said. */
  by: string | null;
  text: string | null;
  /** For the team alone. */
  notes?: readonly string[];
  /** Of an acceptance: its row, of which the file is made, and whether the deposit is invoiced. */
  acceptanceId?: string;
  hasDeposit?: boolean;
  at: Date;
  /** Of the page by which the client answered. */
  path: string;
}

/** What is asked within this time of a letter is read on the quote that it leads to. */
const LETTER_EVERY_MS = 15 * 60_000;

/** Tells the team of a client's answer, and confirms it to the client; of several changes asked for at once, the first. */
export async function announceAnswer(tx: Transaction, answered: Answered): Promise<void> {
  const { quote, decision, gross, by, text, notes = [] } = answered;
  if (decision === "change" && (await wasToldLately(tx, answered))) return;
  const { id, title, currency } = quote;
  const number = quote.number ?? "";
  const client = quote.billing_client?.legal_name ?? title;
  const facts = { id, number, title, client, total: formatMoney(gross, currency) };
  const about = quote.inquiry_id ? { inquiry_id: quote.inquiry_id } : {};
  for (const recipient of await listTeamAddresses(tx))
    await queueEmail(tx, quoteDecided({ recipient, decision, quote: facts, by, text, notes }), about);
  await confirm(tx, answered, about);
}

async function wasToldLately(tx: Transaction, { quote, at }: Answered): Promise<boolean> {
  const created_at = { gt: new Date(at.getTime() - LETTER_EVERY_MS) };
  const subject = { startsWith: `Devis ${quote.number} ` };
  return (await tx.mailMessage.count({ where: { kind: QUOTE_DECIDED, subject, created_at } })) > 0;
}

async function confirm(tx: Transaction, answered: Answered, about: { inquiry_id?: string }): Promise<void> {
  const { quote, decision, gross, by, text, at, path, acceptanceId, hasDeposit = false } = answered;
  const recipient = quote.billing_client?.email;
  if (!recipient) return;
  const { language, currency, title } = quote;
  const [name, number] = [quote.billing_client?.contact_name ?? "", quote.number ?? ""];
  const reader = { recipient, name, language, path };
  const letter =
    decision === "acceptance"
      ? quoteAccepted({
          ...{ ...reader, hasDeposit },
          quote: {
            ...{ number, title, total: formatMoney(gross, currency, language) },
            ...{ acceptedBy: by ?? "", acceptedAt: formatDocumentTime(at, language) },
          },
        })
      : quoteAnswered({ ...reader, answer: decision, text, quote: { number, title } });
  const attachments = acceptanceId ? [pdfAttachment("acceptance", acceptanceId, number)] : [];
  await queueEmail(tx, { ...letter, attachments }, about);
}
