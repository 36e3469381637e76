import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import type { QuoteCopy } from "~/content/quote-page";
import { quoteWords } from "~/content/quote-page";
import { buyerLines, sellerLines } from "~/features/billing/documents/model/identity-lines";
import { withSteadyTexts } from "~/features/billing/documents/model/steady-texts";
import { wordsOf } from "~/features/billing/documents/model/words/words-of";
import { formatDocumentDay } from "~/features/billing/model/days";
import type { BillingDocument } from "~/features/billing/schema";
import { Dossier } from "~/features/quotes/components/acceptance-dossier";
import type { ClientQuote } from "~/features/quotes/model/client-quote";
import { withChoice } from "~/features/quotes/model/client-quote";
import { dossierWords } from "~/features/quotes/model/dossier-words";
import type { FormReply } from "~/lib/forms/form-reply";
import { dayInCasablanca } from "~/site/calendar";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useOwnResult, useReply } from "~/ui/form-state";
import { Honeypot } from "~/ui/honeypot";
import { LinkButton } from "~/ui/link-button";
import { TallLink } from "~/ui/tall-link";
import { TextareaField } from "~/ui/textarea-field";
import type { Agency } from "./letterhead";
import { Letterhead } from "./letterhead";
import { DECISION_FORM, LineList, OptionFields } from "./lines";
import { Schedule, Terms, Totals } from "./totals";

export function ClientQuotePage(page: {
  quote: ClientQuote;
  agency: Agency;
  /** Of the page, where its forms are sent. */
  path: string;
  /** Of the newest version as a file. */
  pdfPath: string;
  /** Of the client's project, for an account that may open it. */
  projectPath: string | null;
  /** Address of the image that notes that the page was opened. */
  dot: string | null;
  /** The privacy notice of the answers. */
  notice: ReactNode;
  invoices: ReactNode;
  /** Shown in place of the forms to a user who does not decide for the client. */
  readsOnly?: string | null;
}) {
  const { quote, agency, path, pdfPath, projectPath, dot, notice, invoices, readsOnly = null } = page;
  const words = quoteWords[quote.language];
  const printed = wordsOf(quote.language);
  const chosen = useReply<FormReply & { chosen: string[] }>()?.chosen ?? [];
  const { state, revision } = quote;
  const document = withSteadyTexts(quote.document);
  const dossier = quote.dossier && { ...quote.dossier, document: withSteadyTexts(quote.dossier.document) };
  const isOpen = state === "open";
  const shown = dossier ? dossier.document : withChoice(document, chosen);
  const isAnswerable = isOpen || state === "beingEdited" || state === "expired";
  const isAnswered = isAnswerable && !readsOnly;
  return (
    <div className="quote-page">
      <Letterhead
        agency={agency}
        logo={document.seller.logo}
        words={words}
        pdfPath={state === "old" ? `${pdfPath}?version=${revision}` : pdfPath}
      />
      <main className="mx-auto w-full max-w-240 px-(--gutter) pt-8 pb-20 print:p-0" id="main" tabIndex={-1}>
        <RefusedSubmission words={words} isFormShown={isOpen && !readsOnly} />
        <Standing quote={quote} words={words} />
        <p className="text-text-2">
          {printed.kinds.quote} <bdi dir="ltr">{document.number}</bdi>
          {revision > 1 && `, ${printed.revision} ${revision}`}
        </p>
        <h1
          className="text-[length:clamp(1.875rem,1.4rem_+_2vw,3rem)] leading-[1.1] mt-1 mb-6 wrap-anywhere"
          dir="auto"
        >
          {document.title}
        </h1>
        <Parties document={document} />
        <section className="pt-8" aria-labelledby="lines-title">
          <h2 className="text-2xl mb-3" id="lines-title">
            {words.lines}
          </h2>
          <LineList document={dossier ? { ...document, lines: dossier.document.lines } : document} />
        </section>
        {!dossier && <OptionFields document={document} words={words} chosen={chosen} isOpen={isOpen} />}
        <Totals document={shown} words={words} />
        <Schedule document={shown} />
        <Terms document={shown} />
        {dossier && (
          <div className="pt-10">
            <Dossier dossier={dossier} words={dossierWords(quote.language)} language={quote.language} />
          </div>
        )}
        {invoices}
        {projectPath && (
          <p className="pt-6 print:hidden">
            <LinkButton to={projectPath} hydrated>
              {words.project}
            </LinkButton>
          </p>
        )}
        <div className="pt-12">
          {isAnswerable && readsOnly && <p className="note print:hidden">{readsOnly}</p>}
          {isOpen && !readsOnly && <DecisionForm words={words} quoteId={quote.id} action={path} total={shown.gross} />}
          {isAnswered && <AnswerForms words={words} quoteId={quote.id} action={path} />}
          {isAnswered && <div className="pt-4 print:hidden">{notice}</div>}
        </div>
        <Versions quote={quote} words={words} path={path} />
        {dot && <img className="absolute" src={dot} alt="" width={1} height={1} />}
      </main>
    </div>
  );
}

