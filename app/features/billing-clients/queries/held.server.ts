import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

const ISSUED = { number: { not: null } } as const;

const HELD = {
  id: true,
  legal_name: true,
  contact_name: true,
  email: true,
  phone: true,
  address: true,
  ice: true,
  quotes: { where: ISSUED, select: { number: true, title: true, sent_at: true }, orderBy: { sent_at: "desc" } },
  invoices: { where: ISSUED, select: { number: true, title: true, issued_at: true }, orderBy: { issued_at: "desc" } },
} as const satisfies Prisma.BillingClientSelect;

/** A billing identity as it is held of a person, with the documents that were made out to it. */
export type HeldIdentity = Prisma.BillingClientGetPayload<{ select: typeof HELD }>;

/** Whose data are asked for. */
interface Person {
  /** Of the person's account, where there is one. */
  profileId?: string | null;
  /** In lower case. */
  emails: string[];
  /** Of what the person wrote. */
  inquiryIds: string[];
}

/** The identities that are a person's own: that of the account, and those with one of these addresses. */
function ownIdentity({ profileId, emails }: Person): Prisma.BillingClientWhereInput[] {
  return [{ email: { in: emails } }, ...(profileId ? [{ profile_id: profileId }] : [])];
}

/**
 * The billing identities of a person, and those to which quotes of a sender's leads were made out. Quotes came with the
 * messages that were merged into these: the identity of another sender is that sender's to read.
 */
export async function listHeldIdentities(person: Person): Promise<HeldIdentity[]> {
  const { emails, inquiryIds } = person;
  const merged = { inquiry_id: { in: inquiryIds }, sender_email: { not: null, notIn: emails } };
  const others = await db.inquiryMerge.findMany({ where: merged, select: { sender_email: true } });
  const otherEmails = others.flatMap(({ sender_email }) => sender_email ?? []);
  const ofLeads = {
    quotes: { some: { inquiry_id: { in: inquiryIds } } },
    OR: [{ email: null }, { email: { notIn: otherEmails } }],
  };
  const where = { OR: [...ownIdentity(person), ofLeads] };
  return db.billingClient.findMany({ where, select: HELD, orderBy: { created_at: "asc" } });
}

const ANSWERED = {
  number: true,
  title: true,
  currency: true,
  acceptance: {
    select: {
      name: true,
      function: true,
      accepted_at: true,
      ip: true,
      user_agent: true,
      gross: true,
      document_sha256: true,
      signer_id: true,
    },
  },
  responses: { select: { kind: true, name: true, text: true, created_at: true }, orderBy: { created_at: "asc" } },
} as const satisfies Prisma.QuoteSelect;

const ANNOUNCED = {
  amount: true,
  note: true,
  state: true,
  created_at: true,
  proof_name: true,
  proof_type: true,
  proof_bytes: true,
  proof_sha256: true,
  invoice: { select: { number: true, currency: true } },
} as const satisfies Prisma.TransferClaimSelect;

/** A quote with how it was answered, and by whom from where. */
export type HeldAnswer = ReturnType<typeof withoutOthersDevice>;

/** A transfer that was announced. */
export type HeldClaim = Prisma.TransferClaimGetPayload<{ select: typeof ANNOUNCED }>;

/**
 * What a person answered to quotes and announced of transfers: on what was made out to an identity of the person's own, and
 * on quotes of the person's leads, nothing else of an identity that is only known by those. What another account announced
 * is that account's, as is from where it accepted.
 */
export async function listHeldAnswers(person: Person): Promise<{ answers: HeldAnswer[]; claims: HeldClaim[] }> {
  const own = await db.billingClient.findMany({ where: { OR: ownIdentity(person) }, select: { id: true } });
  const billed = { billing_client_id: { in: own.map(({ id }) => id) } };
  const written = { inquiry_id: { in: person.inquiryIds } };
  const isAnswered = { OR: [{ acceptance: { isNot: null } }, { responses: { some: {} } }] };
  const [answers, invoices] = await Promise.all([
    db.quote.findMany({
      where: { AND: [{ OR: [billed, written] }, isAnswered] },
      select: ANSWERED,
      orderBy: [{ sent_at: "asc" }, { id: "asc" }],
    }),
    db.invoice.findMany({ where: { OR: [billed, { quote: written }], ...ISSUED }, select: { id: true } }),
  ]);
  const byLink = { created_by: null, invoice_id: { in: invoices.map(({ id }) => id) } };
  const byAccount = person.profileId ? [{ created_by: person.profileId }] : [];
  const claims = await db.transferClaim.findMany({
    where: { OR: [byLink, ...byAccount] },
    select: ANNOUNCED,
    orderBy: [{ created_at: "asc" }, { id: "asc" }],
  });
  return { answers: answers.map((answer) => withoutOthersDevice(answer, person)), claims };
}

function withoutOthersDevice(
  { acceptance, ...quote }: Prisma.QuoteGetPayload<{ select: typeof ANSWERED }>,
  { profileId }: Person,
) {
  if (!acceptance) return { ...quote, acceptance };
  const { signer_id, ...signed } = acceptance;
  const isOthers = signer_id !== null && signer_id !== profileId;
  return { ...quote, acceptance: isOthers ? { ...signed, ip: null, user_agent: null } : signed };
}

/** Whether documents were sent for a lead, which stay when it is erased. */
export async function hasDocuments(inquiryId: string): Promise<boolean> {
  return (await db.quote.count({ where: { inquiry_id: inquiryId, ...ISSUED } })) > 0;
}
