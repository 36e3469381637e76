import { digest } from "~/server/crypto/tokens.server";
import { runTransaction } from "~/server/db/run-command.server";

/** Notes that the page of a link was opened: first, last, and how often. Nothing for a link that opens nothing. */
export async function noteOpening(token: string): Promise<void> {
  await runTransaction(
    (tx) => tx.$executeRaw`
      UPDATE quote_links
      SET first_opened_at = coalesce(first_opened_at, now()), last_opened_at = now(), opened_count = opened_count + 1
      WHERE token_hash = ${digest(token)} AND revoked_at IS NULL AND expires_at > now()`,
  );
}
