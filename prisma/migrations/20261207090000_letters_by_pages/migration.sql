-- What a letter tells in lines of its own, outside what it quotes: addresses, and every page of the office or of a client's
-- space that it links to. An erasure finds by them each letter about what goes.
DROP INDEX "mail_messages_told_idx";

CREATE OR REPLACE FUNCTION told_in(letter TEXT) RETURNS TEXT[] LANGUAGE SQL IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT array_agg(DISTINCT told) FROM string_to_table(letter, chr(10)) AS line, LATERAL (VALUES
        (CASE WHEN split_part(line, ': ', 2) LIKE '%@%' THEN lower(split_part(line, ': ', 2)) END),
        (substring(line FROM '^https?://[^ ]*(/(?:admin|dashboard)/[a-z]+/[0-9a-f-]{36})(?![0-9a-f-])'))
    ) AS found (told) WHERE line NOT LIKE '>%' AND told IS NOT NULL
$$;

CREATE INDEX "mail_messages_told_idx" ON "mail_messages" USING GIN (told_in("text"));

-- The bytes of a proof that no announcement names any more are deleted by housekeeping.
CREATE FUNCTION "release_transfer_proof"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "pending_files" ("key", "created_at") VALUES (OLD."proof_key", now() - interval '2 days')
        ON CONFLICT ("key") DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER "transfer_claims_release" AFTER UPDATE OF "proof_key" ON "transfer_claims"
    FOR EACH ROW WHEN (OLD."proof_key" IS NOT NULL AND NEW."proof_key" IS DISTINCT FROM OLD."proof_key")
    EXECUTE FUNCTION "release_transfer_proof"();
CREATE TRIGGER "transfer_claims_removed" AFTER DELETE ON "transfer_claims"
    FOR EACH ROW WHEN (OLD."proof_key" IS NOT NULL) EXECUTE FUNCTION "release_transfer_proof"();
