-- Where a transaction sets zellige.keep_counts, what it takes from leads or deletes stays counted by page and campaign: an
-- erasure or a purge leaves the figures of the past as they were.
CREATE OR REPLACE FUNCTION count_lead_sources() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
    IF TG_OP <> 'INSERT' AND current_setting('zellige.keep_counts', true) = 'on' THEN
        RETURN NULL;
    END IF;
    IF TG_OP = 'INSERT' THEN
        INSERT INTO row_count_changes (name, key, at, count)
        SELECT c.name, c.key, c.at, sum(c.count) FROM new_rows r, LATERAL counts_of_source(
            r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign) c GROUP BY 1, 2, 3;
    ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO row_count_changes (name, key, at, count)
        SELECT c.name, c.key, c.at, -sum(c.count) FROM old_rows r, LATERAL counts_of_source(
            r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign) c GROUP BY 1, 2, 3;
    ELSE
        INSERT INTO row_count_changes (name, key, at, count)
        SELECT changes.name, changes.key, changes.at, sum(changes.count) FROM (
            SELECT c.name, c.key, c.at, c.count FROM new_rows r, LATERAL counts_of_source(
            r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign) c
            UNION ALL
            SELECT c.name, c.key, c.at, -c.count FROM old_rows r, LATERAL counts_of_source(
            r.status, r.is_spam, r.created_at, r.channel, r.last_page, r.last_campaign) c
        ) AS changes GROUP BY 1, 2, 3 HAVING sum(changes.count) <> 0;
    END IF;
    RETURN NULL;
END
$body$;
