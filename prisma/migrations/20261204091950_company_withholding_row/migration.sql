-- A new value of a type is used once the migration that adds it is committed.
INSERT INTO "dated_rules" ("kind", "value", "source", "valid_from") VALUES
    ('vat_withheld_company', 0, 'CGI, art. 117', '2024-07-01');
