import { randomUUID } from "node:crypto";
import { buyerSnapshotOf } from "~/features/billing/clients/model";
import { currentSeller, freezeDocument, nextNumber } from "~/features/billing/issue.server";
import { exemptionsOf } from "~/features/billing/model/exemptions";
import type { TaxGroup } from "~/features/billing/model/totals";
import { lineAmount, remainderOf, sumOf, taxOf, totalsOf } from "~/features/billing/model/totals";
import { exemptionTextsOf, getRulesOfDay } from "~/features/billing/rules/queries.server";
import type { BillingDocument, DocumentLine } from "~/features/billing/schema";
import { openGroups, taxRows } from "~/features/invoices/balance.server";
import { splitPayment, splitRefund } from "~/features/invoices/model/payment";
import { receiptOf } from "~/features/invoices/receipt.server";
import type { BillingClient, Prisma } from "~/server/db/client/client";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { daysBefore } from "./dates";
import type { SeedBillingClient, SeedInvoice, SeedPayment } from "./invoices/all";
import { invoiceClients, invoices } from "./invoices/all";
import { markUsedRules } from "./legal-identity";

type Tx = Prisma.TransactionClient;

interface Issued {
  id: string;
  document: BillingDocument;
}

/** Inserts invoices in each of their states, oldest first, so that their numbers follow their days. */
export async function insertInvoices(tx: Tx, now: Date, clientIdByEmail: Map<string, string>): Promise<void> {
  const clients = new Map<string, BillingClient>();
  for (const client of invoiceClients) clients.set(client.email, await findOrInsert(tx, client, clientIdByEmail));
  const issued = new Map<string, Issued>();
  for (const invoice of [...invoices].sort((a, b) => (b.issuedDaysAgo ?? 0) - (a.issuedDaysAgo ?? 0))) {
    const client = clients.get(invoice.client) as BillingClient;
    if (invoice.issuedDaysAgo === null) await insertDraft(tx, invoice, client);
    else issued.set(invoice.title, await insertIssued(tx, { invoice, client, now, issued }));
  }
  await markUsedRules(tx);
}

/** The billing identity with this address, which the quotes of the demo may have inserted. */
async function findOrInsert(tx: Tx, client: SeedBillingClient, clientIdByEmail: Map<string, string>) {
  const known = await tx.billingClient.findFirst({ where: { email: client.email } });
  return (
    known ?? tx.billingClient.create({ data: { ...client, profile_id: clientIdByEmail.get(client.email) ?? null } })
  );
}

const asContent = (lines: DocumentLine[]) => ({ lines, shareBp: null }) as unknown as Prisma.InputJsonObject;

async function insertDraft(tx: Tx, { title, lines }: SeedInvoice, client: BillingClient): Promise<void> {
  const { net, tax, gross } = totalsOf(lines);
  const { id: billing_client_id, language, currency } = client;
  const sums = { net, tax, gross, payable: gross };
  await tx.invoice.create({
    data: { kind: "free", title, billing_client_id, language, currency, content: asContent(lines), ...sums },
  });
}

interface Issue {
  invoice: SeedInvoice;
  client: BillingClient;
  now: Date;
  issued: Map<string, Issued>;
}

async function insertIssued(tx: Tx, { invoice, client, now, issued }: Issue): Promise<Issued> {
  const { title, lines, issuedDaysAgo, dueInDays = 30, payments = [], claim, refund } = invoice;
  const id = randomUUID();
  const issued_at = daysBefore(now, issuedDaysAgo ?? 0);
  const issuedOn = dayInCasablanca(issued_at);
  const corrected = invoice.corrects ? issued.get(invoice.corrects) : undefined;
  const dueOn = corrected ? null : addDays(issuedOn, dueInDays);
  const number = await nextNumber(tx, "invoice", Number(issuedOn.slice(0, 4)));
  const { language, currency } = client;
  const quote = await findAccepted(tx, invoice.deposit);
  const kind = corrected ? ("credit" as const) : quote ? ("deposit" as const) : ("free" as const);
  const totals = totalsOf(lines);
  const document: BillingDocument = {
    ...{ kind, number, revision: 1, language, currency, title, issuedOn, operationOn: issuedOn, dueOn },
    ...{ validUntil: null, seller: await currentSeller(tx), buyer: buyerSnapshotOf(client) },
    lines: lines.map((line) => ({ ...line, amount: lineAmount(line) })),
    exemptionTexts: exemptionTextsOf(await getRulesOfDay(issuedOn, tx), exemptionsOf(lines), language),
    ...{ options: [], ...totals, deductions: [], payable: totals.gross, schedule: [] },
    quoteNumber: quote?.number ?? null,
    ...{ texts: { scope: "", exclusions: "", delays: "" }, deliveryDays: null, revisions: null, hourlyPrice: null },
    corrects: corrected ? { number: corrected.document.number, issuedOn: corrected.document.issuedOn } : null,
    receipt: null,
  };
  const { net, tax, gross } = totals;
  const of = quote && { quote_id: quote.id, project_id: quote.project_id, schedule_step: 0 };
  const row = { kind, title, billing_client_id: client.id, language, currency, content: asContent(lines), ...of };
  await tx.invoice.create({
    data: { id, ...row, corrects_id: corrected?.id ?? null, net, tax, gross, payable: gross },
  });
  await tx.invoiceTax.createMany({ data: taxRows(totals.taxes).map((part) => ({ ...part, invoice_id: id })) });
  const days = { issued_on: new Date(issuedOn), operation_on: new Date(issuedOn), due_on: dueOn && new Date(dueOn) };
  await tx.invoice.update({ where: { id }, data: { number, issued_at, ...days, ...freezeDocument(document) } });
  if (corrected) {
    await settle(tx, corrected.id, { credited: gross }, issued_at);
    if (refund) await insertRefund(tx, { ...corrected, refund, issued_at });
  }
  if (!corrected) {
    const open = { payable: gross, remaining: gross, due_on: new Date(dueOn ?? issuedOn) };
    await tx.invoiceBalance.create({ data: { invoice_id: id, ...open } });
  }
  let left = totals.taxes;
  for (const payment of payments) left = await insertPayment(tx, { id, document, payment, issued_at, left });
  if (claim) await tx.transferClaim.create({ data: { invoice_id: id, amount: gross, note: claim } });
  return { id, document };
}

