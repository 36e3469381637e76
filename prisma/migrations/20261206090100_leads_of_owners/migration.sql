-- The list of inquiries shows those of one of the team, or of nobody, in its order: however few or old they are.
CREATE INDEX "contact_inquiries_owner_created_at_idx" ON "contact_inquiries" ("owner_id", "created_at" DESC, "id" DESC)
    WHERE "owner_id" IS NOT NULL AND NOT "is_spam";
CREATE INDEX "contact_inquiries_unowned_idx" ON "contact_inquiries" ("created_at" DESC, "id" DESC)
    WHERE "owner_id" IS NULL AND NOT "is_spam";
