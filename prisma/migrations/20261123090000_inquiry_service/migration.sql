-- Who writes gives an e-mail address or a telephone, and says what for and for how much.
CREATE TYPE "BudgetRange" AS ENUM ('small', 'medium', 'large');
ALTER TABLE "contact_inquiries" ADD COLUMN "tier_name" "TierName", ADD COLUMN "budget_range" "BudgetRange";
ALTER TABLE "contact_inquiries" ALTER COLUMN "email" DROP NOT NULL;
ALTER TABLE "contact_inquiries" ADD CONSTRAINT "contact_inquiries_reachable_check"
    CHECK ("email" IS NOT NULL OR "phone" IS NOT NULL);

-- The search finds a telephone too, as it is kept and as it is written at home.
DROP INDEX "contact_inquiries_search_text_idx";
ALTER TABLE "contact_inquiries" DROP COLUMN "search_text";
ALTER TABLE "contact_inquiries" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
    plain_text("name" || E'\n' || coalesce("email", '') || E'\n' || coalesce("company", '') || E'\n'
        || coalesce("phone", '') || E'\n' || replace(coalesce("phone", ''), '+212', '0') || E'\n' || "message")
) STORED;
CREATE INDEX "contact_inquiries_search_text_idx" ON "contact_inquiries" USING GIN ("search_text" gin_trgm_ops);