/** The accepted quote with this title, which the quotes of the demo have inserted. */
function findAccepted(tx: Tx, title: string | undefined) {
  if (!title) return null;
  const select = { id: true, number: true, project_id: true } as const;
  return tx.quote.findFirst({ where: { title, status: "accepted" }, select });
}

interface Settled {
  received?: number;
  withheld?: number;
  credited?: number;
}

async function settle(tx: Tx, invoiceId: string, settled: Settled, at: Date): Promise<number> {
  const { received = 0, withheld = 0, credited = 0 } = settled;
  const before = await tx.invoiceBalance.findUniqueOrThrow({ where: { invoice_id: invoiceId } });
  const remaining = before.remaining - received - withheld - credited;
  const sums = {
    received: before.received + received,
    withheld: before.withheld + withheld,
    credited: before.credited + credited,
  };
  const data = { ...sums, remaining, settled_at: remaining <= 0 ? at : null };
  await tx.invoiceBalance.update({ where: { invoice_id: invoiceId }, data });
  return remaining;
}

interface Paid extends Issued {
  payment: SeedPayment;
  issued_at: Date;
  /** What no payment has settled yet, by rate. */
  left: TaxGroup[];
}

/** @returns what is left by rate after it */
async function insertPayment(tx: Tx, { id, document, payment, issued_at, left }: Paid): Promise<TaxGroup[]> {
  const { received, vatWithheld = 0, mode = "transfer", reference = null, afterDays } = payment;
  const paidOn = addDays(dayInCasablanca(issued_at), afterDays);
  const at = new Date(paidOn);
  const { stamp_duty_cash: duty } = await getRulesOfDay(paidOn, tx);
  const stampDuty = mode === "cash" ? taxOf(received, duty?.value ?? 0) : 0;
  const parts = splitPayment(received + vatWithheld, left);
  const number = await nextNumber(tx, "receipt", Number(paidOn.slice(0, 4)));
  const remaining = await settle(tx, id, { received, withheld: vatWithheld }, at);
  const receipt = {
    ...{ paidOn, mode, reference, received, vatWithheld, feeWithheld: 0 },
    ...{ stampDuty, remaining },
  };
  const written = { kind: "receipt" as const, number, issuedOn: paidOn, part: receipt, taxes: parts };
  const frozen = freezeDocument(receiptOf(document, written));
  const amounts = { received, vat_withheld: vatWithheld, stamp_duty: stampDuty };
  const { id: payment_id } = await tx.payment.create({
    data: {
      invoice_id: id,
      paid_on: at,
      mode,
      reference,
      ...amounts,
      receipt_number: number,
      ...frozen,
      created_at: at,
    },
    select: { id: true },
  });
  await tx.paymentTax.createMany({ data: taxRows(parts).map((part) => ({ ...part, payment_id })) });
  return remainderOf(sumOf(left), [{ taxes: parts }]).taxes;
}

interface GivenBack extends Issued {
  refund: NonNullable<SeedInvoice["refund"]>;
  issued_at: Date;
}

/** Money that went back to the client of what a credit note took off an invoice that was paid. */
async function insertRefund(tx: Tx, { id, document, refund, issued_at }: GivenBack): Promise<void> {
  const { amount, reference, afterDays } = refund;
  const paidOn = addDays(dayInCasablanca(issued_at), afterDays);
  const at = new Date(paidOn);
  const number = await nextNumber(tx, "receipt", Number(paidOn.slice(0, 4)));
  const remaining = await settle(tx, id, { received: -amount }, at);
  const taxes = splitRefund(amount, await openGroups(tx, id));
  const part = { paidOn, mode: "transfer" as const, reference, received: amount, vatWithheld: 0, feeWithheld: 0 };
  const written = receiptOf(document, {
    ...{ kind: "refund", number, issuedOn: paidOn, part: { ...part, stampDuty: 0, remaining } },
    taxes: taxes.map((group) => ({ ...group, base: -group.base, tax: -group.tax })),
  });
  const row = { invoice_id: id, paid_on: at, mode: "transfer", reference, received: -amount } as const;
  const { id: payment_id } = await tx.payment.create({
    data: { ...row, receipt_number: number, ...freezeDocument(written), created_at: at },
    select: { id: true },
  });
  await tx.paymentTax.createMany({ data: taxRows(taxes).map((each) => ({ ...each, payment_id })) });
}
