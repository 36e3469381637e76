import { randomUUID } from "node:crypto";
import { buyerSnapshotOf } from "~/features/billing/clients/model";
import { freezeDocument } from "~/features/billing/issue.server";
import { EXEMPTION_NAMES, EXEMPTIONS } from "~/features/billing/model/exemptions";
import { lineAmount } from "~/features/billing/model/totals";
import { mentionKind } from "~/features/billing/rules/model";
import type { DocumentLine, ScheduleStep } from "~/features/billing/schema";
import { issueIn, lockInvoice } from "~/features/invoices/issue.server";
import { recordPayment } from "~/features/invoices/record-payment.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { JsonObject } from "~/server/db/transaction.server";
import { dayInCasablanca } from "~/site/calendar";
import { billingDocument } from "./billing-documents";

/** A company that may issue documents. */
const IDENTITY = {
  ...{ legal_name: "Atelier Nour", share_capital_mad: 100_000, head_office: "12, rue X, Rabat" },
  ...{ ice: "001234567000089", if_number: "12345678", rc: "45678", rc_town: "Rabat", tp: "25780012" },
  ...{ cnss: "1234567", rib: "230780123456789012345649", bank_name: "Banque du Détroit", payment_days: 30 },
};

/** Stores the agency's identity, its rates and the rules of the tax code, which emptying the database took away. */
export async function makeIssuer(changes: Record<string, unknown> = {}): Promise<void> {
  const from = new Date("2020-01-01");
  await db.legalIdentity.create({ data: { ...IDENTITY, legal_form: "sarl", ...changes } });
  await db.vatRate.createMany({
    data: [2000, 1000].map((rate_bp) => ({ rate_bp, valid_from: from })),
    skipDuplicates: true,
  });
  await makeDatedRules();
}

/** Stores the rules of the migrations, from 2020 on. */
export async function makeDatedRules(): Promise<void> {
  const valid_from = new Date("2020-01-01");
  const mentions = EXEMPTION_NAMES.map((name) => {
    const { fr, es, ar } = EXEMPTIONS[name];
    const texts = { text_fr: fr, text_es: es, text_ar: ar };
    return { kind: mentionKind(name), value: 0, source: "CGI, art. 145-III", valid_from, ...texts };
  });
  await db.datedRule.createMany({
    data: [...NUMBERS.map((rule) => ({ ...rule, valid_from })), ...mentions],
    skipDuplicates: true,
  });
}

const NUMBERS = [
  { kind: "vat_withheld_public_body", value: 7500, source: "CGI, art. 117-IV" },
  { kind: "vat_withheld_sole_trader", value: 10_000, source: "CGI, art. 117-V" },
  { kind: "vat_withheld_company", value: 0, source: "CGI, art. 117" },
  { kind: "stamp_duty_cash", value: 25, source: "CGI, art. 252-I-B" },
  { kind: "cash_warning_amount", value: 2_000_000, source: "CGI, art. 193" },
  { kind: "cash_fine", value: 600, source: "CGI, art. 193" },
  { kind: "payment_days_max", value: 120, source: "loi 69-21" },
  { kind: "late_letter_first", value: 3, source: "usage" },
  { kind: "late_letter_second", value: 15, source: "usage" },
  { kind: "quote_reminder", value: 3, source: "usage" },
] as const;

type ClientOptions = Partial<Prisma.BillingClientUncheckedCreateInput>;

/** A client to whom documents can be made out. */
export function makeBillingClient(options: ClientOptions = {}) {
  return db.billingClient.create({
    data: {
      ...{ legal_name: "Riad Benali", contact_name: "Khadija Benali", email: "khadija@riad.example" },
      ...{ ice: "009876543000012", address: "3, derb Lalla, Marrakech", ...options },
    },
  });
}

/** A line with usual values where none are given; price in hundredths. */
export function line(unitPrice: number, rest: Partial<DocumentLine> = {}): DocumentLine {
  return {
    ...{ id: randomUUID(), section: null, designation: "Site vitrine", description: null, quantity: 1000 },
    ...{ unit: "forfait", unitPrice, discountBp: 0, vatRateBp: 2000, exemption: null },
    ...rest,
  };
}

