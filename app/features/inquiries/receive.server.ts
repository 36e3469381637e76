import { listTeamAddresses } from "~/features/accounts/queries.server";
import { INQUIRY_RECEIVED } from "~/features/inquiries/emails";
import type { BudgetRange } from "~/features/inquiries/model/inquiry";
import { inquiryFacts } from "~/features/inquiries/model/inquiry";
import type { InquiryInput } from "~/features/inquiries/schema/inquiry";
import { letter } from "~/features/mail/letter";
import type { Email } from "~/features/mail/model";
import { NEW_INQUIRY } from "~/features/mail/model";
import type { Topic } from "~/features/mail/outbox.server";
import { queueEmails } from "~/features/mail/outbox.server";
import { admitSource, hasNames, sourceInOthers } from "~/features/marketing/lead-source.server";
import type { LeadSource } from "~/features/marketing/model/lead-source";
import type { ChosenService, TierName } from "~/features/services/model/service";
import { getSite } from "~/features/settings/queries.server";
import { DAY_MS } from "~/lib/dates/durations";
import { CLOCK_SKEW_MS } from "~/server/core/clock.server";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { WRITTEN } from "~/server/db/transaction.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import { phoneText } from "~/server/forms/phone.server";
import { logger } from "~/server/logger.server";
import type { Language } from "~/site/language";
import { replyDue } from "~/site/opening-hours";
import { addEvent } from "./events.server";

/** An inquiry as the form gives it, and the service that it names. */
export type NewInquiry = Omit<InquiryInput, "service_interest"> & { service: ChosenService | null };

interface SubmissionFacts {
  isSpam: boolean;
  /** In which the sender is thanked, and later written to. */
  language: Language;
  /** The client who was signed in. */
  clientId?: string | null;
  /** Finds out how the sender came. */
  source?: () => Promise<LeadSource>;
}

/**
 * Stores a visitor's message once, tells the team and thanks the sender, and adds the source. A doubtful one is put aside
 * without e-mails.
 */
export async function createInquiry(input: NewInquiry, facts: SubmissionFacts): Promise<{ id: string }> {
  const { isSpam, clientId, source } = facts;
  const due = replyDue(new Date(), (await getSite()).openingHours);
  const content = [JSON.stringify(input), ...(clientId ? [clientId] : [])];
  const { id, isRepeat } = await runTransaction(async (tx) => {
    const claim = await claimOnce(tx, { kind: "inquiry", content });
    if (!claim.isRepeat) await storeInquiry(tx, { ...input, id: claim.id }, { ...facts, reply_due_at: due });
    return claim;
  });
  logger.info({ event: "inquiry-submitted", inquiryId: id, isRepeat, isSpam });
  if (source) await attachSource(id, source, new Date());
  return { id };
}

async function storeInquiry(
  tx: Transaction,
  input: NewInquiry & { id: string },
  facts: SubmissionFacts & { reply_due_at: Date },
) {
  const { budget, service, ...typed } = input;
  const { isSpam, language, clientId, reply_due_at } = facts;
  // None once that account has been erased.
  const [client] = clientId
    ? await tx.$queryRaw<{ id: string; company: string | null }[]>`
        SELECT id, company FROM profiles WHERE id = ${clientId}::uuid AND erased_at IS NULL FOR KEY SHARE`
    : [];
  const chosen = service ?? { service_interest: null, tier_name: null };
  const inquiry = { ...typed, ...chosen, budget_range: budget, company: typed.company ?? client?.company ?? null };
  const known = { ...inquiry, client_id: client?.id ?? null };
  await tx.contactInquiry.create({ data: { ...known, is_spam: isSpam, language, reply_due_at }, select: WRITTEN });
  await addEvent(tx, { inquiryId: input.id, kind: "message", actor: null });
  if (!isSpam) await announceInquiry(tx, { ...inquiry, language });
}

