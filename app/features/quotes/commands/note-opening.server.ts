import { digest } from "~/server/crypto/tokens.server";
import { runTransaction } from "~/server/db/run-command.server";

/** Notes that the page of a link was opened: first, last, and how often. Nothing for a link that opens nothing. */
export async function noteOpening(token: string): Promise<void> {
  await runTransaction(
    (tx) => tx.$executeRaw`
      INSERT INTO quote_openings (quote_id, first_opened_at, last_opened_at, opened_count)
      SELECT quote_id, now(), now(), 1 FROM links
      WHERE kind = 'quote' AND token_hash = ${digest(token)} AND revoked_at IS NULL AND expires_at > now()
      ON CONFLICT (quote_id) DO UPDATE SET last_opened_at = now(), opened_count = quote_openings.opened_count + 1`,
  );
}