/** Why an answer was refused, with what was typed: above a quote whose form is not shown any more. */
function RefusedSubmission({ words, isFormShown }: { words: QuoteCopy; isFormShown: boolean }) {
  const reply = useReply<FormReply>();
  const sentences = reply?.lastResult.error?.[""] ?? [];
  if (isFormShown || sentences.length === 0) return null;
  const typed = reply?.lastResult.initialValue ?? {};
  const kept = ["signer_name", "signer_role", "text"].flatMap((name) => (typed[name] ? [String(typed[name])] : []));
  return (
    <div className="mb-8">
      <ErrorSummary title={words.summary} errors={[]} formErrors={sentences} focusKey={reply?.lastResult} />
      {kept.length > 0 && <p className="mt-3 text-text-2 wrap-anywhere whitespace-pre-line">{kept.join(", ")}</p>}
    </div>
  );
}

function Parties({ document }: { document: BillingDocument }) {
  const { issuedOn, validUntil, language } = document;
  const words = wordsOf(language);
  return (
    <dl className="grid gap-x-(--gap) gap-y-6 py-6 border-y border-y-line sm:grid-cols-2">
      <Party term={words.seller} lines={sellerLines(document)} />
      <Party term={words.buyer} lines={buyerLines(document)} />
      <Party term={words.issuedOn} lines={[formatDocumentDay(issuedOn, language)]} />
      {validUntil && <Party term={words.validUntil} lines={[formatDocumentDay(validUntil, language)]} />}
    </dl>
  );
}

