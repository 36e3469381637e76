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

/** So many changes of one quote are told of within this time; what a link's holder asks beyond it stands on the quote. */
const CHANGES_TOLD = { max: 3, withinMs: 15 * 60_000 };

/** Tells the team of a client's answer, and confirms it to the client. */
export async function announceAnswer(tx: Transaction, answered: Answered): Promise<void> {
  const { quote, decision, gross, by, text, notes = [] } = answered;
  const team = await listTeamAddresses(tx);
  if (decision === "change" && (await isToldEnough(tx, answered, team))) return;
  const { id, title, currency } = quote;
  const number = quote.number ?? "";
  const client = quote.billing_client?.legal_name ?? title;
  const facts = { id, number, title, client, total: formatMoney(gross, currency) };
  const about = quote.inquiry_id ? { inquiry_id: quote.inquiry_id } : {};
  for (const recipient of team)
    await queueEmail(tx, quoteDecided({ recipient, decision, quote: facts, by, text, notes }), about);
  await confirm(tx, answered, about);
}

async function isToldEnough(tx: Transaction, { quote, at }: Answered, team: string[]): Promise<boolean> {
  const created_at = { gt: new Date(at.getTime() - CHANGES_TOLD.withinMs) };
  const subject = { startsWith: `Devis ${quote.number} ` };
  const told = await tx.mailMessage.count({ where: { kind: QUOTE_DECIDED, subject, created_at } });
  return told >= CHANGES_TOLD.max * Math.max(1, team.length);
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
          ...reader,
          hasDeposit,
          quote: {
            number,
            title,
            total: formatMoney(gross, currency, language),
            acceptedBy: by ?? "",
            acceptedAt: formatDocumentTime(at, language),
          },
        })
      : quoteAnswered({ ...reader, answer: decision, text, quote: { number, title } });
  const attachments = acceptanceId ? [pdfAttachment("acceptance", acceptanceId, number)] : [];
  await queueEmail(tx, { ...letter, attachments }, about);
}
