import { randomUUID } from "node:crypto";
import { freezeDocument } from "~/features/billing/commands/freeze-document.server";
import type { QuoteLine, ScheduleStep } from "~/features/billing/model/content";
import { EMPTY_CONTENT } from "~/features/billing/model/content";
import type { BillingDocument } from "~/features/billing/model/document";
import { lineAmount, totalsOf } from "~/features/billing/model/totals";
import { createToken, digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import type { Language } from "~/site/language";

const DAY_MS = 86_400_000;

/** A line of 1 000,00 with 20 % of VAT, unless told otherwise. */
export function makeLine(changes: Partial<QuoteLine> = {}): QuoteLine {
  return {
    ...{ id: randomUUID(), section: null, designation: "Site de cinq pages", description: null },
    ...{ quantity: 1000, unit: "forfait", unitPrice: 100_000, discountBp: 0, vatRateBp: 2000, exemption: null },
    ...{ option: null },
    ...changes,
  };
}

const HALVES: ScheduleStep[] = [
  { title: "Acompte", shareBp: 5000, kind: "deposit", days: 0 },
  { title: "Solde", shareBp: 5000, kind: "balance", days: 30 },
];

interface SentQuote {
  lines?: QuoteLine[];
  schedule?: ScheduleStep[];
  title?: string;
  language?: Language;
  /** Of the billing identity. */
  email?: string | null;
  profileId?: string | null;
  /** Of a billing identity that exists already. */
  billingClientId?: string;
  inquiryId?: string | null;
  projectId?: string | null;
  validUntil?: Date;
  texts?: Partial<BillingDocument["texts"]>;
  /** Of the revisions that it includes, and of an hour beyond them. */
  terms?: Partial<Pick<BillingDocument, "revisions" | "hourlyPrice" | "currency">>;
  /** The quote of which it is a later version. */
  after?: { rootId: string; number: string; revision: number; billingClientId: string };
}

/** The seller of the demo. */
const SELLER: BillingDocument["seller"] = {
  ...{ legalName: "Zellige Studio (société fictive)", legalForm: "SARL", shareCapitalMad: 100_000 },
  ...{ headOffice: "12, rue de l’Exemple, Casablanca", ice: "000000000000000", ifNumber: "00000000" },
  ...{ rc: "000000", rcTown: "Casablanca", tp: "00000000", cnss: "0000000", rib: "0".repeat(24), bic: null },
  ...{ bankName: "Banque de l’Exemple", isVatExempt: false, logo: null },
};

function documentOf(lines: QuoteLine[], head: Partial<BillingDocument>): BillingDocument {
  const issued = lines.map((line) => ({ ...line, amount: lineAmount(line) }));
  const own = issued.filter(({ option }) => !option).map(({ option, ...line }) => line);
  const options = issued.flatMap(({ option, ...line }) => (option ? [{ ...line, option }] : []));
  const totals = totalsOf(own);
  return {
    ...{ kind: "quote", number: "", revision: 1, language: "fr", currency: "MAD", title: "", issuedOn: "2026-11-23" },
    ...{ operationOn: null, dueOn: null, validUntil: null, seller: SELLER, lines: own, options, ...totals },
    buyer: {
      ...{ legalName: "Riad Toubkal SARL", contactName: "Salma Idrissi", ice: "001234567000089", address: "Imlil" },
      ...{ country: "MA", isCompany: true, isPublicBody: false },
    },
    ...{ deductions: [], payable: totals.gross, schedule: HALVES },
    ...{ texts: { scope: "<p>Cinq pages.</p>", exclusions: "<p>Les textes.</p>", delays: "<p>Six semaines.</p>" } },
    ...{ deliveryDays: 30, revisions: 2, hourlyPrice: 40_000, quoteNumber: null, corrects: null, receipt: null },
    ...head,
  };
}

let lastNumber = 0;

/** Stores a quote as it is once it was sent, with a link to it. */
export async function sendQuote(sent: SentQuote = {}) {
  const { lines = [makeLine()], schedule = HALVES, title = "Site du Riad Toubkal", language = "fr", after } = sent;
  const { email = "salma@toubkal.example", profileId = null, validUntil = new Date(Date.now() + 30 * DAY_MS) } = sent;
  lastNumber += 1;
  const id = randomUUID();
  const rootId = after?.rootId ?? id;
  const number = after?.number ?? `D-2026-${String(lastNumber).padStart(4, "0")}`;
  const revision = (after?.revision ?? 0) + 1;
  const billingClientId =
    sent.billingClientId ?? after?.billingClientId ?? (await makeBillingClient({ email, profileId, language })).id;
  const texts = { scope: "<p>Cinq pages.</p>", exclusions: "<p>Les textes.</p>", delays: "", ...sent.texts };
  const head = {
    number,
    revision,
    language,
    title,
    schedule,
    texts,
    validUntil: validUntil.toISOString().slice(0, 10),
    ...sent.terms,
  };
  const document = documentOf(lines, head);
  const { net, tax, gross } = document;
  if (after) await db.quote.updateMany({ where: { root_id: rootId, status: "sent" }, data: { status: "superseded" } });
  await db.quote.create({
    data: {
      ...{ id, root_id: rootId, revision, number, status: "sent", billing_client_id: billingClientId, title, language },
      ...{ inquiry_id: sent.inquiryId ?? null, project_id: sent.projectId ?? null, net, tax, gross },
      ...{ content: { ...EMPTY_CONTENT, lines, schedule } as never, valid_until: validUntil, sent_at: new Date() },
      ...freezeDocument(document),
    },
  });
  const token = createToken();
  const expires_at = new Date(Date.now() + 90 * DAY_MS);
  await db.quoteLink.create({ data: { root_id: rootId, token_hash: digest(token), expires_at } });
  return { id, rootId, number, revision, billingClientId, token, path: `/devis/${token}`, document };
}

/** A version that the agency writes: nothing of it is sent. */
export function draftAfter({ rootId, revision }: { rootId: string; revision: number }) {
  const data = { root_id: rootId, revision: revision + 1, title: "Brouillon", content: EMPTY_CONTENT as never };
  return db.quote.create({ data });
}

function makeBillingClient(client: { email: string | null; profileId: string | null; language: Language }) {
  const { email, profileId, language } = client;
  const names = {
    legal_name: "Riad Toubkal SARL",
    contact_name: "Salma Idrissi",
    ice: "001234567000089",
    address: "Imlil",
  };
  return db.billingClient.create({ data: { ...names, email, profile_id: profileId, language } });
}
