-- The inquiry that a letter tells of, so that it goes with that without a look at every text.
ALTER TABLE "mail_messages" ADD COLUMN "inquiry_id" UUID;

UPDATE "mail_messages" m SET "inquiry_id" = e."inquiry_id"
FROM "inquiry_events" e WHERE e."mail_id" = m."id";

UPDATE "mail_messages" SET "inquiry_id" = substring("topic" FROM '^inquiry-owner:([0-9a-f-]{36})$')::uuid
WHERE "inquiry_id" IS NULL AND "topic" ~ '^inquiry-owner:[0-9a-f-]{36}$';

-- By the link to it, which stands in no line that quotes the sender.
UPDATE "mail_messages" SET "inquiry_id" =
    substring("text" FROM '(?n)^(?!>).*/admin/inquiries/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
WHERE "inquiry_id" IS NULL AND "kind" IN ('new-inquiry', 'lead-assigned');

CREATE INDEX "mail_messages_inquiry_id_idx" ON "mail_messages" ("inquiry_id") WHERE "inquiry_id" IS NOT NULL;
CREATE INDEX "mail_messages_recipient_idx" ON "mail_messages" (lower("recipient"));
CREATE INDEX "mail_messages_digests_idx" ON "mail_messages" ("created_at") WHERE "kind" = 'leads-digest';
