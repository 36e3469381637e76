-- Whose account answered a quote, where somebody was signed in: one of the client's people is another person than the
-- client, and is erased apart.
ALTER TABLE "quote_responses" ADD COLUMN "author_id" UUID,
    ADD CONSTRAINT "quote_responses_author_id_fkey" FOREIGN KEY ("author_id")
        REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "quote_responses_author_id_idx" ON "quote_responses"("author_id");

-- An acceptance is never changed: the account stays named in it.
ALTER TABLE "quote_acceptances" ADD COLUMN "signer_id" UUID,
    ADD CONSTRAINT "quote_acceptances_signer_id_fkey" FOREIGN KEY ("signer_id")
        REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "quote_acceptances_signer_id_idx" ON "quote_acceptances"("signer_id");

-- Files of acceptances named the address and the browser of who signed: each is made anew without them when it is asked
-- for. The evidence is the row, which the office reads.
WITH gone AS (DELETE FROM "document_files" WHERE "kind" = 'acceptance' RETURNING "storage_key")
INSERT INTO "pending_files" ("key", "created_at")
    SELECT "storage_key", now() - interval '2 days' FROM gone
    ON CONFLICT ("key") DO NOTHING;
