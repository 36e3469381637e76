import { listHeldAnswers, listHeldIdentities } from "~/features/billing/clients/queries.server";
import type { Prisma } from "~/server/db/client/client";
import type { Transaction } from "~/server/db/transaction.server";
import type {
  ErasedPerson,
  Erasure,
  HeldColumns,
  Identities,
  OwnDataPart,
} from "~/server/registries/personal-data.server";
import { AGENCY, CGI_211, CODE, erasedBy, kept, none } from "~/server/registries/personal-data.server";

export const BILLING_COLUMNS: HeldColumns = {
  feature: "billing",
  tables: {
    billing_clients: [
      kept(CGI_211, "legal_name", "ice", "address", "search_text"),
      erasedBy("billing", "contact_name", "email", "phone"),
      none(CODE, "country"),
    ],
    document_files: [kept(CGI_211, "storage_key"), none(CODE, "sha256")],
    number_series: [none(CODE, "series")],
    dated_rules: [none(AGENCY, "source", "text_fr", "text_es", "text_ar")],
    legal_identity: [
      none(
        AGENCY,
        "legal_name",
        "head_office",
        "ice",
        "if_number",
        "rc",
        "rc_town",
        "tp",
        "cnss",
        "rib",
        "bic",
        "bank_name",
        "logo_sha256",
      ),
    ],
    document_logos: [none(AGENCY, "sha256", "png")],
  },
};

/** The person's billing identities, and what was answered and announced on their documents. */
export const readOwnBilling: OwnDataPart = async (owner) => {
  const identities = await listHeldIdentities(owner);
  const { answers, claims } = await listHeldAnswers(owner);
  return {
    billing_identities: identities.map(({ id: _, ...identity }) => identity),
    quote_answers: answers,
    transfer_announcements: claims,
  };
};

/** The billing identities of a person, as far as no document prints them. */
export const BILLING_ERASURE: Erasure = {
  feature: "billing",
  holds: async (tx, email) => (await tx.billingClient.count({ where: { email } })) > 0,
  identify: async (tx, { isProven, profileId, emails, saidEmails, inquiryIds }) => {
    const where = isProven ? billedTo(profileId, emails) : await billedForLeads(tx, inquiryIds, saidEmails);
    return listBilled(tx, where, inquiryIds);
  },
  find: async (tx, { identityIds }) => ({ ids: identityIds, forget: () => forgetBilled(tx, identityIds) }),
};

/** The identity of an account, and those without an account at one of its addresses. */
const billedTo = (profileId: string | null, emails: string[]): Prisma.BillingClientWhereInput => ({
  OR: [{ profile_id: null, email: { in: emails } }, ...(profileId ? [{ profile_id: profileId }] : [])],
});

/**
 * The identities to which something was made out for leads, but one that has an account, or to which something was made
 * out for another lead or another address.
 */
async function billedForLeads(
  tx: Transaction,
  inquiryIds: string[],
  emails: string[],
): Promise<Prisma.BillingClientWhereInput> {
  const where = { inquiry_id: { in: inquiryIds } };
  const billed = await tx.quote.findMany({ where, select: { billing_client_id: true } });
  return {
    id: { in: billed.flatMap(({ billing_client_id }) => billing_client_id ?? []) },
    profile_id: null,
    quotes: { none: { inquiry_id: { not: null, notIn: inquiryIds } } },
    OR: [{ email: null }, { email: { in: emails } }, { quotes: { none: { inquiry_id: null } } }],
  };
}

/** The personal data of such identities. @param inquiryIds messages of the same person */
async function listBilled(
  tx: Transaction,
  where: Prisma.BillingClientWhereInput,
  inquiryIds: string[],
): Promise<Identities> {
  const found = await tx.billingClient.findMany({ where });
  const ids = found.map(({ id }) => id);
  const emails: string[] = [];
  for (const email of new Set(found.flatMap((one) => one.email?.toLowerCase() ?? []))) {
    const isElsewhere =
      (await tx.credential.count({ where: { email } })) +
      (await tx.billingClient.count({ where: { email, id: { notIn: ids } } })) +
      (await tx.contactInquiry.count({ where: { email, id: { notIn: inquiryIds } } }));
    if (!isElsewhere) emails.push(email);
  }
  return {
    ids,
    emails,
    names: found.flatMap(({ contact_name }) => contact_name ?? []),
    phones: found.flatMap(({ phone }) => phone ?? []),
    companies: found.map(({ legal_name }) => legal_name),
  };
}

/**
 * Forgets the persons behind billing identities: each goes, unless documents were made out to it, which the law has kept
 * for ten years (CGI art. 211). Then it keeps what they print.
 */
async function forgetBilled(tx: Transaction, ids: string[]): Promise<void> {
  const select = { id: true, _count: { select: { quotes: true, invoices: true } } } as const;
  for (const { id, _count } of await tx.billingClient.findMany({ where: { id: { in: ids } }, select })) {
    const person = { profile_id: null, contact_name: null, email: null, phone: null, has_reminders: false };
    if (_count.quotes + _count.invoices === 0) await tx.billingClient.delete({ where: { id } });
    else await tx.billingClient.update({ where: { id }, data: { ...person, version: { increment: 1 } } });
  }
}

/** Every version of the quotes of the identities, and of the messages without an account. */
export async function listQuotesMadeOut(tx: Transaction, { identityIds, inquiryIds }: ErasedPerson) {
  const made = [
    { billing_client_id: { in: identityIds } },
    {
      inquiry_id: { in: inquiryIds },
      OR: [{ billing_client_id: null }, { billing_client: { profile_id: null } }],
    },
  ];
  const roots = await tx.quote.findMany({ where: { OR: made }, select: { root_id: true } });
  const versions = { root_id: { in: roots.map(({ root_id }) => root_id) } };
  return tx.quote.findMany({ where: versions, select: { id: true, number: true } });
}
