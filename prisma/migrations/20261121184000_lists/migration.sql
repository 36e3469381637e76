-- Counts the saved states of a project: whoever saves over a state he has not seen is told so.
ALTER TABLE "projects" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- What the lists of the back office search, written by the database: to plain_text() each row while searching takes a
-- second among 10,000.
ALTER TABLE "contact_inquiries" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
    plain_text("name" || E'\n' || "email" || E'\n' || coalesce("company", '') || E'\n' || "message")
) STORED;
ALTER TABLE "testimonials" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
    plain_text("name" || E'\n' || coalesce("company", '') || E'\n' || coalesce("position", '') || E'\n' || "content")
) STORED;
ALTER TABLE "projects" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
    plain_text("title" || E'\n' || coalesce("description", ''))
) STORED;
ALTER TABLE "profiles" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
    plain_text(coalesce("full_name", '') || E'\n' || coalesce("company", ''))
) STORED;
ALTER TABLE "credentials" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (plain_text("email")) STORED;
ALTER TABLE "services" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
    plain_text("title" || E'\n' || "description")
) STORED;
ALTER TABLE "mail_messages" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
    plain_text("recipient" || E'\n' || "subject")
) STORED;

CREATE INDEX "contact_inquiries_search_text_idx" ON "contact_inquiries" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "testimonials_search_text_idx" ON "testimonials" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "projects_search_text_idx" ON "projects" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "profiles_search_text_idx" ON "profiles" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "credentials_search_text_idx" ON "credentials" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "services_search_text_idx" ON "services" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "mail_messages_search_text_idx" ON "mail_messages" USING GIN ("search_text" gin_trgm_ops);

-- The orders of those lists.
CREATE INDEX "contact_inquiries_plain_name_idx" ON "contact_inquiries" (plain_text("name"), "created_at" DESC);
CREATE INDEX "testimonials_plain_name_idx" ON "testimonials" (plain_text("name"), "created_at" DESC);
CREATE INDEX "testimonials_rating_created_at_idx" ON "testimonials" ("rating" DESC, "created_at" DESC);
CREATE INDEX "projects_plain_title_idx" ON "projects" (plain_text("title"), "id");
CREATE INDEX "projects_deadline_created_at_idx" ON "projects" ("deadline", "created_at" DESC);
CREATE INDEX "projects_budget_created_at_idx" ON "projects" ("budget" DESC NULLS LAST, "created_at" DESC);
CREATE INDEX "profiles_plain_name_idx" ON "profiles" (plain_text("full_name"), "id");
CREATE INDEX "services_plain_title_idx" ON "services" (plain_text("title"), "id");
CREATE INDEX "services_created_at_idx" ON "services" ("created_at" DESC);
CREATE INDEX "services_price_starting_created_at_idx" ON "services" ("price_starting", "created_at" DESC);
