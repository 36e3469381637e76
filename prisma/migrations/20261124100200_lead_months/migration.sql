-- Of whole years the leads of a page or campaign are counted by month too: a year of days is a hundred thousand counts.
CREATE OR REPLACE FUNCTION counts_of_source(
    status "InquiryStatus", is_spam BOOLEAN, created_at TIMESTAMPTZ, channel "InquiryChannel", page TEXT, campaign TEXT
)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT of.name, concat_ws(' ', CASE WHEN channel = 'form' THEN 'form' ELSE 'other' END, status::text,
            left(coalesce(of.value, '?'), 300)),
        date_trunc(of.step, created_at + interval '1 hour', 'UTC'), 1::bigint
    FROM (VALUES
        ('leads_by_page', page, 'day'), ('leads_by_campaign', campaign, 'day'),
        ('leads_by_page_and_month', page, 'month'), ('leads_by_campaign_and_month', campaign, 'month')
    ) AS of (name, value, step) WHERE NOT is_spam
$$;

SELECT recount_rows(
    'contact_inquiries'::regclass,
    'counts_of_source(r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign)',
    ARRAY['leads_by_page', 'leads_by_campaign', 'leads_by_page_and_month', 'leads_by_campaign_and_month']);
