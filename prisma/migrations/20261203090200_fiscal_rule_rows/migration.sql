-- New values of a type are used once the migration that adds them is committed.
INSERT INTO "fiscal_rules" ("kind", "value", "source", "valid_from") VALUES
    ('vat_withheld_sole_trader', 10000, 'CGI, art. 117-V', '2024-07-01'),
    ('late_letter_first', 3, 'usage de l’agence', '2020-01-01'),
    ('late_letter_second', 15, 'usage de l’agence', '2020-01-01'),
    ('quote_reminder', 3, 'usage de l’agence', '2020-01-01');
INSERT INTO "fiscal_rules" ("kind", "value", "source", "valid_from", "text_fr", "text_es", "text_ar") VALUES
    ('mention_export', 0, 'CGI, art. 92-I-1° et 145-III', '2020-01-01',
     E'Exonération de TVA\u202f: exportation de services, art. 92-I-1° du CGI',
     'Exento de IVA: exportación de servicios, art. 92-I-1° del CGI marroquí',
     E'معفى من الضريبة على القيمة المضافة: تصدير الخدمات، المادة \u200e92-I-1°\u200e من المدونة العامة للضرائب'),
    ('mention_auto_entrepreneur', 0, 'loi 114-13', '2020-01-01',
     E'TVA non applicable\u202f: auto-entrepreneur, loi 114-13',
     'IVA no aplicable: autoempresario, ley 114-13',
     E'الضريبة على القيمة المضافة غير مطبقة: مقاول ذاتي، القانون \u200e114-13\u200e'),
    ('mention_article_91', 0, 'CGI, art. 91 et 145-III', '2020-01-01',
     'Exonération de TVA sans droit à déduction, art. 91 du CGI',
     'Exento de IVA sin derecho a deducción, art. 91 del CGI marroquí',
     'معفى من الضريبة على القيمة المضافة دون الحق في الخصم، المادة 91 من المدونة العامة للضرائب'),
    ('mention_article_92', 0, 'CGI, art. 92 et 145-III', '2020-01-01',
     'Exonération de TVA avec droit à déduction, art. 92 du CGI',
     'Exento de IVA con derecho a deducción, art. 92 del CGI marroquí',
     'معفى من الضريبة على القيمة المضافة مع الحق في الخصم، المادة 92 من المدونة العامة للضرائب'),
    ('mention_article_94', 0, 'CGI, art. 94 et 145-III', '2020-01-01',
     'Suspension de TVA, art. 94 du CGI',
     'Suspensión del IVA, art. 94 del CGI marroquí',
     'وقف استيفاء الضريبة على القيمة المضافة، المادة 94 من المدونة العامة للضرائب');

ALTER TABLE "fiscal_rules" ADD CONSTRAINT "fiscal_rules_texts" CHECK (
    ("kind"::text LIKE 'mention\_%') = ("text_fr" IS NOT NULL AND "text_es" IS NOT NULL AND "text_ar" IS NOT NULL)
);

-- What earlier documents and payments went by cannot be told apart any more: it stays as it is.
UPDATE "fiscal_rules" SET "used_at" = now() WHERE "valid_from" <= CURRENT_DATE
    AND "kind" NOT IN ('late_letter_first', 'late_letter_second', 'quote_reminder')
    AND (EXISTS (SELECT FROM "invoices" WHERE "issued_at" IS NOT NULL) OR EXISTS (SELECT FROM "quotes" WHERE "number" IS NOT NULL));
UPDATE "vat_rates" SET "used_at" = now() WHERE "valid_from" <= CURRENT_DATE
    AND (EXISTS (SELECT FROM "invoices" WHERE "issued_at" IS NOT NULL) OR EXISTS (SELECT FROM "quotes" WHERE "number" IS NOT NULL));
