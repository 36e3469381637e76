-- Every rate, ceiling, delay and mention is a dated row, which the owner edits until something has gone by it.
ALTER TYPE "FiscalRuleKind" ADD VALUE 'vat_withheld_sole_trader';
ALTER TYPE "FiscalRuleKind" ADD VALUE 'late_letter_first';
ALTER TYPE "FiscalRuleKind" ADD VALUE 'late_letter_second';
ALTER TYPE "FiscalRuleKind" ADD VALUE 'quote_reminder';
ALTER TYPE "FiscalRuleKind" ADD VALUE 'mention_export';
ALTER TYPE "FiscalRuleKind" ADD VALUE 'mention_auto_entrepreneur';
ALTER TYPE "FiscalRuleKind" ADD VALUE 'mention_article_91';
ALTER TYPE "FiscalRuleKind" ADD VALUE 'mention_article_92';
ALTER TYPE "FiscalRuleKind" ADD VALUE 'mention_article_94';

ALTER TABLE "fiscal_rules" ADD COLUMN "text_fr" TEXT;
ALTER TABLE "fiscal_rules" ADD COLUMN "text_es" TEXT;
ALTER TABLE "fiscal_rules" ADD COLUMN "text_ar" TEXT;
-- When the first document or payment went by it: from then on it stays as it is.
ALTER TABLE "fiscal_rules" ADD COLUMN "used_at" TIMESTAMPTZ(3);
ALTER TABLE "vat_rates" ADD COLUMN "used_at" TIMESTAMPTZ(3);

-- The longest delay is a dated rule, which the settings are held against.
ALTER TABLE "legal_identity" DROP CONSTRAINT "legal_identity_terms";
ALTER TABLE "legal_identity" ADD CONSTRAINT "legal_identity_terms" CHECK (
    "deposit_percent" BETWEEN 0 AND 100 AND "quote_validity_days" BETWEEN 1 AND 365
    AND "payment_days" BETWEEN 0 AND 365
);
