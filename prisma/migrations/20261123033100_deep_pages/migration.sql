-- The orders of the long lists with all that they need: a page far away is found without reading a row, and spam, which
-- no list shows among others, lies in an index of its own.

-- DropIndex
DROP INDEX "contact_inquiries_is_spam_status_created_at_idx";
DROP INDEX "contact_inquiries_created_at_idx";
DROP INDEX "contact_inquiries_plain_name_idx";
DROP INDEX "mail_messages_status_created_at_idx";
DROP INDEX "mail_messages_created_at_idx";
DROP INDEX "blog_posts_is_published_published_at_idx";
DROP INDEX "blog_posts_is_published_category_published_at_idx";

CREATE INDEX "contact_inquiries_created_at_id_idx" ON "contact_inquiries" ("created_at" DESC, "id" DESC)
    WHERE NOT "is_spam";
CREATE INDEX "contact_inquiries_status_created_at_id_idx" ON "contact_inquiries" ("status", "created_at" DESC, "id" DESC)
    WHERE NOT "is_spam";
CREATE INDEX "contact_inquiries_spam_idx" ON "contact_inquiries" ("created_at" DESC, "id" DESC) WHERE "is_spam";
CREATE INDEX "contact_inquiries_plain_name_idx"
    ON "contact_inquiries" (plain_text("name"), "created_at" DESC, "id" DESC) INCLUDE ("name", "status")
    WHERE NOT "is_spam";

-- CreateIndex
CREATE INDEX "mail_messages_status_created_at_id_idx" ON "mail_messages"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mail_messages_created_at_id_idx" ON "mail_messages"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "blog_posts_is_published_published_at_id_idx"
    ON "blog_posts"("is_published", "published_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "blog_posts_is_published_category_published_at_id_idx"
    ON "blog_posts"("is_published", "category", "published_at" DESC, "id" DESC);

-- When one of the published articles changed last.
CREATE INDEX "blog_posts_updated_at_idx" ON "blog_posts" ("updated_at") WHERE "is_published";

-- When projects were completed, what they brought, and what others will.
CREATE INDEX "project_events_completed_idx" ON "project_events" ("project_id", "created_at") WHERE "status" = 'completed';
CREATE INDEX "projects_earned_idx" ON "projects" ("id") INCLUDE ("budget", "client_id", "created_at")
    WHERE "status" = 'completed' AND "budget" > 0;
CREATE INDEX "projects_pending_idx" ON "projects" ("status") INCLUDE ("budget") WHERE "status" IN ('pending', 'in_progress');
