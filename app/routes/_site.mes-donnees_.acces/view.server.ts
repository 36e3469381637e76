import type { PersonalDataCopy } from "~/content/personal-data";
import { personalDataCopy } from "~/content/personal-data";
import type { HeldAnswer, HeldClaim } from "~/features/billing/clients/queries.server";
import { formatDocumentTime } from "~/features/billing/model/days";
import type { HeldMerged } from "~/features/inquiries/returning.server";
import type { HeldInquiry } from "~/features/personal-data/queries.server";
import { getDataLink, getHeldData } from "~/features/personal-data/queries.server";
import { dossierWords } from "~/features/quotes/model/dossier-words";
import { chosenServiceText } from "~/features/services/model/service";
import { formatMoney } from "~/lib/money/format-money";
import { phoneText } from "~/server/forms/phone.server";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import { isLanguage } from "~/site/language";

interface HeldMessage {
  id: string;
  name: string;
  phone: string | null;
  company: string | null;
  message: string;
  service: string | null;
  /** The channel of the message; null where it is not known. */
  channel: string | null;
  budget: string | null;
  /** Of the visit: other site, campaign, page. */
  source: string;
  at: Date;
}

/** What is held of a link's address, as its page shows it; null for a link that opens nothing. */
export async function toView(token: string) {
  const link = await getDataLink(token);
  if (!link) return null;
  const { email, language, expires_at } = link;
  const copy = personalDataCopy[language];
  const held = await getHeldData(email);
  const { inquiries, merged, letters, consents, inviters, notes, identities, answers, claims, isClient } = held;
  const messages = [...inquiries.map((inquiry) => toHeld(inquiry, copy)), ...merged.map(mergedToHeld)].sort(
    (a, b) => b.at.getTime() - a.at.getTime(),
  );
  const [newest] = messages;
  return {
    email,
    language,
    isClient,
    copy,
    until: formatDate(expires_at, language),
    inquiries: messages.map(({ at, ...message }) => ({
      ...message,
      received: formatDate(at, language),
      notes: notes
        .filter(({ messageId }) => messageId === message.id)
        .map(({ text, created_at }) => `${formatDate(created_at, language)}\n${text}`),
    })),
    identities: identities.map(({ quotes, invoices, phone, ...identity }) => ({
      ...identity,
      phone: phone && phoneText(phone),
      documents: [...quotes, ...invoices].map(({ number, title }) => [number, title].filter(Boolean).join(", ")),
    })),
    answers: answers.flatMap((quote) => toAnswers(quote, { copy, language })),
    transfers: claims.map((claim) => toTransfer(claim, { copy, language })),
    letters: letters.map(({ id, subject, language: written, created_at }) => ({
      id,
      subject,
      day: formatDate(created_at, language),
      language: isLanguage(written) ? written : "fr",
    })),
    consents: consents.map(({ id, title, asked_at, given_at, withdrawn_at }) => {
      const states = copy.held.consentStates;
      const [state, at] = withdrawn_at
        ? [states.withdrawn, withdrawn_at]
        : given_at
          ? [states.given, given_at]
          : [states.asked, asked_at];
      return { id, title, state: `${state} ${formatDate(at, language)}` };
    }),
    invitations: inviters.map(({ id, name, sent_at }) => ({ id, title: name, state: formatDate(sent_at, language) })),
    canErase: newest !== undefined || (consents.length + inviters.length + identities.length > 0 && !isClient),
    hasDocuments: identities.some(({ quotes, invoices }) => quotes.length + invoices.length > 0),
    values: newest && { name: newest.name, company: newest.company ?? "", phone: newest.phone ?? "" },
  };
}

export type HeldView = NonNullable<Awaited<ReturnType<typeof toView>>>;

function toHeld(inquiry: HeldInquiry, { held }: PersonalDataCopy): HeldMessage {
  const { id, name, phone, company, message, created_at, service_interest, tier_name, channel, budget_range } = inquiry;
  const { first_page, first_referrer, first_campaign, last_page, last_referrer, last_campaign } = inquiry;
  const touches = [first_referrer, first_campaign, first_page, last_referrer, last_campaign, last_page].filter(Boolean);
  const service = service_interest ? chosenServiceText({ service_interest, tier_name }) : null;
  return {
    id,
    name,
    company,
    message,
    service,
    at: created_at,
    phone: phone && phoneText(phone),
    channel: held.channels[channel],
    budget: budget_range && held.budgets[budget_range],
    source: [...new Set(touches)].join(", "),
  };
}

/** A message that is in another person's inquiry by now: where the visit came from is not known of it alone. */
function mergedToHeld({ id, facts, message, created_at }: HeldMerged): HeldMessage {
  const { Nom: name = "", Téléphone: phone = null, Entreprise: company = null, Service: service = null } = facts;
  const known = { id, name, phone, company, message, service, at: created_at };
  return { ...known, channel: null, budget: facts.Budget ?? null, source: "" };
}

/** What is held of one answer or announcement, a fact a line. */
export interface HeldRecord {
  id: string;
  facts: { term: string; value: string | null; isCode?: boolean }[];
}

interface Reader {
  copy: PersonalDataCopy;
  language: Language;
}

/** The answers to a quote, an entry each: its acceptance with its dossier, changes asked for and refusals. */
function toAnswers(quote: HeldAnswer, { copy: { held }, language }: Reader): HeldRecord[] {
  const { acceptance, responses, currency } = quote;
  const [words, own] = [dossierWords(language), held.answers];
  const of = { term: own.quote, value: [quote.number, quote.title].filter(Boolean).join(", ") };
  const accepted = acceptance && {
    id: acceptance.document_sha256,
    facts: [
      of,
      { term: words.by, value: acceptance.name },
      { term: words.role, value: acceptance.function },
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
      of,
      { term: own.answer, value: own[kind] },
      { term: held.facts.name, value: name },
      { term: own.day, value: formatDocumentTime(created_at, language) },
      { term: own.text, value: text },
    ],
  }));
  return accepted ? [...answered, accepted] : answered;
}

/** A transfer that was announced. */
function toTransfer(claim: HeldClaim, { copy: { held }, language }: Reader): HeldRecord {
  const { invoice, amount, note, proof_name, state, created_at } = claim;
  const words = held.transfers;
  return {
    id: `${invoice.number} ${created_at.toISOString()}`,
    facts: [
      { term: words.invoice, value: invoice.number, isCode: true },
      { term: words.amount, value: formatMoney(amount, invoice.currency, language), isCode: true },
      { term: words.day, value: formatDocumentTime(created_at, language) },
      { term: words.state, value: held.transferStates[state] },
      { term: words.note, value: note },
      { term: words.proof, value: proof_name, isCode: true },
    ],
  };
}
