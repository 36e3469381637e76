-- Who sent a message that was merged, so that its sender may ask for it and for nothing else.
ALTER TABLE "inquiry_merges" ADD COLUMN "sender_email" TEXT;
-- Of which merged inquiry a line of the history is.
ALTER TABLE "inquiry_events" ADD COLUMN "merged_id" UUID;
-- Whether the address of an inquiry came with a merged message: who reads it is not known to have sent the inquiry.
ALTER TABLE "contact_inquiries" ADD COLUMN "email_from_merge" BOOLEAN NOT NULL DEFAULT false;

-- Where one inquiry alone was merged, its message and its line of the merger are known.
UPDATE "inquiry_events" e SET "merged_id" = m."merged_id"
FROM "inquiry_merges" m
WHERE e."inquiry_id" = m."inquiry_id"
    AND (SELECT count(*) FROM "inquiry_merges" o WHERE o."inquiry_id" = m."inquiry_id") = 1
    AND ((e."kind" = 'message' AND e."text" LIKE 'Nom' || chr(8239) || ': %') OR e."kind" = 'merge');
UPDATE "inquiry_merges" m
SET "sender_email" = lower(substring(split_part(e."text", E'\n\n', 1) FROM '(?n)^E-mail' || chr(8239) || ': (.+)$'))
FROM "inquiry_events" e WHERE e."merged_id" = m."merged_id" AND e."kind" = 'message';

CREATE INDEX "inquiry_merges_sender_email_idx" ON "inquiry_merges" ("sender_email") WHERE "sender_email" IS NOT NULL;
CREATE INDEX "inquiry_events_merged_id_idx" ON "inquiry_events" ("merged_id") WHERE "merged_id" IS NOT NULL;
