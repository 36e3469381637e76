import { incompleteSentence } from "~/features/billing/clients/model";
import { unprintableSentence } from "~/features/billing/documents/unprintable.server";
import { getLegalIdentity } from "~/features/billing/identity/queries.server";
import { currentSeller } from "~/features/billing/issue.server";
import { getRulesOfDay } from "~/features/billing/rules/queries.server";
import type { Seller } from "~/features/billing/schema";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { dayInCasablanca } from "~/site/calendar";
import type { DraftInvoice } from "./issue.server";
import { documentOf, draftBody, dueDay } from "./issue.server";

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
