-- The promised answer stays due until one is given: a call that reached nobody makes a lead 'contacted' and keeps no
-- promise. What was answered has its time in "first_reply_at".
ALTER TABLE "contact_inquiries" DROP COLUMN "due_at";
ALTER TABLE "contact_inquiries" ADD COLUMN "due_at" TIMESTAMPTZ(3) GENERATED ALWAYS AS (
    CASE WHEN NOT "is_spam" AND "status" IN ('new', 'contacted', 'qualified') THEN
        least("next_action_at", CASE WHEN "first_reply_at" IS NULL THEN "reply_due_at" END)
    END
) STORED;

-- Both went with the column.
CREATE INDEX "contact_inquiries_due_at_id_idx" ON "contact_inquiries" ("due_at", "id") WHERE "due_at" IS NOT NULL;
CREATE INDEX "contact_inquiries_unplanned_idx" ON "contact_inquiries" ("created_at", "id")
    WHERE "due_at" IS NULL AND NOT "is_spam" AND "status" IN ('new', 'contacted', 'qualified');
