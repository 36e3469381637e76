-- What each client accepted in a month, beside what he was invoiced and has paid.
CREATE OR REPLACE FUNCTION counts_of_acceptance(quote_id UUID, accepted_at TIMESTAMPTZ, gross INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT c.name, c.key, month_of(($2 AT TIME ZONE 'Africa/Casablanca')::date), $3::bigint
    FROM quotes q, LATERAL (VALUES
        ('accepted_by_month', q.currency::text),
        ('accepted_by_client', q.currency::text || ' ' || q.billing_client_id)
    ) AS c (name, key) WHERE q.id = $1 AND c.key IS NOT NULL
$$;

SELECT recount_rows('quote_acceptances'::regclass, 'counts_of_acceptance(r.quote_id, r.accepted_at, r.gross)',
    ARRAY['accepted_by_month', 'accepted_by_client']);
