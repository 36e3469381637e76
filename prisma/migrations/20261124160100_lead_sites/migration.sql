-- Leads are counted by the site that led to ours too, as views are.
CREATE FUNCTION counts_of_source(
    status "InquiryStatus", is_spam BOOLEAN, created_at TIMESTAMPTZ, channel "InquiryChannel", page TEXT, campaign TEXT,
    site TEXT
)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT of.name, concat_ws(' ', CASE WHEN channel = 'form' THEN 'form' ELSE 'other' END, status::text,
            left(coalesce(of.value, '?'), 300)),
        date_trunc(of.step, created_at + interval '1 hour', 'UTC'), 1::bigint
    FROM (VALUES
        ('leads_by_page', page, 'day'), ('leads_by_campaign', campaign, 'day'), ('leads_by_site', site, 'day'),
        ('leads_by_page_and_month', page, 'month'), ('leads_by_campaign_and_month', campaign, 'month'),
        ('leads_by_site_and_month', site, 'month')
    ) AS of (name, value, step) WHERE NOT is_spam
$$;

CREATE OR REPLACE FUNCTION count_lead_sources() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
    IF TG_OP <> 'INSERT' AND current_setting('zellige.keep_counts', true) = 'on' THEN
        RETURN NULL;
    END IF;
    IF TG_OP = 'INSERT' THEN
        INSERT INTO row_count_changes (name, key, at, count)
        SELECT c.name, c.key, c.at, sum(c.count) FROM new_rows r, LATERAL counts_of_source(
            r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign, r.last_referrer) c GROUP BY 1, 2, 3;
    ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO row_count_changes (name, key, at, count)
        SELECT c.name, c.key, c.at, -sum(c.count) FROM old_rows r, LATERAL counts_of_source(
            r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign, r.last_referrer) c GROUP BY 1, 2, 3;
    ELSE
        INSERT INTO row_count_changes (name, key, at, count)
        SELECT changes.name, changes.key, changes.at, sum(changes.count) FROM (
            SELECT c.name, c.key, c.at, c.count FROM new_rows r, LATERAL counts_of_source(
            r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign, r.last_referrer) c
            UNION ALL
            SELECT c.name, c.key, c.at, -c.count FROM old_rows r, LATERAL counts_of_source(
            r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign, r.last_referrer) c
        ) AS changes GROUP BY 1, 2, 3 HAVING sum(changes.count) <> 0;
    END IF;
    RETURN NULL;
END
$body$;

DROP FUNCTION counts_of_source("InquiryStatus", BOOLEAN, TIMESTAMPTZ, "InquiryChannel", TEXT, TEXT);

SELECT recount_rows(
    'contact_inquiries'::regclass,
    'counts_of_source(r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign, r.last_referrer)',
    ARRAY['leads_by_page', 'leads_by_campaign', 'leads_by_site',
        'leads_by_page_and_month', 'leads_by_campaign_and_month', 'leads_by_site_and_month']);
