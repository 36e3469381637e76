-- How many rows of a kind there are, so that no screen counts a million of them. Each statement that changes them adds
-- a row to row_count_changes, so that no two writers wait for each other; now and then these are added to row_counts.

-- CreateTable
CREATE TABLE "row_counts" (
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "count" BIGINT NOT NULL,

    CONSTRAINT "row_counts_pkey" PRIMARY KEY ("name", "at", "key")
);

-- CreateTable
CREATE TABLE "row_count_changes" (
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "count" BIGINT NOT NULL
);

-- What each row counts as. Hours and days are those of UTC; a count of no time is of the year 1970.
CREATE FUNCTION counts_of_inquiry(status "InquiryStatus", is_spam BOOLEAN, created_at TIMESTAMPTZ, service TEXT)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'inquiries', CASE WHEN is_spam THEN 'spam' ELSE status::text END, TIMESTAMPTZ 'epoch', 1::bigint
    UNION ALL
    SELECT 'inquiries_by_hour', '', date_trunc('hour', created_at, 'UTC'), 1 WHERE NOT is_spam
    UNION ALL
    SELECT 'inquiry_statuses_by_day', status::text, date_trunc('day', created_at, 'UTC'), 1 WHERE NOT is_spam
    UNION ALL
    SELECT 'inquiry_services_by_day', left(coalesce(service, ''), 200), date_trunc('day', created_at, 'UTC'), 1
    WHERE NOT is_spam
$$;

CREATE FUNCTION counts_of_post(is_published BOOLEAN, category TEXT, views_count INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT CASE WHEN is_published THEN 'published_posts' ELSE 'draft_posts' END, left(category, 200),
        TIMESTAMPTZ 'epoch', 1::bigint
    UNION ALL
    SELECT 'post_views', '', TIMESTAMPTZ 'epoch', views_count
$$;

CREATE FUNCTION counts_of_views(day DATE, views INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'views_by_day', '', day::timestamp AT TIME ZONE 'UTC', views::bigint
$$;

CREATE FUNCTION counts_of_mail(status "MailStatus")
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'mail_messages', status::text, TIMESTAMPTZ 'epoch', 1::bigint
$$;

-- Counts a table anew, with all who would write to it waiting.
CREATE FUNCTION recount_rows(counted_table REGCLASS, counted TEXT, names TEXT[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', counted_table);
    DELETE FROM row_counts WHERE name = ANY (names);
    DELETE FROM row_count_changes WHERE name = ANY (names);
    EXECUTE format(
        'INSERT INTO row_counts (name, key, at, count)
         SELECT c.name, c.key, c.at, sum(c.count) FROM %s r, LATERAL %s c GROUP BY 1, 2, 3', counted_table, counted);
END
$$;

-- Of each table a function for its triggers, written out so that its plans are kept, and the triggers: with the rows as
-- they were and as they are, it adds what they count as.
DO $do$
DECLARE
    counted RECORD;
BEGIN
    FOR counted IN SELECT * FROM (VALUES
        ('contact_inquiries', 'counts_of_inquiry(r.status, r.is_spam, r.created_at, r.service_interest)',
         ARRAY['inquiries', 'inquiries_by_hour', 'inquiry_statuses_by_day', 'inquiry_services_by_day']),
        ('blog_posts', 'counts_of_post(r.is_published, r.category, r.views_count)',
         ARRAY['published_posts', 'draft_posts', 'post_views']),
        ('blog_post_views', 'counts_of_views(r.day, r.views)', ARRAY['views_by_day']),
        ('mail_messages', 'counts_of_mail(r.status)', ARRAY['mail_messages'])
    ) AS tables (name, expression, names) LOOP
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
            $format$, 'count_' || counted.name, counted.name, counted.expression);
        PERFORM recount_rows(counted.name::regclass, counted.expression, counted.names);
    END LOOP;
END
$do$;
