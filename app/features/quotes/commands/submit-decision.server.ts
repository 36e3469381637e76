import type { QuoteCopy } from "~/content/quote-page/quote-copy";
import { quoteWords } from "~/content/quote-page/quote-words";
import { unprintableSigns } from "~/features/billing-documents/queries/unprintable.server";
import { optionFieldsOf, readChoice } from "~/features/quotes/model/choice";
import type { ClientQuote, QuoteRefusal } from "~/features/quotes/model/client-quote";
import { getClientQuote } from "~/features/quotes/queries/client-quotes.server";
import { acceptanceSchema, changeSchema, refusalSchema } from "~/features/quotes/schema/decision";
import type { FormReply } from "~/lib/forms/form-reply";
import { isRobot } from "~/server/forms/honeypot.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import type { AnswerOutcome } from "./accept-quote.server";
import { acceptQuote } from "./accept-quote.server";
import { answerQuote } from "./answer-quote.server";

const perQuote = rateLimit({ name: "quote-answers", points: 30, seconds: 900 });

const USER_AGENT_MAX_LENGTH = 500;

/** The reply to a form of a quote that is shown again: with the options as they were chosen. */
export interface DecisionReply extends FormReply {
  chosen: string[];
}

/** What became of a form of a quote's page: taken, or the page is shown again. Null for a form that it does not have. */
export type DecisionOutcome =
  | { kind: "taken" }
  | { kind: "shown-again"; reply: DecisionReply; status: 200 | 400 | 409 | 429; retryAfterSeconds?: number };

interface Sender {
  /** Of the quote's first version. */
  rootId: string;
  /** Of the page by which it is read. */
  path: string;
  /** The account that is signed in; null by a link. */
  profileId: string | null;
  ip: string | null;
  userAgent: string | null;
}

type Submitted = Sender & { form: FormData; quote: ClientQuote; words: QuoteCopy };

/** Answers a form of a quote's page: another choice of options, an acceptance, a change, a refusal. */
export async function submitDecision(sender: Sender, form: FormData): Promise<DecisionOutcome | null> {
  const quote = await getClientQuote(sender.rootId);
  const intent = form.get("intent");
  if (!quote || typeof intent !== "string" || !Object.hasOwn(FORMS, intent)) return null;
  const submitted = { ...sender, form, quote, words: quoteWords[quote.language] };
  return FORMS[intent as keyof typeof FORMS](submitted);
}

const FORMS = { total: updateTotal, accept, change, refuse };

/** Stores nothing: the page shows the total of the chosen options. */
async function updateTotal(submitted: Submitted): Promise<DecisionOutcome> {
  const { words, quote, form } = submitted;
  const isForeign = readChoice([...form], quote.document) === null;
  const error: Record<string, string[]> = isForeign ? { "": [words.refused.foreignOption] } : {};
  const lastResult = { ...parseAcceptance(submitted).reply(), error };
  return shownAgain(submitted, "accept", lastResult, { status: isForeign ? 400 : 200 });
}

function parseAcceptance({ form, words, quote }: Submitted) {
  return parseForm(form, acceptanceSchema(words.decision), optionFieldsOf(quote.document));
}

async function accept(submitted: Submitted): Promise<DecisionOutcome> {
  const { form, rootId, path, profileId, ip } = submitted;
  const userAgent = submitted.userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null;
  const submission = parseAcceptance(submitted);
  if (submission.status === "success") {
    const fieldErrors = await unprintableErrors(submitted, submission.value);
    if (fieldErrors) return shownAgain(submitted, "accept", submission.reply({ fieldErrors }), { status: 400 });
  }
  return judge(submitted, "accept", submission, ({ signer_name, signer_role, quote, shown_total }) =>
    acceptQuote({
      ...{ rootId, path, signerId: profileId, ip, userAgent, quoteId: quote, shownTotal: shown_total },
      ...{ name: signer_name, role: signer_role ?? "", fields: [...form] },
    }),
  );
}

/** The acceptance is evidence: who signed is printed as it was typed, or asked for in other letters; null where it can be. */
async function unprintableErrors(
  { quote, words }: Submitted,
  { signer_name, signer_role }: { signer_name: string; signer_role: string | null },
): Promise<Record<string, string[]> | null> {
  const errors: Record<string, string[]> = {};
  for (const [name, typed] of Object.entries({ signer_name, signer_role })) {
    const signs = await unprintableSigns(quote.language, typed);
    if (signs.length > 0) errors[name] = [words.decision.unprintable(signs.join(" "))];
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

async function change(submitted: Submitted): Promise<DecisionOutcome> {
  const { form, words, rootId, path, profileId: authorId } = submitted;
  return judge(submitted, "change", parseForm(form, changeSchema(words.change)), ({ quote, text }) =>
    answerQuote({ rootId, path, authorId, quoteId: quote, kind: "change", text }),
  );
}

async function refuse(submitted: Submitted): Promise<DecisionOutcome> {
  const { form, words, rootId, path, profileId: authorId } = submitted;
  return judge(submitted, "refuse", parseForm(form, refusalSchema(words.refusal)), ({ quote, text }) =>
    answerQuote({ rootId, path, authorId, quoteId: quote, kind: "refusal", text }),
  );
}

/** The part of conform's submission that every form here has. */
type AnyReply = { formErrors?: string[]; hideFields?: never[] };
interface AnySubmission<Value> {
  status: string | undefined;
  value?: Value;
  reply: (options?: AnyReply) => FormReply["lastResult"];
}

/** Answers by a command, unless the form was sent by a robot, too often, or wrongly filled in. */
async function judge<Value>(
  submitted: Submitted,
  intent: string,
  submission: AnySubmission<Value>,
  command: (value: Value) => Promise<AnswerOutcome>,
): Promise<DecisionOutcome> {
  const { words, form, rootId } = submitted;
  const again = (sentence: string, answer: Answer) => {
    // The box is ticked anew: it was about what was shown before.
    const hideFields = (intent === "accept" ? ["accept_terms"] : []) as never[];
    return shownAgain(submitted, intent, submission.reply({ formErrors: [sentence], hideFields }), answer);
  };
  if (isRobot(form, `quote-${intent}`)) return again(words.robot, { status: 400 });
  if (submission.status !== "success" || submission.value === undefined)
    return shownAgain(submitted, intent, submission.reply(), { status: 400 });
  const wait = await perQuote.consume(rootId);
  if (wait !== null) return again(words.refused.tooOften, { status: 429, retryAfterSeconds: wait });
  const outcome = await command(submission.value);
  if (outcome.kind === "taken") return { kind: "taken" };
  return again(words.refused[outcome.reason], { status: STATUS_OF[outcome.reason] ?? 409 });
}

/** What was wrong in the form itself; all else has changed meanwhile. */
const STATUS_OF: Partial<Record<QuoteRefusal, 400>> = { foreignOption: 400 };

type Answer = Pick<Extract<DecisionOutcome, { kind: "shown-again" }>, "status" | "retryAfterSeconds">;

function shownAgain(
  { form, quote }: Submitted,
  intent: string,
  lastResult: FormReply["lastResult"],
  answer: Answer,
): DecisionOutcome {
  const chosen = readChoice([...form], quote.document) ?? [];
  return { kind: "shown-again", reply: { intent, lastResult, chosen }, ...answer };
}
