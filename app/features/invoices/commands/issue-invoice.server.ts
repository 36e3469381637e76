import { freezeDocument } from "~/features/billing/commands/freeze-document.server";
import { nextNumber } from "~/features/billing/commands/next-number.server";
import { currentSeller } from "~/features/billing/commands/seller.server";
import type { BillingDocument, Seller } from "~/features/billing/model/document";
import { lineAmount } from "~/features/billing/model/totals";
import { buyerSnapshotOf, incompleteSentence } from "~/features/billing-clients/model";
import { unprintableSentence } from "~/features/billing-documents/queries/unprintable.server";
import { takeRulesOfDay } from "~/features/fiscal-rules/commands.server";
import { getRulesOfDay } from "~/features/fiscal-rules/queries.server";
import { INVOICE_GONE } from "~/features/invoices/model/invoice";
import { invoiceContentSchema } from "~/features/invoices/schema/content";
import { takeVatRates } from "~/features/legal-identity/commands.server";
import { getLegalIdentity } from "~/features/legal-identity/queries.server";
import { changed, runCommand, runTransaction, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";
import { isoDay } from "~/site/format";
import { changeBalance, taxRows } from "./balance.server";
import type { DraftBody, RulesFor } from "./draft-body.server";
import { draftBody, dueDay } from "./draft-body.server";
import { sendIssued } from "./letters.server";

/** An invoice that has its number. */
export interface IssuedInvoice {
  id: string;
  number: string;
}

/**
 * Issues a draft: from now on it has a number and never changes. A second time answers the number of the first.
 * @throws DomainError `not-found`; `conflict` saying what stands against it, such as a mention of the law that is missing
 */
export function issueInvoice(actor: User, id: string): Promise<IssuedInvoice> {
  const command = { actor, action: "issued", target: "invoice", notFound: INVOICE_GONE };
  return runCommand<IssuedInvoice>(command, async (tx) => {
    const draft = await lockInvoice(tx, id);
    if (draft.number) return unchanged({ id, number: draft.number });
    const issued = await issueIn(tx, draft);
    return changed({ result: issued, targetId: id, details: { number: issued.number }, cacheTags: [] });
  });
}

/** An invoice, held until the transaction ends. */
export async function lockInvoice(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT id FROM invoices WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.invoice.findUniqueOrThrow({ where: { id }, include: { billing_client: true } });
}

/** A draft with the client to whom it is made out. */
export type DraftInvoice = Awaited<ReturnType<typeof lockInvoice>>;

/** Issues a draft that the transaction holds: its number, its frozen document, what is to be paid, its letter. */
export async function issueIn(tx: Transaction, draft: DraftInvoice): Promise<IssuedInvoice> {
  const { id, billing_client } = draft;
  const incomplete = incompleteSentence(billing_client);
  if (incomplete) throw new DomainError("conflict", incomplete);
  const seller = await currentSeller(tx);
  const now = new Date();
  const issuedOn = dayInCasablanca(now);
  const operationOn = draft.operation_on ? isoDay(draft.operation_on) : issuedOn;
  // A credit note takes back what its invoice bore, whatever holds now.
  if (draft.kind !== "credit") await takeVatRates(tx, invoiceContentSchema.parse(draft.content).lines, operationOn);
  const rulesFor: RulesFor = (names) => takeRulesOfDay(tx, issuedOn, () => names);
  const body = await draftBody(tx, draft, rulesFor);
  expectExemption(seller, body);
  const dueOn = await dueDay(tx, draft, { issuedOn, rulesFor });
  const number = await nextNumber(tx, "invoice", Number(issuedOn.slice(0, 4)));
  const days = { issuedOn, dueOn, operationOn };
  const document = documentOf(draft, { number, seller, body, days });
  await tx.invoiceTax.createMany({ data: taxRows(body.asked.taxes).map((row) => ({ ...row, invoice_id: id })) });
  await tx.invoice.update({
    where: { id },
    data: {
      number,
      issued_at: now,
      issued_on: new Date(issuedOn),
      operation_on: new Date(days.operationOn),
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

/** Without the regime of VAT no rate may be invoiced; a credit note takes back what its invoice bore. */
function expectExemption({ isVatExempt }: Seller, { lines, corrects }: DraftBody): void {
  if (isVatExempt && !corrects && lines.some(({ vatRateBp }) => vatRateBp > 0))
    throw new DomainError("conflict", "Un auto-entrepreneur ne facture pas de TVA\u202f: corrigez le taux des lignes");
}

/** The document of a draft as it is issued. */
export function documentOf(
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

/** What stands against issuing a draft, and where it is mended. */
export interface Obstacle {
  sentence: string;
  to: "identity" | "client" | null;
}

/** A draft as it would be issued now, where it can be made out, and what stands against it. */
export interface DraftPreview {
  document: BillingDocument | null;
  obstacles: Obstacle[];
  /** What may be issued and is not printed as it is written; null where there is nothing. */
  notice: string | null;
}

/** Looks at a draft as it would be issued now; writes nothing. */
export async function previewDraft(draft: DraftInvoice): Promise<DraftPreview> {
  const preview = await readDraft(draft);
  const notice = preview.document && (await unprintableSentence(draft.language, preview.document));
  return { ...preview, notice };
}

function readDraft(draft: DraftInvoice): Promise<Omit<DraftPreview, "notice">> {
  return runTransaction(async (tx) => {
    const obstacles: Obstacle[] = [];
    const issuedOn = dayInCasablanca(new Date());
    const rulesFor = () => getRulesOfDay(issuedOn, tx);
    const seller = await orObstacle(obstacles, "identity", () => currentSeller(tx));
    const incomplete = incompleteSentence(draft.billing_client);
    if (incomplete) obstacles.push({ sentence: incomplete, to: "client" });
    const body = await orObstacle(obstacles, null, () => draftBody(tx, draft, rulesFor));
    const operationOn = draft.operation_on ? isoDay(draft.operation_on) : issuedOn;
    const dueOn = await orObstacle(obstacles, null, () => dueDay(tx, draft, { issuedOn, rulesFor }));
    const days = { issuedOn, operationOn, dueOn };
    const issue = body && { number: "", seller: seller ?? (await emptySeller(tx)), body, days };
    return { document: issue && documentOf(draft, issue), obstacles };
  });
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

/** Whoever issues it, as far as that is known. */
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
