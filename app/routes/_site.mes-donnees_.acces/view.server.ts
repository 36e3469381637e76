import type { PersonalDataCopy } from "~/content/personal-data";
import { personalDataCopy } from "~/content/personal-data";
import type { HeldIdentity } from "~/features/billing-clients/queries.server";
import type { HeldMerged } from "~/features/inquiries/queries/returning.server";
import type { HeldInquiry } from "~/features/personal-data/queries.server";
import { getDataLink, getHeldData } from "~/features/personal-data/queries.server";
import { chosenServiceText } from "~/features/services/model/service";
import { phoneText } from "~/server/forms/phone.server";
import { formatDate } from "~/site/format";
import { isLanguage } from "~/site/language";
import { toAnswers, toTransfer } from "./held-records.server";

interface HeldMessage {
  id: string;
  name: string;
  phone: string | null;
  company: string | null;
  message: string;
  service: string | null;
  channel: string | null;
  budget: string | null;
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
  const notesOf = (id: string) => notes.filter(({ messageId }) => messageId === id);
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
      notes: notesOf(message.id).map(({ text, created_at }) => `${formatDate(created_at, language)}\n${text}`),
    })),
    identities: identities.map(toIdentity),
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

function toIdentity({ id, quotes, invoices, phone, ...identity }: HeldIdentity) {
  const documents = [...quotes, ...invoices].map(({ number, title }) => [number, title].filter(Boolean).join(", "));
  return { ...identity, id, phone: phone && phoneText(phone), documents };
}
