-- Whose an invoice is and in which currency stands in the invoice alone. A balance keeps the sum it began with, which its
-- own sums are checked by, and the day it is due, in whose order the open ones are read. What is owed is counted by that day.
CREATE OR REPLACE FUNCTION counts_of(b invoice_balances)
RETURNS TABLE (name TEXT, key TEXT, at TIMESTAMPTZ, count BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'invoice_balances', CASE WHEN b.settled_at IS NULL THEN 'open' ELSE 'settled' END, TIMESTAMPTZ 'epoch', 1::bigint
    UNION ALL
    SELECT 'owed_by_day', i.currency::text, b.due_on::timestamp AT TIME ZONE 'UTC', b.remaining
    FROM invoices i WHERE i.id = b.invoice_id AND b.settled_at IS NULL
$$;
ALTER TABLE invoice_balances DROP COLUMN billing_client_id, DROP COLUMN currency;
SELECT recount_rows('invoice_balances', ARRAY['invoice_balances', 'owed_by_day']);
