import { randomUUID } from "node:crypto";
import { freezeDocument } from "~/features/billing/issue.server";
import { lineAmount } from "~/features/billing/model/totals";
import type { BillingDocument, QuoteLine, ScheduleStep } from "~/features/billing/schema";
import { EMPTY_CONTENT } from "~/features/billing/schema";
import { db } from "~/server/db/db.server";
import { createLink } from "~/server/db/links.server";
import type { Language } from "~/site/language";
import { HALVES, makeBillingClient } from "./billing";
import { billingDocument } from "./billing-documents";
import { line } from "./office-quotes";
import { postForm } from "./show-page";

const DAY_MS = 86_400_000;

/** A line of 1 000,00 with 20 % of VAT, unless told otherwise. */
export const makeLine = (changes: Partial<QuoteLine> = {}) => line({ designation: "Site de cinq pages", ...changes });

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
const SELLER = { ...billingDocument().seller, legalName: "Zellige Studio (société fictive)", ice: "000000000000000" };

const BUYER = { legal_name: "Riad Toubkal SARL", contact_name: "Salma Idrissi", ice: "001234567000089" };

function documentOf(lines: QuoteLine[], head: Partial<BillingDocument>): BillingDocument {
  const issued = lines.map((each) => ({ ...each, amount: lineAmount(each) }));
  return billingDocument({
    ...{ kind: "quote", operationOn: null, dueOn: null, quoteNumber: null, seller: SELLER },
    lines: issued.filter(({ option }) => !option).map(({ option, ...own }) => own),
    options: issued.flatMap(({ option, ...own }) => (option ? [{ ...own, option }] : [])),
    buyer: {
      ...{ legalName: BUYER.legal_name, contactName: BUYER.contact_name, ice: BUYER.ice, address: "Imlil" },
      ...{ country: "MA", isCompany: true, isPublicBody: false },
    },
    ...{ deliveryDays: 30, revisions: 2, hourlyPrice: 40_000, ...head },
  });
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
    sent.billingClientId ??
    after?.billingClientId ??
    (await makeBillingClient({ ...BUYER, address: "Imlil", email, profile_id: profileId, language })).id;
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
  const expires_at = new Date(Date.now() + 90 * DAY_MS);
  const token = await createLink(db, { kind: "quote", quote_id: rootId, expires_at });
  return { id, rootId, number, revision, billingClientId, token, path: `/devis/${token}`, document };
}

/** A version that the agency writes: nothing of it is sent. */
export function draftAfter({ rootId, revision }: { rootId: string; revision: number }) {
  const data = { root_id: rootId, revision: revision + 1, title: "Brouillon", content: EMPTY_CONTENT as never };
  return db.quote.create({ data });
}

type Sent = Awaited<ReturnType<typeof sendQuote>>;

/** Who signs a quote that is accepted by its link. */
export const SIGNED = { signer_name: "Salma Idrissi", signer_role: "Gérante", accept_terms: "on" };

/** Hands a form to the page that a quote's link opens. */
export const answerSent = ({ id, path }: Sent, fields: Record<string, string>) =>
  postForm(path, { quote: id, ...fields });

/** Accepts a quote by its link, with these options or changes. */
export const acceptSent = (quote: Sent, fields: Record<string, string> = {}) =>
  answerSent(quote, { intent: "accept", ...SIGNED, ...fields });