function Party({ term, lines: [first, ...others] }: { term: string; lines: string[] }) {
  return (
    <div>
      <dt className="text-sm text-text-3">{term}</dt>
      <dd className="wrap-anywhere">
        <bdi className="font-[560]">{first}</bdi>
        {others.map((line) => (
          <span className="block text-text-2 whitespace-pre-line" key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </dd>
    </div>
  );
}

interface StandingProps {
  quote: ClientQuote;
  words: QuoteCopy;
}

/** Where the quote stands, when it is not simply open. */
function Standing({ quote: { state, response }, words: { states } }: StandingProps) {
  const isChangeAsked = state === "open" && response?.kind === "change";
  const words = isChangeAsked ? states.changeAsked : state === "open" ? null : states[state];
  if (!words) return null;
  return (
    <div className="mb-8 py-4 px-6 border border-line border-s-4 border-s-accent bg-surface-2" role="status">
      <p className="font-[620]">{words.title}</p>
      <p className="text-text-2">{words.text}</p>
    </div>
  );
}

/** The versions that were sent; the ones before the current one stay readable. */
function Versions({ quote, words, path }: StandingProps & { path: string }) {
  const { versions, revision, language } = quote;
  if (versions.length < 2) return null;
  return (
    <nav className="pt-10 print:hidden" aria-label={words.versions.title}>
      <h2 className="text-lg mb-1">{words.versions.title}</h2>
      <ul>
        {versions.map((version) => {
          const day = formatDocumentDay(dayInCasablanca(version.sentAt), language);
          const isShown = version.revision === revision;
          return (
            <li key={version.revision}>
              <TallLink
                className="aria-[current]:no-underline aria-[current]:font-[560]"
                to={version.isCurrent ? path : `${path}?version=${version.revision}`}
                aria-current={isShown ? "page" : undefined}
              >
                {words.versions.older} {version.revision}, {day}
                {version.isCurrent && ` (${words.versions.current})`}
              </TallLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface AnswerFormsProps {
  words: QuoteCopy;
  /** Of the version that is shown. */
  quoteId: string;
  /** Where they are sent. */
  action: string;
}

type Signature = Record<"signer_name" | "signer_role" | "accept_terms", string>;

/**
 * The name, the function and the box, after everything that they are about.
 * @param total as it is shown now, in hundredths
 */
function DecisionForm({ words, quoteId, action, total }: AnswerFormsProps & { total: number }) {
  const { decision } = words;
  const lastResult = useOwnResult(DECISION_FORM);
  const [form, { signer_name, signer_role, accept_terms }] = useForm<Signature>({
    id: DECISION_FORM,
    lastResult,
    constraint: { signer_name: { required: true, maxLength: 100 }, accept_terms: { required: true } },
  });
  return (
    <section className="pt-10 pb-4 border-t-2 border-t-line-strong print:hidden" aria-labelledby="decision-title">
      <h2 className="text-3xl mb-3" id="decision-title">
        {decision.title}
      </h2>
      {decision.lead && <p className="mb-8 text-text-2 max-w-[60ch]">{decision.lead}</p>}
      <Form method="post" action={action} id={form.id} className="stack-fields max-w-160">
        <ErrorSummary
          title={words.summary}
          errors={fieldErrors([signer_name, signer_role, accept_terms])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="quote" value={quoteId} />
        <input type="hidden" name="shown_total" value={total} data-live="shown-total" />
        <Honeypot />
        <div className="field-pair md:grid-cols-2">
          <Field label={decision.name} field={signer_name} autoComplete="name" dir="auto" />
          <Field label={decision.role} field={signer_role} autoComplete="organization-title" dir="auto" />
        </div>
        <CheckboxField label={decision.terms} field={accept_terms} />
        <p className="note">{decision.evidence}</p>
        <div className="btn-row">
          <Button name="intent" value="accept" variant="primary">
            {decision.accept}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** What one may answer instead of accepting: each opens where it stands, and is open once it was refused. */
function AnswerForms({ words, ...sent }: AnswerFormsProps) {
  const { change, refusal } = words;
  return (
    <div className="grid gap-x-(--gap) md:grid-cols-2 items-start print:hidden">
      <AnswerForm {...sent} intent="change" copy={change} summary={words.summary} isRequired />
      <AnswerForm {...sent} intent="refuse" copy={refusal} summary={words.summary} />
    </div>
  );
}

function AnswerForm({
  intent,
  copy,
  summary,
  isRequired = false,
  quoteId,
  action,
}: Omit<AnswerFormsProps, "words"> & {
  intent: "change" | "refuse";
  copy: Pick<QuoteCopy["change"], "title" | "text" | "label" | "send">;
  summary: string;
  isRequired?: boolean;
}) {
  const lastResult = useOwnResult(intent);
  const [form, { text }] = useForm<{ text: string }>({
    id: intent,
    lastResult,
    constraint: { text: { required: isRequired, maxLength: 3000 } },
  });
  return (
    <details className="border-t border-t-line open:pb-8" open={lastResult !== undefined}>
      <summary className="flex items-center min-h-13 font-[560] underline underline-offset-4 decoration-1">
        {copy.title}
      </summary>
      <p className="mb-5 text-text-2 max-w-[60ch]">{copy.text}</p>
      <Form method="post" action={action} id={form.id} className="stack-fields">
        <ErrorSummary title={summary} errors={fieldErrors([text])} formErrors={form.errors} focusKey={lastResult} />
        <input type="hidden" name="quote" value={quoteId} />
        <input type="hidden" name="intent" value={intent} />
        <Honeypot />
        <TextareaField label={copy.label} field={text} rows={4} dir="auto" />
        <div>
          <Button variant={intent === "change" ? "secondary" : "danger"} size="sm">
            {copy.send}
          </Button>
        </div>
      </Form>
    </details>
  );
}
