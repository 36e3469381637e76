-- What the lists of billing clients and of quotes search, written by the database.
ALTER TABLE "billing_clients" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
    plain_text("legal_name" || E'\n' || coalesce("contact_name", '') || E'\n' || coalesce("email", '') || E'\n' || coalesce("ice", ''))
) STORED;
ALTER TABLE "quotes" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
    plain_text("title" || E'\n' || coalesce("number", ''))
) STORED;
CREATE INDEX "billing_clients_search_text_idx" ON "billing_clients" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "quotes_search_text_idx" ON "quotes" USING GIN ("search_text" gin_trgm_ops);

-- The orders of those lists.
CREATE INDEX "billing_clients_plain_name_idx" ON "billing_clients" (plain_text("legal_name"), "id");
CREATE INDEX "quotes_status_gross_idx" ON "quotes" ("status", "gross" DESC, "id" DESC);
CREATE INDEX "quotes_gross_idx" ON "quotes" ("gross" DESC, "id" DESC);

-- The token of a link, encrypted under a key outside the database: the office copies it again, a dump opens nothing.
ALTER TABLE "quote_links" ADD COLUMN "sealed_token" TEXT;

-- How many quotes there are of each status.
CREATE FUNCTION counts_of_quote(status "QuoteStatus")
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'quotes', status::text, TIMESTAMPTZ 'epoch', 1::bigint
$$;

CREATE FUNCTION count_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        INSERT INTO row_count_changes (name, key, at, count)
        SELECT c.name, c.key, c.at, sum(c.count) FROM new_rows r, LATERAL counts_of_quote(r.status) c GROUP BY 1, 2, 3;
    ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO row_count_changes (name, key, at, count)
        SELECT c.name, c.key, c.at, -sum(c.count) FROM old_rows r, LATERAL counts_of_quote(r.status) c GROUP BY 1, 2, 3;
    ELSE
        INSERT INTO row_count_changes (name, key, at, count)
        SELECT changes.name, changes.key, changes.at, sum(changes.count) FROM (
            SELECT c.name, c.key, c.at, c.count FROM new_rows r, LATERAL counts_of_quote(r.status) c
            UNION ALL
            SELECT c.name, c.key, c.at, -c.count FROM old_rows r, LATERAL counts_of_quote(r.status) c
        ) AS changes GROUP BY 1, 2, 3 HAVING sum(changes.count) <> 0;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER count_inserted AFTER INSERT ON "quotes" REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_quotes();
CREATE TRIGGER count_updated AFTER UPDATE ON "quotes" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_quotes();
CREATE TRIGGER count_deleted AFTER DELETE ON "quotes" REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_quotes();
SELECT recount_rows('quotes'::regclass, 'counts_of_quote(r.status)', ARRAY['quotes']);
