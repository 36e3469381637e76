-- Of whole years views and clicks are counted by month too, as leads are: a year of days is a hundred thousand rows.
CREATE FUNCTION counts_of_page_views(day DATE, page TEXT, campaign TEXT, site TEXT, views INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT of.name, left(of.value, 300), month_of(day), views::bigint
    FROM (VALUES
        ('views_by_page_and_month', page), ('views_by_campaign_and_month', campaign), ('views_by_site_and_month', site)
    ) AS of (name, value)
$$;

CREATE FUNCTION counts_of_clicks(day DATE, page TEXT, campaign TEXT, clicks INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT of.name, left(of.value, 300), month_of(day), clicks::bigint
    FROM (VALUES ('clicks_by_page_and_month', page), ('clicks_by_campaign_and_month', campaign)) AS of (name, value)
$$;

-- Counts a table by triggers from now on, and what it holds. Of each table a function for its triggers, written out so that
-- its plans are kept: with the rows as they were and as they are, it adds what they count as.
CREATE FUNCTION count_rows_by_trigger(counted_table TEXT, counted TEXT, names TEXT[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format($format$
        CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
        BEGIN
            IF TG_OP = 'INSERT' THEN
                INSERT INTO row_count_changes (name, key, at, count)
                SELECT c.name, c.key, c.at, sum(c.count) FROM new_rows r, LATERAL %3$s c GROUP BY 1, 2, 3;
            ELSIF TG_OP = 'DELETE' THEN
                INSERT INTO row_count_changes (name, key, at, count)
                SELECT c.name, c.key, c.at, -sum(c.count) FROM old_rows r, LATERAL %3$s c GROUP BY 1, 2, 3;
            ELSE
                INSERT INTO row_count_changes (name, key, at, count)
                SELECT changes.name, changes.key, changes.at, sum(changes.count) FROM (
                    SELECT c.name, c.key, c.at, c.count FROM new_rows r, LATERAL %3$s c
                    UNION ALL
                    SELECT c.name, c.key, c.at, -c.count FROM old_rows r, LATERAL %3$s c
                ) AS changes GROUP BY 1, 2, 3 HAVING sum(changes.count) <> 0;
            END IF;
            RETURN NULL;
        END
        $body$;
        CREATE TRIGGER count_inserted AFTER INSERT ON %2$I REFERENCING NEW TABLE AS new_rows
            FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
        CREATE TRIGGER count_updated AFTER UPDATE ON %2$I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
            FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
        CREATE TRIGGER count_deleted AFTER DELETE ON %2$I REFERENCING OLD TABLE AS old_rows
            FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
        $format$, 'count_' || counted_table, counted_table, counted);
    PERFORM recount_rows(counted_table::regclass, counted, names);
END
$$;

SELECT count_rows_by_trigger(
    'page_views', 'counts_of_page_views(r.day, r.page, r.campaign, r.referrer, r.views)',
    ARRAY['views_by_page_and_month', 'views_by_campaign_and_month', 'views_by_site_and_month']);
SELECT count_rows_by_trigger(
    'contact_clicks', 'counts_of_clicks(r.day, r.page, r.campaign, r.clicks)',
    ARRAY['clicks_by_page_and_month', 'clicks_by_campaign_and_month']);
