import type { QuoteContent, QuoteLine } from "~/features/billing/model/content";
import { EMPTY_CONTENT } from "~/features/billing/model/content";
import { createQuote } from "~/features/quotes/commands/drafts.server";
import { sendQuote } from "~/features/quotes/commands/send-quote.server";
import { LINE_FIELDS, STEP_FIELDS, valuesOfContent } from "~/features/quotes/model/editor";
import { getQuote } from "~/features/quotes/queries/quotes.server";
import { db } from "~/server/db/db.server";
import type { User } from "~/server/sessions/user";
import { makeFiscalRules } from "./billing";

/** An issuer whom the law lets issue. */
export async function makeIssuer(changes: Record<string, unknown> = {}): Promise<void> {
  await makeFiscalRules();
  await db.vatRate.createMany({ data: [{ rate_bp: 2000, valid_from: new Date("2020-01-01") }] });
  await db.legalIdentity.create({
    data: {
      legal_name: "Atelier Nour",
      legal_form: "sarl",
      share_capital_mad: 100_000,
      head_office: "12, rue des Orangers, Rabat",
      ice: "001234567000089",
      if_number: "12345678",
      rc: "45678",
      rc_town: "Rabat",
      tp: "25780012",
      cnss: "1234567",
      rib: "230780123456789012345649",
      ...changes,
    },
  });
}

/** A client to whom quotes may be made out. */
export function makeBuyer(changes: Record<string, unknown> = {}) {
  return db.billingClient.create({
    data: {
      legal_name: "Atlas Céramique",
      contact_name: "Leïla Amrani",
      email: "leila@atlas.example",
      ice: "001234567000012",
      address: "1, rue du Four, Fès",
      ...changes,
    },
  });
}

/** A line of a quote: one unit at 1 000,00 with 20 % unless told otherwise. */
export function line(changes: Partial<QuoteLine> = {}): QuoteLine {
  return {
    ...{ id: crypto.randomUUID(), section: null, designation: "Site vitrine", description: null, unit: "forfait" },
    ...{ quantity: 1000, unitPrice: 100_000, discountBp: 0, vatRateBp: 2000, exemption: null, option: null },
    ...changes,
  };
}

export const HALVES: QuoteContent["schedule"] = [
  { title: "Acompte", shareBp: 5000, kind: "deposit", days: 0 },
  { title: "Solde", shareBp: 5000, kind: "balance", days: null },
];

/** Each has a title of its own. */
let drafted = 0;

/** A draft of the office, of one line unless told otherwise. */
export async function makeDraft(actor: User, changes: Partial<QuoteContent> = {}, buyerId: string | null = null) {
  const content = { ...EMPTY_CONTENT, lines: [line()], schedule: HALVES, ...changes };
  drafted += 1;
  const beginning = { title: `Site de l’atelier ${drafted}`, content, inquiry_id: null, project_id: null };
  const { id } = await createQuote(actor, { ...beginning, billing_client_id: buyerId });
  return (await getQuote(id))!;
}

/** The same, sent. */
export async function makeSent(actor: User, changes: Partial<QuoteContent> = {}, now?: Date) {
  const buyer = await makeBuyer();
  const { id } = await makeDraft(actor, changes, buyer.id);
  await sendQuote(actor, id, now);
  return (await getQuote(id))!;
}

/** The form of a quote as a browser sends it. */
export function quoteForm(content: QuoteContent, head: Record<string, string> = {}): FormData {
  const form = new FormData();
  const { lines, steps, texts } = valuesOfContent(content);
  const own = { title: "Site de l’atelier", language: "fr", currency: "MAD", valid_until: "", billing_client_id: "" };
  for (const [name, value] of Object.entries({ intent: "quote", ...own, ...texts, ...head })) form.set(name, value);
  for (const values of lines)
    for (const [key, name] of Object.entries(LINE_FIELDS)) form.append(name, values[key as "id"]);
  for (const values of steps)
    for (const [key, name] of Object.entries(STEP_FIELDS)) form.append(name, values[key as "title"]);
  return form;
}
