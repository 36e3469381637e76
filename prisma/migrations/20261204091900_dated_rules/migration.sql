-- The previous release reads all of "fiscal_rules" and knows five kinds: it finds those there as before, with what the
-- owner changes of them, and none that it does not know. The release after this one drops the view.
ALTER TABLE "fiscal_rules" RENAME TO "dated_rules";
ALTER TABLE "dated_rules" RENAME CONSTRAINT "fiscal_rules_pkey" TO "dated_rules_pkey";
ALTER TABLE "dated_rules" RENAME CONSTRAINT "fiscal_rules_value" TO "dated_rules_value";
ALTER TABLE "dated_rules" RENAME CONSTRAINT "fiscal_rules_span" TO "dated_rules_span";
ALTER TABLE "dated_rules" RENAME CONSTRAINT "fiscal_rules_texts" TO "dated_rules_texts";
ALTER INDEX "fiscal_rules_kind_valid_from_key" RENAME TO "dated_rules_kind_valid_from_key";

CREATE VIEW "fiscal_rules" AS
    SELECT "id", "kind", "value", "source", "valid_from", "valid_until" FROM "dated_rules"
    WHERE "kind" IN ('vat_withheld_public_body', 'stamp_duty_cash', 'cash_warning_amount', 'cash_fine', 'payment_days_max');
