import { currentSeller } from "~/features/billing/commands/seller.server";
import type { BillingDocument, Seller } from "~/features/billing/model/document";
import { incompleteSentence } from "~/features/billing-clients/model";
import { unprintableSentence } from "~/features/billing-documents/queries/unprintable.server";
import { getRulesOfDay } from "~/features/fiscal-rules/queries.server";
import { getLegalIdentity } from "~/features/legal-identity/queries.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { dayInCasablanca } from "~/site/calendar";
import { isoDay } from "~/site/format";
import { draftBody } from "./draft-body.server";
import { dueDay } from "./due-day.server";
import type { DraftInvoice } from "./issue-invoice.server";
import { documentOf } from "./issue-invoice.server";

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
