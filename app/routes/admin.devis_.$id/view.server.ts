import { liveLink } from "~/features/billing/client-link.server";
import { listBillingClientChoices } from "~/features/billing/clients/queries.server";
import { getLegalIdentity } from "~/features/billing/identity/queries.server";
import { formatDocumentTime } from "~/features/billing/model/days";
import { EXEMPTIONS } from "~/features/billing/model/exemptions";
import { lineAmount } from "~/features/billing/model/totals";
import type { BillingDocument } from "~/features/billing/schema";
import { parseDocument } from "~/features/billing/schema";
import {
  INVOICE_KIND_LABELS,
  INVOICE_STATE_LABELS,
  INVOICE_STATE_TONES,
  stateOf,
} from "~/features/invoices/model/invoice";
import { listInvoicesOfQuote } from "~/features/invoices/queries.server";
import { listRateOptions } from "~/features/quotes/beginnings.server";
import { getDossier } from "~/features/quotes/client-quotes.server";
import type { AcceptanceDossier, ShownDossier } from "~/features/quotes/model/client-quote";
import { dossierWords } from "~/features/quotes/model/dossier-words";
import type { EditorValues } from "~/features/quotes/model/editor";
import { typedTotals, valuesOfContent } from "~/features/quotes/model/editor";
import { shownStatus } from "~/features/quotes/model/quote";
import type { Quote } from "~/features/quotes/queries.server";
import { getOpenings, listQuoteVersions } from "~/features/quotes/queries.server";
import { formatBasisPoints, formatHundredths, formatMoney, formatQuantity } from "~/lib/money/format-money";
import { siteUrl } from "~/server/env.server";
import { dayInCasablanca } from "~/site/calendar";
import { formatDate, formatDateTime, formatShortDate } from "~/site/format";

const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

export function toHead(quote: Quote) {
  const { id, number, revision, title, status, valid_until, billing_client, inquiry, project } = quote;
  return {
    id,
    number,
    revision,
    title,
    inquiry,
    project,
    isDraft: status === "draft",
    status: shownStatus(status, dayOf(valid_until), dayInCasablanca(new Date())),
    client: billing_client && { id: billing_client.id, name: billing_client.legal_name },
  };
}

export async function toVersions(rootId: string) {
  const today = dayInCasablanca(new Date());
  return (await listQuoteVersions(rootId)).map(({ id, revision, status, sent_at, created_at, valid_until }) => ({
    id,
    revision,
    status: shownStatus(status, dayOf(valid_until), today),
    on: formatShortDate(sent_at ?? created_at),
  }));
}

export async function toEditor(quote: Quote, search: string | undefined) {
  const { billing_client_id: currentId, currency } = quote;
  const [clients, rates, identity] = await Promise.all([
    listBillingClientChoices({ q: search, currentId }),
    listRateOptions(),
    getLegalIdentity(),
  ]);
  const { title, language, valid_until, version } = quote;
  const { lines, steps, texts } = valuesOfContent(quote.content);
  const own = { title, language, currency, valid_until: dayOf(valid_until) ?? "", version: String(version) };
  const values: EditorValues = { head: { ...own, billing_client_id: currentId ?? "", ...texts }, lines, steps };
  const { quote_validity_days: validityDays } = identity;
  return { values, sums: typedTotals(values.lines), clients, rates, validityDays, currency };
}

export type SentQuoteData = Awaited<ReturnType<typeof toSentView>>;

export async function toSentView(quote: Quote) {
  const document = parseDocument(quote.document ?? "");
  const [link, openings, dossier, issued] = await Promise.all([
    liveLink(quote.root_id),
    getOpenings(quote.root_id),
    quote.acceptance && getDossier(quote.id),
    listInvoicesOfQuote(quote.root_id),
  ]);
  const today = dayInCasablanca(new Date());
  const { validUntil, title } = document;
  const agreed = dossier?.document ?? document;
  return {
    title,
    digest: quote.document_sha256,
    notes: quote.content.notes,
    sentOn: quote.sent_at && formatDateTime(quote.sent_at),
    validUntil: validUntil && formatDate(new Date(validUntil)),
    lines: [
      ...document.lines.map((line) => toLine(line, null)),
      ...document.options.map((line) => toLine(line, optionText(line, dossier?.chosen))),
    ],
    sums: {
      net: formatMoney(agreed.net, agreed.currency),
      tax: formatMoney(agreed.tax, agreed.currency),
      gross: formatMoney(agreed.gross, agreed.currency),
      label: dossier ? "Total TTC accepté" : `Total TTC${document.options.length > 0 ? ", hors options" : ""}`,
    },
    schedule: document.schedule.map(({ title: step, shareBp }) => ({ step, share: formatBasisPoints(shareBp) })),
    link: link && {
      address: link.token && `${siteUrl}/devis/${link.token}`,
      expires: formatDate(link.expiresAt),
    },
    openings: {
      count: openings.count,
      first: openings.firstAt && formatDateTime(openings.firstAt),
      last: openings.lastAt && formatDateTime(openings.lastAt),
    },
    // The words come with it, since the office's scripts hold no copy for clients.
    acceptance: dossier && { dossier: toShown(dossier), words: dossierWords("fr") },
    invoices: issued.map((invoice) => {
      const state = stateOf(invoice, today);
      return {
        id: invoice.id,
        name: `${INVOICE_KIND_LABELS[invoice.kind]} ${invoice.number}`,
        amount: formatMoney(invoice.payable, invoice.currency),
        state: INVOICE_STATE_LABELS[state],
        tone: INVOICE_STATE_TONES[state],
      };
    }),
    responses: quote.responses.map(({ id, kind, text, name, created_at }) => ({
      id,
      kind,
      text,
      name,
      at: formatDateTime(created_at),
    })),
  };
}

function toShown({ id, sentSha256, acceptedAt, document, ...dossier }: AcceptanceDossier): ShownDossier {
  const { gross, currency } = document;
  const lines = document.lines.flatMap(({ id: lineId, designation }) =>
    dossier.chosen.includes(lineId) ? [{ id: lineId, designation }] : [],
  );
  return { ...dossier, accepted: formatDocumentTime(acceptedAt, "fr"), document: { gross, currency, lines } };
}

/** Of which group an option is, and whether it was chosen once that is known. */
function optionText({ id, option }: BillingDocument["options"][number], chosen: string[] | undefined): string {
  const group = option.group || "au choix";
  if (!chosen) return `en option\u202f: ${group}`;
  return `option ${chosen.includes(id) ? "retenue" : "non retenue"}\u202f: ${group}`;
}

function toLine(line: BillingDocument["lines"][number], option: string | null) {
  const { id, section, designation, description, quantity, unit, unitPrice, discountBp, vatRateBp, exemption } = line;
  return {
    id,
    section,
    designation,
    description,
    option,
    quantity: `${formatQuantity(quantity)} ${unit}`.trim(),
    price: formatHundredths(unitPrice),
    discount: discountBp > 0 ? formatBasisPoints(discountBp) : null,
    vat: exemption ? EXEMPTIONS[exemption].label : formatBasisPoints(vatRateBp),
    amount: formatHundredths(lineAmount(line)),
  };
}