/** Tells the team of a message, and thanks its sender. The line of the history that says it came is there already. */
export async function announceInquiry(
  tx: Transaction,
  inquiry: {
    id: string;
    name: string;
    email: string | null;
    phone: string | null;
    company: string | null;
    service_interest: string | null;
    tier_name: TierName | null;
    budget_range: BudgetRange | null;
    message: string;
    language: Language;
  },
  topic?: Topic,
): Promise<void> {
  const { id, name, email, language } = inquiry;
  const facts = inquiryFacts({ ...inquiry, phone: inquiry.phone && phoneText(inquiry.phone) });
  const about = { ...topic, inquiry_id: id };
  const team = await listTeamAddresses(tx);
  const news = team.map((recipient) => newInquiry({ recipient, inquiry, facts }));
  if (email === null || (await isThanked(tx, email))) {
    await queueEmails(tx, news, about);
    return;
  }
  const letters = await queueEmails(tx, [...news, inquiryReceived({ recipient: email, name, language })], about);
  // Beside the message in the history, and the first letter of the conversation.
  const received = { inquiry_id: id, kind: "message", mail_id: null } as const;
  await tx.inquiryEvent.updateMany({ where: received, data: { mail_id: letters.at(-1)!.id } });
}

/** An address is thanked once a day: it may be a stranger's, typed again and again. */
async function isThanked(tx: Transaction, recipient: string): Promise<boolean> {
  const now = Date.now();
  const today = { gt: new Date(now - DAY_MS), lte: new Date(now + CLOCK_SKEW_MS) };
  const where = { kind: INQUIRY_RECEIVED, recipient, created_at: today };
  return (await tx.mailMessage.findFirst({ where, select: { id: true } })) !== null;
}

const INQUIRY_RECEIVED_WORDS: Record<Language, Record<"subject" | "promise", string>> = {
  fr: {
    subject: "Nous avons bien reçu votre message",
    promise:
      "Merci de nous avoir écrit. Une personne de l’équipe vous répond sous 24\u00a0h, avec un devis gratuit et sans engagement.",
  },
  es: {
    subject: "Hemos recibido su mensaje",
    promise:
      "Gracias por escribirnos. Una persona del equipo le responderá en 24\u00a0h, con un presupuesto gratuito y sin compromiso.",
  },
  ar: {
    subject: "لقد استلمنا رسالتكم",
    promise: "شكراً لتواصلكم معنا. سيرد عليكم أحد أعضاء الفريق خلال 24 ساعة، مع عرض سعر مجاني ودون أي التزام.",
  },
};

/** Thanks the visitor. The address is only typed: the e-mail repeats nothing that could be meant for a stranger. */
export function inquiryReceived({
  recipient,
  name,
  language,
}: {
  recipient: string;
  name: string;
  language: Language;
}): Email {
  const { subject, promise } = INQUIRY_RECEIVED_WORDS[language];
  return letter({ kind: INQUIRY_RECEIVED, recipient, fullName: name, language, subject }, [
    { type: "text", text: promise },
  ]);
}

/** @param facts what else the sender told, with labels */
export function newInquiry({
  recipient,
  inquiry,
  facts,
}: {
  recipient: string;
  inquiry: { id: string; name: string; email: string | null; message: string };
  facts: [string, string][];
}): Email {
  const { id, name, email, message } = inquiry;
  return {
    kind: NEW_INQUIRY,
    recipient,
    language: "fr",
    ...(email && { replyTo: email }),
    subject: `Nouvelle demande de ${name}`,
    blocks: [
      { type: "facts", rows: [["Nom", name], ...facts] },
      { type: "quote", text: message },
      { type: "action", label: "Ouvrir la demande", path: `/admin/inquiries/${id}` },
    ],
  };
}

/**
 * Adds a source to a stored lead; never throws. A source that cannot be named at once is counted among OTHERS.
 * @param lookUp finds the source; what it throws is logged
 */
async function attachSource(id: string, lookUp: () => Promise<LeadSource>, now: Date): Promise<void> {
  try {
    const source = await lookUp();
    await attachNamed(id, source, now).catch((error: unknown) => {
      logger.warn({ event: "source-not-admitted", inquiryId: id, err: error });
      return runTransaction((tx) => attach(tx, id, sourceInOthers(source)));
    });
  } catch (error) {
    logger.warn({ event: "source-not-attached", inquiryId: id, err: error });
  }
}

function attachNamed(id: string, source: LeadSource, now: Date): Promise<void> {
  if (!hasNames(source)) return attach(db, id, source);
  return runTransaction(async (tx) => {
    // The counts of a busy site may hold the lock for longer than a sender should wait.
    await tx.$executeRaw`SET LOCAL lock_timeout = '500ms'`;
    await attach(tx, id, await admitSource(tx, source, now));
  });
}

/** A form that is sent twice leaves what was known first. */
async function attach(tx: Transaction, id: string, source: LeadSource): Promise<void> {
  await tx.contactInquiry.updateMany({ where: { id, last_at: null }, data: source });
}
