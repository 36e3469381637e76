-- The day in Casablanca, whatever data of time zones the database was built with: the first of these instants put the clock
-- an hour forward, the next back, and so on. The same as app/lib/dates/casablanca.ts, which a test compares.
CREATE FUNCTION day_in_casablanca(moment TIMESTAMPTZ) RETURNS DATE LANGUAGE SQL IMMUTABLE AS $$
    SELECT (moment AT TIME ZONE 'UTC' + (
        SELECT count(*) % 2 FROM unnest(ARRAY[
            '2008-06-01 00:00Z', '2008-08-31 23:00Z', '2009-06-01 00:00Z', '2009-08-20 23:00Z',
            '2010-05-02 00:00Z', '2010-08-07 23:00Z', '2011-04-03 00:00Z', '2011-07-30 23:00Z',
            '2012-04-29 02:00Z', '2012-07-20 02:00Z', '2012-08-20 02:00Z', '2012-09-30 02:00Z',
            '2013-04-28 02:00Z', '2013-07-07 02:00Z', '2013-08-10 02:00Z', '2013-10-27 02:00Z',
            '2014-03-30 02:00Z', '2014-06-28 02:00Z', '2014-08-02 02:00Z', '2014-10-26 02:00Z',
            '2015-03-29 02:00Z', '2015-06-14 02:00Z', '2015-07-19 02:00Z', '2015-10-25 02:00Z',
            '2016-03-27 02:00Z', '2016-06-05 02:00Z', '2016-07-10 02:00Z', '2016-10-30 02:00Z',
            '2017-03-26 02:00Z', '2017-05-21 02:00Z', '2017-07-02 02:00Z', '2017-10-29 02:00Z',
            '2018-03-25 02:00Z', '2018-05-13 02:00Z', '2018-06-17 02:00Z', '2019-05-05 02:00Z',
            '2019-06-09 02:00Z', '2020-04-19 02:00Z', '2020-05-31 02:00Z', '2021-04-11 02:00Z',
            '2021-05-16 02:00Z', '2022-03-27 02:00Z', '2022-05-08 02:00Z', '2023-03-19 02:00Z',
            '2023-04-23 02:00Z', '2024-03-10 02:00Z', '2024-04-14 02:00Z', '2025-02-23 02:00Z',
            '2025-04-06 02:00Z', '2026-02-15 02:00Z', '2026-03-22 02:00Z', '2026-09-20 01:00Z'
        ]::timestamptz[]) AS changed WHERE changed <= moment
    ) * interval '1 hour')::date
$$;

CREATE OR REPLACE FUNCTION counts_of_acceptance(quote_id UUID, accepted_at TIMESTAMPTZ, gross INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT c.name, c.key, month_of(day_in_casablanca($2)), $3::bigint
    FROM quotes q, LATERAL (VALUES
        ('accepted_by_month', q.currency::text),
        ('accepted_by_client', q.currency::text || ' ' || q.billing_client_id)
    ) AS c (name, key) WHERE q.id = $1 AND c.key IS NOT NULL
$$;

SELECT recount_rows('quote_acceptances'::regclass, 'counts_of_acceptance(r.quote_id, r.accepted_at, r.gross)',
    ARRAY['accepted_by_month', 'accepted_by_client']);
