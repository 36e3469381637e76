import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { INVOICE_COPY } from "~/content/invoice-page";
import { SPACE_COPY } from "~/content/project-space";
import { INVOICE_STATE_TONES, stateOf } from "~/features/invoices/model/invoice";
import type { listInvoicesOfProject } from "~/features/invoices/queries.server";
import type { ProjectFileRow } from "~/features/projects/messages/queries.server";
import { shownFile } from "~/features/projects/messages/thread-view";
import { progressOf } from "~/features/projects/milestones/model/milestone";
import { headlineOf, milestoneView, newsOf, reworksOf } from "~/features/projects/milestones/model/milestone-view";
import type { TrackedMilestone } from "~/features/projects/milestones/queries.server";
import { markOf } from "~/features/projects/milestones/queries.server";
import { isOver, projectHistory, STATUS_LABELS_BY_LANGUAGE } from "~/features/projects/model/project";
import type { getProjectOf } from "~/features/projects/queries.server";
import type { listQuotesOfProject } from "~/features/quotes/client-quotes.server";
import { CLIENT_QUOTE_TONES } from "~/features/quotes/model/client-quote";
import { formatMoney } from "~/lib/money/format-money";
import type { SignedInUser } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";
import { formatDate, formatMad } from "~/site/format";
import type { Language } from "~/site/language";

type Project = NonNullable<Awaited<ReturnType<typeof getProjectOf>>>;

/** So many lines of news are shown. */
const NEWS_MAX = 6;

/** Where a project stands, in the words of its page and the language of its reader. */
export function toView(
  project: Project,
  milestones: TrackedMilestone[],
  toReview: ReadonlyMap<string, readonly ProjectFileRow[]>,
  { id: userId, language }: SignedInUser,
) {
  const copy = SPACE_COPY[language];
  const { id, title, description, status, events, created_at, deadline, budgetMad, service_category } = project;
  const { back, where, history, track, team, news, decide, summary, version, by } = copy;
  const { done, total } = progressOf(milestones);
  const reader = { copy, language, userId, now: new Date(), isOver: isOver(status) };
  return {
    id,
    title,
    description,
    status,
    language,
    history: projectHistory(events, language),
    statusLabels: STATUS_LABELS_BY_LANGUAGE[language],
    since: `${copy.since} ${formatDate(events.at(-1)?.created_at ?? created_at, language)}`,
    headline: headlineOf({ status, milestones }, copy, language),
    progress: total > 0 && !reader.isOver ? { done, total, words: copy.progress(done, total) } : null,
    milestones: milestones.map((milestone) => {
      const files = toReview.get(milestone.id) ?? [];
      return {
        ...milestoneView(milestone, reader),
        mayDecide: !reader.isOver && milestone.state === "in_review",
        files: files.map((file) => shownFile(file, language)),
        // The mark by which the form of a decision names these files.
        shown: markOf(files),
      };
    }),
    news: newsOf(milestones, reader, NEWS_MAX),
    revisions: revisionsOf(project, milestones, language),
    facts: [
      { term: copy.facts.deadline, value: deadline ? formatDate(deadline, language) : copy.undecided },
      { term: copy.facts.budget, value: budgetMad === null ? copy.undecided : formatMad(budgetMad, language) },
      { term: copy.facts.category, value: service_category ? copy.categories[service_category] : copy.undecided },
      { term: copy.facts.created, value: formatDate(created_at, language) },
    ],
    // Words that are functions stay on the server.
    words: { back, where, history, track, team, news, decide, summary, version, by, refusedTitle: copy.refused.title },
  };
}

export type ProjectView = ReturnType<typeof toView>;

/** How many revisions of those agreed are used, and what another one costs; null where none were agreed. */
function revisionsOf(project: Project, milestones: TrackedMilestone[], language: Language): string | null {
  const { revisions_included: included, extra_hour_price: price, currency } = project;
  if (included === null) return null;
  const { revisions } = SPACE_COPY[language];
  const used = revisions.count(reworksOf(milestones), included);
  return price === null ? used : `${used} ${revisions.beyond(formatMoney(price, currency, language))}`;
}

type Invoice = Awaited<ReturnType<typeof listInvoicesOfProject>>[number];
type Quote = Awaited<ReturnType<typeof listQuotesOfProject>>[number];

/** The quotes and invoices of a project, and what is still to be paid of them, in the reader's language. */
export function documentsView(quotes: readonly Quote[], invoices: readonly Invoice[], language: Language) {
  const { documents } = CLIENT_SPACE[language];
  const byCurrency = new Map<string, number>();
  for (const { currency, balance } of invoices) {
    const left = Math.max(0, balance?.remaining ?? 0);
    if (left > 0) byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + left);
  }
  const owed = [...byCurrency].map(([currency, left]) => formatMoney(left, currency, language));
  return {
    title: documents.title,
    toPay: owed.length > 0 ? documents.toPay(owed.join(" + ")) : null,
    settled: owed.length === 0 && invoices.length > 0 ? documents.settled : null,
    items: [
      ...invoices.map((invoice) => invoiceItem(invoice, language)),
      ...quotes.map((quote) => quoteItem(quote, language)),
    ],
  };
}

function invoiceItem(invoice: Invoice, language: Language) {
  const { id, number, kind, currency, payable, due_on, balance } = invoice;
  const { invoices, documents } = CLIENT_SPACE[language];
  const state = stateOf(invoice, dayInCasablanca(new Date()));
  const isOpen = (balance?.remaining ?? 0) > 0;
  return {
    id,
    to: `/dashboard/factures/${id}`,
    name: invoices.kinds[kind],
    number: number ?? "",
    label: state === "draft" ? "" : INVOICE_COPY[language].states[state],
    tone: INVOICE_STATE_TONES[state],
    amount: formatMoney(kind === "credit" ? -payable : payable, currency, language),
    due: isOpen && due_on ? documents.due(formatDate(due_on, language)) : null,
  };
}

function quoteItem({ root_id, title, number, currency, gross, acceptance, state }: Quote, language: Language) {
  return {
    id: root_id,
    to: `/dashboard/devis/${root_id}`,
    name: title,
    number: number ?? "",
    label: CLIENT_SPACE[language].quotes.states[state],
    tone: CLIENT_QUOTE_TONES[state],
    amount: formatMoney(acceptance?.gross ?? gross, currency, language),
    due: null,
  };
}

export type DocumentsView = ReturnType<typeof documentsView>;
