import { buyerSnapshotOf, incompleteSentence } from "~/features/billing/clients/model";
import { unprintableSentence } from "~/features/billing/documents/unprintable.server";
import { getLegalIdentity } from "~/features/billing/identity/queries.server";
import { takeVatRates } from "~/features/billing/identity/write.server";
import { currentSeller, freezeDocument, nextNumber } from "~/features/billing/issue.server";
import { lineAmount } from "~/features/billing/model/totals";
import { getRulesOfDay } from "~/features/billing/rules/queries.server";
import { takeRulesOfDay } from "~/features/billing/rules/write.server";
import type { BillingDocument, Seller } from "~/features/billing/schema";
import { INVOICE_GONE } from "~/features/invoices/model/invoice";
import { invoiceContentSchema } from "~/features/invoices/schema/content";
import { changed, runCommand, runTransaction, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";
import { changeBalance, taxRows } from "./balance.server";
import type { DraftBody, RulesFor } from "./draft-body.server";
import { draftBody, dueDay } from "./draft-body.server";
import { sendIssued } from "./letters.server";

/**
 * Issues a draft: from now on it has a number and never changes. A second time answers the number of the first.
 * @throws DomainError `not-found`; `conflict` saying why it cannot be issued, such as a missing legal mention
 */
export function issueInvoice(actor: User, id: string): Promise<{ id: string; number: string }> {
  const command = { actor, action: "issued", target: "invoice", notFound: INVOICE_GONE };
  return runCommand(command, async (tx) => {
    const draft = await lockInvoice(tx, id);
    if (draft.number) return unchanged({ id, number: draft.number });
    const issued = await issueIn(tx, draft);
    return changed({ result: issued, targetId: id, details: { number: issued.number }, cacheTags: [] });
  });
}

export async function lockInvoice(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT id FROM invoices WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.invoice.findUniqueOrThrow({ where: { id }, include: { billing_client: true } });
}

export type DraftInvoice = Awaited<ReturnType<typeof lockInvoice>>;

/** Issues a draft that the transaction has locked: its number, its frozen document, its balance, its letter. */
export async function issueIn(tx: Transaction, draft: DraftInvoice): Promise<{ id: string; number: string }> {
  const { id, billing_client } = draft;
  const incomplete = incompleteSentence(billing_client);
  if (incomplete) throw new DomainError("conflict", incomplete);
  const seller = await currentSeller(tx);
  const now = new Date();
  const issuedOn = dayInCasablanca(now);
  const operationOn = draft.operation_on ? dayInCasablanca(draft.operation_on) : issuedOn;
  // A credit note keeps the rates of its invoice.
  if (draft.kind !== "credit") await takeVatRates(tx, invoiceContentSchema.parse(draft.content).lines, operationOn);
  const rulesFor: RulesFor = (names) => takeRulesOfDay(tx, issuedOn, () => names);
  const body = await draftBody(tx, draft, rulesFor);
  if (seller.isVatExempt && !body.corrects && body.lines.some(({ vatRateBp }) => vatRateBp > 0)) {
    throw new DomainError("conflict", "Un auto-entrepreneur ne facture pas de TVA\u202f: corrigez le taux des lignes");
  }
  const dueOn = await dueDay(tx, draft, { issuedOn, rulesFor });
  const number = await nextNumber(tx, "invoice", Number(issuedOn.slice(0, 4)));
  const document = documentOf(draft, { number, seller, body, days: { issuedOn, dueOn, operationOn } });
  await tx.invoiceTax.createMany({ data: taxRows(body.asked.taxes).map((row) => ({ ...row, invoice_id: id })) });
  await tx.invoice.update({
    where: { id },
    data: {
      number,
      issued_at: now,
      issued_on: new Date(issuedOn),
      operation_on: new Date(operationOn),
      due_on: dueOn ? new Date(dueOn) : null,
      net: document.net,
      tax: document.tax,
      gross: document.gross,
      deducted: document.gross - document.payable,
      payable: document.payable,
      version: { increment: 1 },
      ...freezeDocument(document),
    },
  });
  if (body.corrects) await changeBalance(tx, body.corrects.id, { credited: document.gross });
  else {
    const { payable } = document;
    const open = { payable, remaining: payable, settled_at: payable === 0 ? now : null };
    await tx.invoiceBalance.create({ data: { invoice_id: id, due_on: new Date(dueOn ?? issuedOn), ...open } });
  }
  await sendIssued(tx, { id, client: billing_client, document });
  return { id, number };
}

function documentOf(
  draft: DraftInvoice,
  {
    number,
    seller,
    body,
    days,
  }: {
    number: string;
    seller: Seller;
    body: DraftBody;
    days: { issuedOn: string; dueOn: string | null; operationOn: string };
  },
): BillingDocument {
  const { kind, language, currency, title, billing_client } = draft;
  const { lines, totals, deductions, quoteNumber, corrects } = body;
  const deducted = deductions.reduce((sum, { gross }) => sum + gross, 0);
  return {
    kind,
    number,
    revision: 1,
    language,
    currency,
    title,
    ...days,
    validUntil: null,
    seller: { ...seller, isVatExempt: corrects?.isVatExempt ?? seller.isVatExempt },
    buyer: buyerSnapshotOf(billing_client),
    lines: lines.map((line) => ({ ...line, amount: lineAmount(line) })),
    options: [],
    ...totals,
    exemptionTexts: body.exemptionTexts,
    deductions,
    payable: totals.gross - deducted,
    schedule: [],
    texts: { scope: "", exclusions: "", delays: "" },
    deliveryDays: null,
    revisions: null,
    hourlyPrice: null,
    quoteNumber,
    receipt: null,
    corrects: corrects && { number: corrects.number, issuedOn: corrects.issuedOn },
  };
}

/** Why a draft cannot be issued, and where to correct it. */
export interface Obstacle {
  sentence: string;
  to: "identity" | "client" | null;
}

export type DraftPreview = Awaited<ReturnType<typeof previewDraft>>;

/**
 * The document of a draft as it would be issued now, null where it cannot be made; writes nothing.
 * @returns `notice` names characters that the PDF cannot print as typed, or is null
 */
export async function previewDraft(draft: DraftInvoice) {
  const { document, obstacles } = await runTransaction(async (tx) => {
    const obstacles: Obstacle[] = [];
    const issuedOn = dayInCasablanca(new Date());
    const rulesFor = () => getRulesOfDay(issuedOn, tx);
    const seller = await orObstacle(obstacles, "identity", () => currentSeller(tx));
    const incomplete = incompleteSentence(draft.billing_client);
    if (incomplete) obstacles.push({ sentence: incomplete, to: "client" });
    const body = await orObstacle(obstacles, null, () => draftBody(tx, draft, rulesFor));
    const operationOn = draft.operation_on ? dayInCasablanca(draft.operation_on) : issuedOn;
    const dueOn = await orObstacle(obstacles, null, () => dueDay(tx, draft, { issuedOn, rulesFor }));
    const days = { issuedOn, operationOn, dueOn };
    const issue = body && { number: "", seller: seller ?? (await emptySeller(tx)), body, days };
    return { document: issue && documentOf(draft, issue), obstacles };
  });
  return { document, obstacles, notice: document && (await unprintableSentence(draft.language, document)) };
}

async function orObstacle<Found>(obstacles: Obstacle[], to: Obstacle["to"], find: () => Promise<Found>) {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    obstacles.push({ sentence: error.userMessage, to });
    return null;
  }
}

async function emptySeller(tx: Transaction): Promise<Seller> {
  const { legal_name, head_office, ice, vat_regime } = await getLegalIdentity(tx);
  return {
    legalName: legal_name ?? "",
    legalForm: "",
    shareCapitalMad: null,
    headOffice: head_office ?? "",
    ice: ice ?? "",
    ifNumber: "",
    rc: null,
    rcTown: null,
    tp: "",
    cnss: null,
    rib: "",
    bic: null,
    bankName: null,
    isVatExempt: vat_regime === "auto_entrepreneur",
    logo: null,
  };
}
