import type { PersonalDataCopy } from "~/content/personal-data";
import { formatDocumentTime } from "~/features/billing/model/days";
import type { HeldAnswer, HeldClaim } from "~/features/billing-clients/queries.server";
import { dossierWords } from "~/features/quotes/model/dossier-words";
import { formatMoney } from "~/lib/money/format-money";
import type { Language } from "~/site/language";

/** What is held of one answer or announcement, a fact a line. */
export interface HeldRecord {
  id: string;
  facts: { term: string; value: string | null; isCode?: boolean }[];
}

interface Read {
  copy: PersonalDataCopy;
  language: Language;
}

/** The answers to a quote, an entry each: its acceptance with its dossier, changes asked for and refusals. */
export function toAnswers(quote: HeldAnswer, { copy: { held }, language }: Read): HeldRecord[] {
  const { acceptance, responses, currency } = quote;
  const [words, own] = [dossierWords(language), held.answers];
  const of = { term: own.quote, value: [quote.number, quote.title].filter(Boolean).join(", ") };
  const accepted = acceptance && {
    id: acceptance.document_sha256,
    facts: [
      ...[of, { term: words.by, value: acceptance.name }, { term: words.role, value: acceptance.function }],
      { term: words.at, value: formatDocumentTime(acceptance.accepted_at, language) },
      { term: words.total, value: formatMoney(acceptance.gross, currency, language), isCode: true },
      { term: words.address, value: acceptance.ip, isCode: true },
      { term: words.browser, value: acceptance.user_agent, isCode: true },
      { term: words.digest, value: acceptance.document_sha256, isCode: true },
    ],
  };
  const answered = responses.map(({ kind, name, text, created_at }) => ({
    id: `${quote.number} ${created_at.toISOString()}`,
    facts: [
      ...[of, { term: own.answer, value: own[kind] }, { term: held.facts.name, value: name }],
      ...[
        { term: own.day, value: formatDocumentTime(created_at, language) },
        { term: own.text, value: text },
      ],
    ],
  }));
  return accepted ? [...answered, accepted] : answered;
}

/** A transfer that was announced. */
export function toTransfer(claim: HeldClaim, { copy: { held }, language }: Read): HeldRecord {
  const { invoice, amount, note, proof_name, state, created_at } = claim;
  const words = held.transfers;
  return {
    id: `${invoice.number} ${created_at.toISOString()}`,
    facts: [
      { term: words.invoice, value: invoice.number, isCode: true },
      { term: words.amount, value: formatMoney(amount, invoice.currency, language), isCode: true },
      { term: words.day, value: formatDocumentTime(created_at, language) },
      ...[
        { term: words.state, value: held.transferStates[state] },
        { term: words.note, value: note },
      ],
      { term: words.proof, value: proof_name, isCode: true },
    ],
  };
}
