-- When something has to be done about a lead: the earlier of what is planned and the answer that every page promises,
-- until it is given. Nothing of what is converted, rejected or set aside.
ALTER TABLE "contact_inquiries" ADD COLUMN "reply_due_at" TIMESTAMPTZ(3);
UPDATE "contact_inquiries" SET "reply_due_at" = "created_at" + interval '24 hours' WHERE "status" = 'new';

ALTER TABLE "contact_inquiries" ADD COLUMN "due_at" TIMESTAMPTZ(3) GENERATED ALWAYS AS (
    CASE WHEN NOT "is_spam" AND "status" IN ('new', 'contacted', 'qualified') THEN
        least("next_action_at", CASE WHEN "status" = 'new' AND "first_reply_at" IS NULL THEN "reply_due_at" END)
    END
) STORED;

-- What is due, the longest overdue first; and the leads for which nothing is planned, the oldest first.
CREATE INDEX "contact_inquiries_due_at_id_idx" ON "contact_inquiries" ("due_at", "id") WHERE "due_at" IS NOT NULL;
CREATE INDEX "contact_inquiries_unplanned_idx" ON "contact_inquiries" ("created_at", "id")
    WHERE "due_at" IS NULL AND NOT "is_spam" AND "status" IN ('new', 'contacted', 'qualified');
