-- A text as addresses and numbers are looked for in it: in lower case and without what may stand between digits. Null where
-- it holds neither, so that an index of it stays small.
CREATE FUNCTION contact_text(said TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT CASE WHEN closed ~ '@|[0-9]{9}' THEN closed END
    FROM (SELECT translate(lower(said), ' .()/-' || chr(160) || chr(8239), '') AS closed) AS written
$$;

-- Where another person's account, once it is erased, may still be named.
CREATE INDEX "projects_title_contacts_idx" ON "projects" USING GIN (contact_text("title") gin_trgm_ops);
CREATE INDEX "projects_description_contacts_idx" ON "projects" USING GIN (contact_text("description") gin_trgm_ops);
CREATE INDEX "inquiry_events_text_contacts_idx" ON "inquiry_events" USING GIN (contact_text("text") gin_trgm_ops);
CREATE INDEX "contact_inquiries_next_action_contacts_idx"
    ON "contact_inquiries" USING GIN (contact_text("next_action") gin_trgm_ops);
CREATE INDEX "audit_entries_details_contacts_idx" ON "audit_entries" USING GIN (contact_text("details"::text) gin_trgm_ops);
CREATE INDEX "kept_inputs_fields_contacts_idx" ON "kept_inputs" USING GIN (contact_text("fields"::text) gin_trgm_ops);
CREATE INDEX "jobs_payload_contacts_idx" ON "jobs" USING GIN (contact_text("payload"::text) gin_trgm_ops);
CREATE INDEX "jobs_last_error_contacts_idx" ON "jobs" USING GIN (contact_text("last_error") gin_trgm_ops);
CREATE INDEX "mail_messages_last_error_contacts_idx" ON "mail_messages" USING GIN (contact_text("last_error") gin_trgm_ops);

-- Entries about a person by whatever they are about, and by the client whom they name.
CREATE INDEX "audit_entries_target_id_idx" ON "audit_entries" ("target_id");
CREATE INDEX "audit_entries_client_idx" ON "audit_entries" (("details" ->> 'client_id'))
    WHERE "details" ->> 'client_id' IS NOT NULL;

-- What a letter tells in lines of its own, outside what it quotes: addresses, and the links to inquiries.
CREATE FUNCTION told_in(letter TEXT) RETURNS TEXT[] LANGUAGE SQL IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT array_agg(DISTINCT told) FROM string_to_table(letter, chr(10)) AS line, LATERAL (VALUES
        (CASE WHEN split_part(line, ': ', 2) LIKE '%@%' THEN lower(split_part(line, ': ', 2)) END),
        (substring(line FROM '/admin/inquiries/[0-9a-f-]{36}$'))
    ) AS found (told) WHERE line NOT LIKE '>%' AND told IS NOT NULL
$$;

CREATE INDEX "mail_messages_told_idx" ON "mail_messages" USING GIN (told_in("text"));
CREATE INDEX "mail_messages_reviews_idx" ON "mail_messages" ("created_at") WHERE "kind" = 'new-review';
CREATE INDEX "mail_messages_erasures_idx" ON "mail_messages" ("created_at") WHERE "kind" = 'data-erased';

-- Who wrote, however the address is typed, set aside or not; and by telephone alone.
CREATE INDEX "contact_inquiries_lower_email_idx" ON "contact_inquiries" (lower("email"));
CREATE INDEX "contact_inquiries_phone_alone_idx" ON "contact_inquiries" ("phone") WHERE "email" IS NULL;
