import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
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
