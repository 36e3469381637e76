import { z } from "zod";
import type { QuoteCopy } from "~/content/quote-page";
import { quoteWords } from "~/content/quote-page";
import { unprintableSigns } from "~/features/billing/documents/unprintable.server";
import { acceptQuote } from "~/features/quotes/accept.server";
import { answerQuote } from "~/features/quotes/answer.server";
import type { ClientQuote } from "~/features/quotes/model/client-quote";
import { optionFieldsOf, readChoice } from "~/features/quotes/model/client-quote";
import { hiddenField } from "~/lib/forms/hidden-field";
import { boundedTextField, optionalTextField } from "~/lib/forms/text-fields";
import { DomainError } from "~/server/errors.server";
import type { Sent } from "~/server/forms/form-action.server";
import { isRobot } from "~/server/forms/honeypot.server";
import { clientAddress } from "~/server/http/client-address.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import type { User } from "~/server/sessions/user";

const NAME_MAX_LENGTH = 100;
const TEXT_MAX_LENGTH = 3000;

/** The version that was shown; null means the newest. */
const shownQuote = hiddenField(z.uuid()).transform((id) => id ?? null);

/** The acceptance, in the words of its page. Its options are read by `readChoice`. */
function acceptanceSchema({ missingName, longName, longRole, unaccepted }: QuoteCopy["decision"]) {
  return z.object({
    quote: shownQuote,
    shown_total: hiddenField(z.coerce.number().int()).transform((total) => total ?? null),
    signer_name: boundedTextField({ missing: missingName, max: NAME_MAX_LENGTH, tooLong: longName }),
    signer_role: optionalTextField(NAME_MAX_LENGTH, longRole),
    accept_terms: z.enum(["on", "true"], { error: unaccepted }),
  });
}

function changeSchema({ missing, tooLong }: QuoteCopy["change"]) {
  const text = boundedTextField({ missing, max: TEXT_MAX_LENGTH, tooLong, isMultiline: true });
  return z.object({ quote: shownQuote, text });
}

/** A refusal, whose reason may be left out. */
function refusalSchema({ tooLong }: QuoteCopy["refusal"]) {
  return z.object({ quote: shownQuote, text: optionalTextField(TEXT_MAX_LENGTH, tooLong, { isMultiline: true }) });
}

const perQuote = rateLimit({ name: "quote-answers", points: 30, seconds: 900 });

const USER_AGENT_MAX_LENGTH = 500;

/** A form of a quote's page at `path`, from an account or from the holder of its link. */
type Answering = Sent<User | null, unknown, { quote: ClientQuote; path: string }>;

type Acceptance = z.output<ReturnType<typeof acceptanceSchema>>;

const wordsOf = ({ found }: Answering) => quoteWords[found.quote.language];
const chosenIn = (form: FormData, { found }: Answering) => readChoice([...form], found.quote.document);

/**
 * The forms of a quote's page: another choice of options, an acceptance, a change, a refusal.
 * @param toPage the redirect to the page once an answer is taken
 */
export function decisionForms(toPage: (path: string) => Response) {
  const accept = {
    schema: (sent: Answering) => acceptanceSchema(wordsOf(sent).decision),
    beside: ({ found }: Answering) => optionFieldsOf(found.quote.document),
    run: async ({ quote: quoteId, shown_total: shownTotal, ...signer }: Acceptance, sent: Answering) => {
      const { request, context, actor, form, found } = sent;
      await expectPrintable(signer, sent);
      await expectPerson(sent);
      await acceptQuote({
        rootId: found.quote.rootId,
        path: found.path,
        quoteId,
        shownTotal,
        name: signer.signer_name,
        role: signer.signer_role ?? "",
        fields: [...form],
        signerId: actor?.id ?? null,
        ip: clientAddress(context),
        userAgent: request.headers.get("User-Agent")?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
      });
      return toPage(found.path);
    },
  };
  /** Stores nothing: the page shows the total of the chosen options. */
  const total = {
    ...accept,
    form: "accept",
    prepare: (form: FormData, sent: Answering) => {
      const foreign = chosenIn(form, sent) === null && [wordsOf(sent).refused.foreignOption];
      return { form, isStep: true, refused: foreign ? { "": foreign } : undefined };
    },
  };
  const answered =
    (kind: "change" | "refusal") => async (answer: { quote: string | null; text: string | null }, sent: Answering) => {
      const { actor, found } = sent;
      await expectPerson(sent);
      const quote = { rootId: found.quote.rootId, quoteId: answer.quote };
      await answerQuote({ ...quote, path: found.path, authorId: actor?.id ?? null, kind, text: answer.text });
      return toPage(found.path);
    };
  const change = { schema: (sent: Answering) => changeSchema(wordsOf(sent).change), run: answered("change") };
  const refuse = { schema: (sent: Answering) => refusalSchema(wordsOf(sent).refusal), run: answered("refusal") };
  return {
    /** The options as they were chosen. */
    also: (form: FormData, sent: Answering) => ({ chosen: chosenIn(form, sent) ?? [] }),
    intents: { total, accept, change, refuse },
  };
}

/** The acceptance is evidence: a name that the PDF cannot print as typed is refused. */
async function expectPrintable(
  { signer_name, signer_role }: Pick<Acceptance, "signer_name" | "signer_role">,
  sent: Answering,
): Promise<void> {
  const wrong: [field: string, sentence: string][] = [];
  for (const [field, typed] of Object.entries({ signer_name, signer_role })) {
    const signs = await unprintableSigns(sent.found.quote.language, typed);
    if (signs.length > 0) wrong.push([field, wordsOf(sent).decision.unprintable(signs.join(" "))]);
  }
  const [first, ...others] = wrong;
  if (!first) return;
  const [field, sentence] = first;
  throw new DomainError("invalid", sentence, { field, sentences: Object.fromEntries(others) });
}

/** Refuses what a robot has sent, and one answer too many. */
async function expectPerson(sent: Answering): Promise<void> {
  const { form, found } = sent;
  const { robot, refused } = wordsOf(sent);
  const renewed = { accept_terms: "" };
  if (isRobot(form, `quote-${form.get("intent")}`)) throw new DomainError("invalid", robot, { renewed });
  const retryAfterSeconds = await perQuote.consume(found.quote.rootId);
  if (retryAfterSeconds === null) return;
  throw new DomainError("too-many", refused.tooOften, { renewed, retryAfterSeconds });
}
