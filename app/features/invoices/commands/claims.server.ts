import { changed, runCommand } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";

const CLAIM_GONE = new DomainError("conflict", "Cette annonce n’attend plus");

/** Sets an announcement of a client aside: the transfer did not come. @throws DomainError `conflict` where it waits no more */
export function rejectClaim(actor: User, invoiceId: string, id: string): Promise<void> {
  return runCommand<void>({ actor, action: "claim-rejected", target: "invoice" }, async (tx) => {
    const where = { id, invoice_id: invoiceId, state: "pending" } as const;
    const { count } = await tx.transferClaim.updateMany({ where, data: { state: "rejected" } });
    if (count === 0) throw CLAIM_GONE;
    return changed({ result: undefined, targetId: invoiceId, details: { claim: id }, cacheTags: [] });
  });
}