export const HALVES: ScheduleStep[] = [
  { title: "Acompte", shareBp: 5000, kind: "deposit", days: 0 },
  { title: "Solde", shareBp: 5000, kind: "balance", days: 60 },
];

interface QuoteOptions {
  lines: DocumentLine[];
  schedule?: ScheduleStep[];
  clientId?: string;
  acceptedAt?: Date;
}

let quoteCount = 0;

/** A quote that its client has accepted, as it is stored. */
export async function makeAcceptedQuote({ lines, schedule = HALVES, clientId, acceptedAt = new Date() }: QuoteOptions) {
  const client = clientId
    ? await db.billingClient.findUniqueOrThrow({ where: { id: clientId } })
    : await makeBillingClient();
  quoteCount += 1;
  const id = randomUUID();
  const number = `D-2026-${8000 + quoteCount}`;
  const { language, currency } = client;
  const document = billingDocument({
    ...{ kind: "quote", number, language, currency, title: "Site vitrine", issuedOn: "2026-11-01", schedule },
    ...{ operationOn: null, dueOn: null, quoteNumber: null, validUntil: "2026-12-01", buyer: buyerSnapshotOf(client) },
    lines: lines.map((each) => ({ ...each, amount: lineAmount(each) })),
  });
  const frozen = freezeDocument(document);
  const { net, tax, gross } = document;
  await db.quote.create({
    data: {
      ...{ id, root_id: id, number, status: "accepted", billing_client_id: client.id, title: "Site vitrine" },
      ...{ language, currency, content: {}, net, tax, gross, sent_at: new Date(), valid_until: new Date("2026-12-01") },
      ...frozen,
      acceptance: {
        create: {
          ...{ name: "Khadija Benali", function: "Gérante", accepted_at: acceptedAt, net, tax, gross },
          ...frozen,
        },
      },
    },
  });
  return { id, number, client };
}

type InvoiceOptions = ClientOptions & { rateBp?: number; project_id?: string };

/** Drafts of one line each for one client, in hundredths before tax. */
async function insertDrafts(count: number, net: number, { rateBp = 2000, project_id, ...client }: InvoiceOptions) {
  const { id: billing_client_id, language, currency } = await makeBillingClient(client);
  const lines = [rateBp > 0 ? line(net, { vatRateBp: rateBp }) : line(net, { vatRateBp: 0, exemption: "export" })];
  const content = { lines, shareBp: null } as unknown as JsonObject;
  const draft = { kind: "free", billing_client_id, title: "Site vitrine", language, currency, content } as const;
  const data = { ...draft, ...(project_id && { project_id }) };
  const drafts = Array.from({ length: count }, () => db.invoice.create({ data, select: { id: true } }));
  return { ids: (await Promise.all(drafts)).map(({ id }) => id), billing_client_id };
}

/** Drafts that can be issued. */
export async function makeDraftInvoices(count: number): Promise<void> {
  await insertDrafts(count, 100_000, {});
}

/** A draft of one line, in hundredths. */
export async function makeDraftInvoice(net: number, options: InvoiceOptions = {}) {
  const { ids, billing_client_id } = await insertDrafts(1, net, options);
  return { id: ids[0] ?? "", billing_client_id };
}

/** An issued invoice of one line, in hundredths before tax. */
export async function makeIssuedInvoice(net: number, options: InvoiceOptions = {}) {
  const { id, billing_client_id } = await makeDraftInvoice(net, options);
  await db.$transaction(async (tx) => issueIn(tx, await lockInvoice(tx, id)));
  return { id, billing_client_id };
}

type Payment = Parameters<typeof recordPayment>[1];

/** Records a transfer of today for an invoice, in hundredths. */
export function recordTransfer(invoiceId: string, received: number, rest: Partial<Payment> = {}) {
  return recordPayment(null, {
    ...{ invoiceId, paidOn: dayInCasablanca(new Date()), mode: "transfer", reference: "VIR 1", received },
    ...{ vatWithheld: 0, feeWithheld: 0, isCashConfirmed: false, ...rest },
  });
}
