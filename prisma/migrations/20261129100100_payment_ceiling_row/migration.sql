-- A new value of a type is used once the migration that adds it is committed.
INSERT INTO "fiscal_rules" ("kind", "value", "source", "valid_from") VALUES
    ('payment_days_max', 120, 'loi 69-21', '2023-07-01');
