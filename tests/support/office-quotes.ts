import type { QuoteContent, QuoteLine } from "~/features/billing/schema";
import { EMPTY_CONTENT } from "~/features/billing/schema";
import { LINE_FIELDS, STEP_FIELDS, valuesOfContent } from "~/features/quotes/model/editor";
import { getQuote } from "~/features/quotes/queries.server";
import { sendQuote } from "~/features/quotes/send.server";
import { createQuote } from "~/features/quotes/write.server";
import type { User } from "~/server/sessions/user";
import { HALVES, line as invoiceLine, makeBillingClient } from "./billing";

/** A client to whom quotes may be made out. */
export const makeBuyer = (changes: Parameters<typeof makeBillingClient>[0] = {}) =>
  makeBillingClient({
    ...{ legal_name: "Atlas Céramique", contact_name: "Leïla Amrani", email: "leila@atlas.example" },
    ...{ ice: "001234567000012", address: "1, rue du Four, Fès", ...changes },
  });

/** A line of a quote: one unit at 1 000,00 with 20 % unless told otherwise. */
export const line = (changes: Partial<QuoteLine> = {}): QuoteLine => ({
  ...invoiceLine(100_000),
  option: null,
  ...changes,
});

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
