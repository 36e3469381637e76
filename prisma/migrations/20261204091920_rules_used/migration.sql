-- Rules were marked as used where any document had been issued: those that no document and no payment has gone by are not.
UPDATE "dated_rules" r SET "used_at" = NULL WHERE "used_at" IS NOT NULL AND (
    ("kind"::text LIKE 'vat\_withheld\_%'
        AND NOT EXISTS (SELECT FROM "payments" p WHERE p."vat_withheld" > 0 AND p."paid_on" >= r."valid_from"))
    OR ("kind" = 'vat_withheld_sole_trader'
        AND NOT EXISTS (SELECT FROM "legal_identity" WHERE "legal_form"::text = 'sole_trader'))
    OR ("kind" IN ('stamp_duty_cash', 'cash_warning_amount', 'cash_fine')
        AND NOT EXISTS (SELECT FROM "payments" p WHERE p."mode" = 'cash' AND p."paid_on" >= r."valid_from"))
    OR ("kind"::text LIKE 'mention\_%'
        AND NOT EXISTS (SELECT FROM "invoice_taxes" t JOIN "invoices" i ON i."id" = t."invoice_id"
            WHERE 'mention_' || t."exemption" = r."kind"::text AND i."issued_on" >= r."valid_from")
        AND NOT EXISTS (SELECT FROM "quotes" q
            WHERE q."document" LIKE '%"exemption":"' || substr(r."kind"::text, 9) || '"%' AND q."sent_at" >= r."valid_from"))
);
