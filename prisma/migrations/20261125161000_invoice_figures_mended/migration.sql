-- A name that is a column too means the column: what is counted here are the parameters, an acceptance's sum and a
-- payment's own part of the tax.
CREATE OR REPLACE FUNCTION counts_of_payment_tax(payment_id UUID, rate_bp INTEGER, base INTEGER, tax INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT c.name, i.currency::text || ' ' || $2, month_of(p.paid_on), c.count
    FROM payments p JOIN invoices i ON i.id = p.invoice_id,
        LATERAL (VALUES ('vat_by_month', $4::bigint), ('vat_base_by_month', $3::bigint)) AS c (name, count)
    WHERE p.id = $1
$$;

CREATE OR REPLACE FUNCTION counts_of_acceptance(quote_id UUID, accepted_at TIMESTAMPTZ, gross INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'accepted_by_month', q.currency::text, month_of(($2 AT TIME ZONE 'Africa/Casablanca')::date), $3::bigint
    FROM quotes q WHERE q.id = $1
$$;

SELECT recount_rows('payment_taxes'::regclass, 'counts_of_payment_tax(r.payment_id, r.rate_bp, r.base, r.tax)',
    ARRAY['vat_by_month', 'vat_base_by_month']);
SELECT recount_rows('quote_acceptances'::regclass, 'counts_of_acceptance(r.quote_id, r.accepted_at, r.gross)',
    ARRAY['accepted_by_month']);
