import { z } from "zod";
import { pdfAttachment } from "~/features/billing/documents/keep-document-file.server";
import { accountOf } from "~/features/billing/documents/model/identity-lines";
import type { RuleOfDay } from "~/features/billing/rules/queries.server";
import { getRulesOfDay } from "~/features/billing/rules/queries.server";
import type { BillingDocument } from "~/features/billing/schema";
import { parseDocument } from "~/features/billing/schema";
import type { Email } from "~/features/mail/model";
import { queueEmail } from "~/features/mail/outbox.server";
import { formatMoney } from "~/lib/money/format-money";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { JobHandler } from "~/server/jobs/job-queue.server";
import { endJob, enqueueJob } from "~/server/jobs/job-queue.server";
import { logger } from "~/server/logger.server";
import { addDays, dayInCasablanca, instantOf } from "~/site/calendar";
import type { Language } from "~/site/language";
import { lockBalance } from "./balance.server";
import type { InvoiceClient, InvoiceFacts, InvoiceReader } from "./letters.server";
import { dayText, invoiceLetter, readerOf } from "./letters.server";

export const LATE_INVOICES_JOB = "late-invoices";

/** By the clock of Casablanca. */
const HOUR = "09:00";
const BATCH = 200;

const payloadSchema = z.object({ day: z.iso.date() });

/**
 * Each morning, writes to clients about late invoices: a first and a second letter, after the days that the rules say,
 * unless reminders are paused. A letter is counted in its own transaction, so that it is written once, by one process.
 */
export const lateInvoicesJob: JobHandler = {
  attemptsMax: 5,
  async run(job) {
    const planned = payloadSchema.safeParse(job.payload);
    const today = dayInCasablanca(new Date());
    const sent = planned.success && planned.data.day <= today ? await sendLateLetters(today) : 0;
    await runTransaction(async (tx) => {
      await endJob(tx, job);
      await enqueueLateInvoices(tx, new Date());
    });
    logger.info({ event: "late-invoices", sent });
  },
  recover: () => runTransaction((tx) => enqueueLateInvoices(tx, new Date())),
  onFailed: (tx) => enqueueLateInvoices(tx, new Date()),
};

/** Enqueues the next morning, once. */
async function enqueueLateInvoices(tx: Transaction, now: Date): Promise<void> {
  const today = dayInCasablanca(now);
  const day = now < instantOf(`${today}T${HOUR}`) ? today : addDays(today, 1);
  const job = { kind: LATE_INVOICES_JOB, payload: { day }, uniqueKey: LATE_INVOICES_JOB };
  await enqueueJob(tx, { ...job, runAt: instantOf(`${day}T${HOUR}`) });
}

async function sendLateLetters(today: string): Promise<number> {
  const { late_letter_first, late_letter_second } = await getRulesOfDay(today);
  // Invoices due until these days get each letter; null without a rule.
  const before = (rule: RuleOfDay | undefined) => (rule ? addDays(today, -rule.value) : null);
  const [first, second] = [before(late_letter_first), before(late_letter_second)];
  let sent = 0;
  for (let after: string | null = ""; after !== null; ) {
    const due: { id: string }[] = await db.$queryRaw`
      SELECT b.invoice_id::text AS id FROM invoice_balances b
        JOIN invoices i ON i.id = b.invoice_id JOIN billing_clients c ON c.id = i.billing_client_id
      WHERE b.settled_at IS NULL AND c.has_reminders AND b.invoice_id::text > ${after}
        AND ((b.late_letters = 0 AND b.due_on <= ${first}::date) OR (b.late_letters = 1 AND b.due_on <= ${second}::date))
      ORDER BY b.invoice_id::text LIMIT ${BATCH}`;
    for (const { id } of due) if (await runTransaction((tx) => sendLateLetter(tx, id, second))) sent += 1;
    after = due.length < BATCH ? null : (due.at(-1)?.id ?? null);
  }
  return sent;
}

/** Writes one letter; the first is left out once the second is due. @returns whether one was written */
async function sendLateLetter(tx: Transaction, invoiceId: string, second: string | null): Promise<boolean> {
  const { invoice, remaining, due_on, late_letters, settled_at } = await lockBalance(tx, invoiceId);
  const step = second !== null && dayInCasablanca(due_on) <= second ? 2 : 1;
  if (settled_at || late_letters >= step) return false;
  await tx.invoiceBalance.update({ where: { invoice_id: invoiceId }, data: { late_letters: step } });
  const document = parseDocument(invoice.document ?? "");
  return sendLate(tx, { invoiceId, client: invoice.billing_client, document, remaining, step });
}

/** @returns false without an e-mail address */
export async function sendLate(
  tx: Transaction,
  {
    invoiceId,
    client,
    document,
    remaining,
    step,
  }: { invoiceId: string; client: InvoiceClient; document: BillingDocument; remaining: number; step: 1 | 2 },
): Promise<boolean> {
  const { number, language, currency, dueOn, seller } = document;
  const reader = await readerOf(tx, { client, invoiceId, language });
  if (!reader) return false;
  const facts = {
    number,
    remaining: formatMoney(remaining, currency, language),
    ...accountOf(document),
    reference: number,
    ...(dueOn && { dueOn: dayText(dueOn, language) }),
    ...(seller.bankName && { bank: seller.bankName }),
  };
  const attachments = [pdfAttachment("invoice", invoiceId, number)];
  await queueEmail(tx, { ...invoiceLate({ ...reader, step, facts }), attachments }, { invoice_id: invoiceId });
  return true;
}

/** `first` and `second` are the texts of the first letter and of the second. */
const INVOICE_LATE_WORDS: Record<
  Language,
  Record<"first" | "second" | "crossed", string> & { subject: (number: string) => string }
> = {
  fr: {
    subject: (number) => `Facture ${number}\u202f: l’échéance est passée`,
    first: "Sauf erreur de notre part, cette facture n’est pas encore réglée.",
    second:
      "Malgré un premier rappel, cette facture n’est toujours pas réglée. Merci de la régler sans attendre, ou de nous dire ce qui vous en empêche.",
    crossed: "Si votre paiement vient de partir, ne tenez pas compte de ce message.",
  },
  es: {
    subject: (number) => `Factura ${number}: el plazo ha vencido`,
    first: "Salvo error por nuestra parte, esta factura aún no está pagada.",
    second:
      "Pese a un primer aviso, esta factura sigue sin pagar. Le rogamos que la pague cuanto antes o nos diga qué se lo impide.",
    crossed: "Si acaba de hacer el pago, no tenga en cuenta este mensaje.",
  },
  ar: {
    subject: (number) => `فاتورة ${number}: انقضى أجل الدفع`,
    first: "ما لم يكن هناك خطأ من جانبنا، فإن هذه الفاتورة لم تُسدَّد بعد.",
    second: "رغم تذكير أول، لم تُسدَّد هذه الفاتورة بعد. نرجو تسديدها في أقرب وقت أو إخبارنا بما يمنع ذلك.",
    crossed: "إذا أرسلتم الدفعة للتو فلا تأخذوا هذه الرسالة بعين الاعتبار.",
  },
};

export function invoiceLate({
  step,
  facts,
  ...reader
}: InvoiceReader & { step: 1 | 2; facts: InvoiceFacts & { number: string } }): Email {
  const words = INVOICE_LATE_WORDS[reader.language];
  return invoiceLetter({
    kind: "invoice-late",
    reader,
    facts,
    subject: words.subject(facts.number),
    texts: [step === 1 ? words.first : words.second, words.crossed],
  });
}
