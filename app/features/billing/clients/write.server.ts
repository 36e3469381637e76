import type { Prisma } from "~/server/db/client/client";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { editConflict } from "~/server/forms/edit-conflict.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import type { BillingClientInput } from "./schema.server";

const BILLING_CLIENT_GONE = "Cette identité de facturation n’existe plus.";

const TARGET = "billing-client";

function billingCommand(actor: User, action: string): Command {
  const refusals = {
    billing_clients_profile_id_key: new DomainError("invalid", "Ce client a déjà une identité de facturation."),
  };
  return { actor, action, target: TARGET, notFound: BILLING_CLIENT_GONE, refusals };
}

/**
 * Stores a billing client. The same form sent twice is stored once.
 * @param profileId of the account that it is, if any
 * @throws DomainError `invalid` for an account that has one
 */
export function createBillingClient(
  actor: User,
  { version: _version, ...input }: BillingClientInput,
  profileId: string | null,
): Promise<{ id: string }> {
  return runCommand(billingCommand(actor, "created"), async (tx) => {
    const content = [actor.id, profileId, JSON.stringify(input)];
    const { id, isRepeat } = await claimOnce(tx, { kind: TARGET, content });
    if (isRepeat) return unchanged({ id });
    await tx.billingClient.create({ data: { ...input, id, profile_id: profileId } });
    return changed({ result: { id }, targetId: id, cacheTags: [] });
  });
}

/**
 * Saves a billing client over the version that the form was opened with. Documents issued before keep what they say.
 * @throws DomainError `not-found`
 */
export function updateBillingClient(actor: User, id: string, { version, ...input }: BillingClientInput): Promise<void> {
  return runCommand<void>(billingCommand(actor, "updated"), async (tx) => {
    const [stored] = await tx.$queryRaw<{ version: number }[]>`
      SELECT version FROM billing_clients WHERE id = ${id}::uuid FOR UPDATE`;
    if (!stored) throw new DomainError("not-found", BILLING_CLIENT_GONE);
    if (version !== undefined && version !== stored.version) {
      throw await editConflict(tx, "Cette identité", { targetKind: TARGET, targetId: id, version: stored.version });
    }
    await tx.billingClient.update({ where: { id }, data: { ...input, version: { increment: 1 } } });
    return changed({ result: undefined, targetId: id, cacheTags: [] });
  });
}

export interface Billed {
  ids: string[];
  /** Of the recipients of documents. */
  names: string[];
  /** In lower case; only addresses that no account, other identity or message has. */
  emails: string[];
  phones: string[];
  companies: string[];
}

/** The identity of an account, and those without an account at one of its addresses. */
export const billedTo = (profileId: string | null, emails: string[]): Prisma.BillingClientWhereInput => ({
  OR: [{ profile_id: null, email: { in: emails } }, ...(profileId ? [{ profile_id: profileId }] : [])],
});

/**
 * The identities to which something was made out for leads, but one that has an account, or to which something was made
 * out for another lead or another address.
 */
export async function billedForLeads(
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
export async function listBilled(
  tx: Transaction,
  where: Prisma.BillingClientWhereInput,
  inquiryIds: string[],
): Promise<Billed> {
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
export async function forgetBilled(tx: Transaction, ids: string[]): Promise<void> {
  const select = { id: true, _count: { select: { quotes: true, invoices: true } } } as const;
  for (const { id, _count } of await tx.billingClient.findMany({ where: { id: { in: ids } }, select })) {
    const person = { profile_id: null, contact_name: null, email: null, phone: null, has_reminders: false };
    if (_count.quotes + _count.invoices === 0) await tx.billingClient.delete({ where: { id } });
    else await tx.billingClient.update({ where: { id }, data: { ...person, version: { increment: 1 } } });
  }
}
