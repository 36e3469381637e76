import { ALREADY_ACCEPTED, NEVER_SENT } from "~/features/quotes/model/quote";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { lockVersions, quoteCommand } from "./drafts.server";

/**
 * Takes a quote back: its page stays, and says that it is withdrawn.
 * @throws DomainError `not-found`, `conflict` for one that was never sent or is accepted
 */
export function withdrawQuote(actor: User, id: string): Promise<void> {
  return runCommand<void>(quoteCommand(actor, "withdrawn"), async (tx) => {
    const { quote } = await lockVersions(tx, id);
    if (quote.status === "draft") throw new DomainError("conflict", NEVER_SENT);
    if (quote.status === "accepted") throw new DomainError("conflict", ALREADY_ACCEPTED);
    if (quote.status !== "sent") return unchanged(undefined);
    await tx.quote.update({
      where: { id },
      data: { status: "withdrawn", decided_at: new Date(), version: { increment: 1 } },
    });
    return changed({ result: undefined, targetId: id, cacheTags: [] });
  });
}
