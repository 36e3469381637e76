import { ACCOUNT_BILLED, BILLING_CLIENT_GONE } from "~/features/billing-clients/model";
import type { BillingClientInput } from "~/features/billing-clients/schema.server";
import { billingClientSchema } from "~/features/billing-clients/schema.server";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { EditConflict } from "~/server/forms/edit-conflict.server";
import { describeConflict, overwrittenVersion } from "~/server/forms/edit-conflict.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { saved, shownAgain } from "~/server/forms/form-outcome.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { User } from "~/server/sessions/user";
import { editConflictWarning } from "~/site/edit-conflict-warning";

const TARGET = "billing-client";

/** No page that is cached shows a billing client. */
const NO_PAGE: string[] = [];

function billingCommand(actor: User, action: string): Command {
  const refusals = { billing_clients_profile_id_key: new DomainError("conflict", ACCOUNT_BILLED) };
  return { actor, action, target: TARGET, notFound: BILLING_CLIENT_GONE, refusals };
}

/**
 * Stores a billing client. The same form sent twice is stored once.
 * @param profileId of the account that it is, if any
 * @throws DomainError `conflict` for an account that has one
 */
function createBillingClient(
  actor: User,
  { version: _version, ...input }: BillingClientInput,
  profileId: string | null,
): Promise<{ id: string }> {
  return runCommand(billingCommand(actor, "created"), async (tx) => {
    const content = [actor.id, profileId, JSON.stringify(input)];
    const { id, isRepeat } = await claimOnce(tx, { kind: TARGET, content });
    if (isRepeat) return unchanged({ id });
    await tx.billingClient.create({ data: { ...input, id, profile_id: profileId } });
    return changed({ result: { id }, targetId: id, cacheTags: NO_PAGE });
  });
}

/**
 * Saves a billing client over the version that the form was opened with. Documents issued before keep what they say.
 * @throws DomainError `not-found`
 */
function updateBillingClient(
  actor: User,
  id: string,
  { version, ...input }: BillingClientInput,
): Promise<{ kind: "saved" } | EditConflict> {
  return runCommand<{ kind: "saved" } | EditConflict>(billingCommand(actor, "updated"), async (tx) => {
    const [stored] = await tx.$queryRaw<{ version: number }[]>`
      SELECT version FROM billing_clients WHERE id = ${id}::uuid FOR UPDATE`;
    if (!stored) throw new DomainError("not-found", BILLING_CLIENT_GONE);
    if (version !== undefined && version !== stored.version) {
      return unchanged(await describeConflict(tx, { targetKind: TARGET, targetId: id, version: stored.version }));
    }
    await tx.billingClient.update({ where: { id }, data: { ...input, version: { increment: 1 } } });
    return changed({ result: { kind: "saved" }, targetId: id, cacheTags: NO_PAGE });
  });
}

interface Target {
  actor: User;
  /** The billing client; null for a new one. */
  id: string | null;
  /** Of the account that a new one is, if any. */
  profileId?: string | null;
}

/** Saves the form of a billing identity. @returns its id @throws DomainError `not-found` */
export async function submitBillingClient(
  { actor, id, profileId = null }: Target,
  form: FormData,
): Promise<FormOutcome<{ id: string }>> {
  const submission = parseForm(form, billingClientSchema);
  if (submission.status !== "success") return shownAgain(submission.reply());
  try {
    if (!id) return saved(await createBillingClient(actor, submission.value, profileId));
    const version = overwrittenVersion(form) ?? submission.value.version;
    const outcome = await updateBillingClient(actor, id, { ...submission.value, version });
    if (outcome.kind === "saved") return saved({ id });
    const formErrors = [...editConflictWarning("Cette identité", outcome)];
    return shownAgain(submission.reply({ formErrors }), { status: 409, newerVersion: outcome.version });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "not-found") throw error;
    return shownAgain(submission.reply({ formErrors: [error.userMessage] }));
  }
}
