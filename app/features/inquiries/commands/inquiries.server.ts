import { listTeamAddresses } from "~/features/accounts/queries/accounts.server";
import type { InquiryStatus } from "~/features/inquiries/model/inquiry";
import { INQUIRY_GONE } from "~/features/inquiries/model/inquiry";
import type { InquiryInput } from "~/features/inquiries/schema";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { INQUIRY_RECEIVED, inquiryReceived } from "~/features/mail/email-templates/inquiry-received";
import { newInquiry } from "~/features/mail/email-templates/new-inquiry";
import { CLOCK_SKEW_MS } from "~/server/core/clock.server";
import { audit } from "~/server/db/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import { withIdempotency } from "~/server/forms/idempotency.server";
import { phoneText } from "~/server/forms/phone.server";
import { logger } from "~/server/logger.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";

const DAY_MS = 86_400_000;

interface SubmissionFacts {
  isSpam: boolean;
  /** In which the sender is thanked, and written to later on. */
  language: Language;
  /** The client who was signed in, and the project that he says it is about. */
  from?: { clientId: string; projectId: string | null } | null;
}

/**
 * Keeps a visitor's message once, tells the team and thanks the sender. A doubtful one is put aside for an admin to
 * look at, and nobody is written to: its address may be a stranger's. Returns its id.
 */
export async function submitInquiry(input: InquiryInput, facts: SubmissionFacts): Promise<{ id: string }> {
  const { name, email, phone, message } = input;
  const { isSpam, language, from } = facts;
  const { id, isRepeat } = await withIdempotency({
    kind: "inquiry",
    content: [name, email, phone, message, ...(from ? [from.clientId, from.projectId] : [])],
    store: async (tx, id) => {
      const { project, ...owner } = await findOwner(tx, from);
      const data = { id, name, email, phone, message, is_spam: isSpam, language, ...owner };
      await tx.contactInquiry.create({ data: { ...data, project_id: project?.id ?? null } });
      if (!isSpam) await announce(tx, { id, name, email, phone, message, projectTitle: project?.title }, language);
    },
  });
  logger.info({ event: "inquiry-submitted", inquiryId: id, isRepeat, isSpam });
  return { id };
}

/** Whose message it is: a client's own project alone, and nobody's once he has been erased meanwhile. */
async function findOwner(tx: Prisma.TransactionClient, from: SubmissionFacts["from"]) {
  if (!from) return { project: null };
  const { clientId, projectId } = from;
  const [client] = await tx.$queryRaw<{ company: string | null }[]>`
    SELECT company FROM profiles WHERE id = ${clientId}::uuid AND erased_at IS NULL FOR KEY SHARE`;
  if (!client) return { project: null };
  const own = projectId && { id: projectId, client_id: clientId };
  const project = own ? await tx.project.findFirst({ where: own, select: { id: true, title: true } }) : null;
  return { client_id: clientId, company: client.company, project };
}

type Announced = InquiryInput & { id: string; projectTitle: string | undefined };

async function announce(tx: Prisma.TransactionClient, inquiry: Announced, language: Language) {
  const shown = { ...inquiry, phone: inquiry.phone && phoneText(inquiry.phone) };
  for (const recipient of await listTeamAddresses(tx)) await queueEmail(tx, newInquiry({ recipient, inquiry: shown }));
  const { name, email } = inquiry;
  if (await isThanked(tx, email)) return;
  await queueEmail(tx, inquiryReceived({ recipient: email, name, language }));
}

/** One thanks a day is enough for an address: it may be a stranger's, typed again and again. */
async function isThanked(tx: Prisma.TransactionClient, recipient: string): Promise<boolean> {
  const now = Date.now();
  const today = { gt: new Date(now - DAY_MS), lte: new Date(now + CLOCK_SKEW_MS) };
  const where = { kind: INQUIRY_RECEIVED, recipient, created_at: today };
  return (await tx.mailMessage.findFirst({ where, select: { id: true } })) !== null;
}

/** Moves an inquiry to a status; any may follow any. @throws DomainError `not-found`. */
export async function setInquiryStatus(actor: User, id: string, status: InquiryStatus): Promise<void> {
  await changeInquiry(actor, id, { action: "status-set", data: { status } });
}

/** Puts an inquiry among the 'Indésirables' or takes it back. @throws DomainError `not-found`. */
export async function setInquirySpam(actor: User, id: string, isSpam: boolean): Promise<void> {
  await changeInquiry(actor, id, { action: "spam-set", data: { is_spam: isSpam } });
}

interface Change {
  action: string;
  data: { status: InquiryStatus } | { is_spam: boolean };
}

async function changeInquiry(actor: User, id: string, { action, data }: Change): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.contactInquiry.updateMany({ where: { id }, data });
    if (count === 0) throw new DomainError("not-found", INQUIRY_GONE);
    await audit(tx, { actor, action, targetKind: "inquiry", targetId: id, details: data });
  });
  logger.info({ event: `inquiry-${action}`, inquiryId: id, ...data, actorId: actor.id });
}
