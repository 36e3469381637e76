-- By which page, site and campaign each lead came first and last. Null where it is not known; empty where there was none.
ALTER TABLE "contact_inquiries"
    ADD COLUMN "first_page" TEXT,
    ADD COLUMN "first_referrer" TEXT,
    ADD COLUMN "first_campaign" TEXT,
    ADD COLUMN "first_at" TIMESTAMPTZ(3),
    ADD COLUMN "last_page" TEXT,
    ADD COLUMN "last_referrer" TEXT,
    ADD COLUMN "last_campaign" TEXT,
    ADD COLUMN "last_at" TIMESTAMPTZ(3),
    ADD COLUMN "reference_code" TEXT;

-- Leads by day and page, and by day and campaign, with what has become of them: '?' stands for what is not known. A day
-- begins when it does in Casablanca outside Ramadan, as those of the views.
CREATE FUNCTION counts_of_source(
    status "InquiryStatus", is_spam BOOLEAN, created_at TIMESTAMPTZ, channel "InquiryChannel", page TEXT, campaign TEXT
)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT of.name, concat_ws(' ', CASE WHEN channel = 'form' THEN 'form' ELSE 'other' END, status::text,
            left(coalesce(of.value, '?'), 300)),
        date_trunc('day', created_at + interval '1 hour', 'UTC'), 1::bigint
    FROM (VALUES ('leads_by_page', page), ('leads_by_campaign', campaign)) AS of (name, value) WHERE NOT is_spam
$$;

DO $do$
DECLARE
    expression CONSTANT TEXT :=
        'counts_of_source(r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign)';
BEGIN
    EXECUTE format($format$
        CREATE FUNCTION count_lead_sources() RETURNS trigger LANGUAGE plpgsql AS $body$
        BEGIN
            IF TG_OP = 'INSERT' THEN
                INSERT INTO row_count_changes (name, key, at, count)
                SELECT c.name, c.key, c.at, sum(c.count) FROM new_rows r, LATERAL %1$s c GROUP BY 1, 2, 3;
            ELSIF TG_OP = 'DELETE' THEN
                INSERT INTO row_count_changes (name, key, at, count)
                SELECT c.name, c.key, c.at, -sum(c.count) FROM old_rows r, LATERAL %1$s c GROUP BY 1, 2, 3;
            ELSE
                INSERT INTO row_count_changes (name, key, at, count)
                SELECT changes.name, changes.key, changes.at, sum(changes.count) FROM (
                    SELECT c.name, c.key, c.at, c.count FROM new_rows r, LATERAL %1$s c
                    UNION ALL
                    SELECT c.name, c.key, c.at, -c.count FROM old_rows r, LATERAL %1$s c
                ) AS changes GROUP BY 1, 2, 3 HAVING sum(changes.count) <> 0;
            END IF;
            RETURN NULL;
        END
        $body$;
        CREATE TRIGGER count_sources_inserted AFTER INSERT ON contact_inquiries REFERENCING NEW TABLE AS new_rows
            FOR EACH STATEMENT EXECUTE FUNCTION count_lead_sources();
        CREATE TRIGGER count_sources_updated AFTER UPDATE ON contact_inquiries
            REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
            FOR EACH STATEMENT EXECUTE FUNCTION count_lead_sources();
        CREATE TRIGGER count_sources_deleted AFTER DELETE ON contact_inquiries REFERENCING OLD TABLE AS old_rows
            FOR EACH STATEMENT EXECUTE FUNCTION count_lead_sources();
    $format$, expression);
    PERFORM recount_rows('contact_inquiries'::regclass, expression, ARRAY['leads_by_page', 'leads_by_campaign']);
END
$do$;
