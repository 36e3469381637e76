-- One trigger function counts the rows of every counted table: each has a counts_of, which says what a row counts as.
DROP FUNCTION count_mail_messages, count_blog_posts, count_blog_post_views, count_contact_inquiries, count_lead_sources,
    count_page_views, count_contact_clicks, count_quotes, count_quote_acceptances, count_invoices,
    count_invoice_balances, count_payments, count_payment_taxes CASCADE;
DROP FUNCTION counts_of_mail, counts_of_post, counts_of_views, counts_of_source, counts_of_inquiry,
    counts_of_page_views, counts_of_clicks, counts_of_quote, counts_of_acceptance, counts_of_invoice,
    counts_of_balance, counts_of_payment, counts_of_payment_tax, count_rows_by_trigger, recount_rows;

CREATE FUNCTION counts_of(m mail_messages)
RETURNS TABLE (name TEXT, key TEXT, at TIMESTAMPTZ, count BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'mail_messages', m.status::text, TIMESTAMPTZ 'epoch', 1::bigint
$$;

CREATE FUNCTION counts_of(p blog_posts)
RETURNS TABLE (name TEXT, key TEXT, at TIMESTAMPTZ, count BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT CASE WHEN p.is_published THEN 'published_posts' ELSE 'draft_posts' END, left(p.category, 200),
        TIMESTAMPTZ 'epoch', 1::bigint
    UNION ALL
    SELECT 'post_views', '', TIMESTAMPTZ 'epoch', p.views_count
$$;

-- By source and day, and by source and month for whole years.
CREATE FUNCTION counts_of(i contact_inquiries)
RETURNS TABLE (name TEXT, key TEXT, at TIMESTAMPTZ, count BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'inquiries', CASE WHEN i.is_spam THEN 'spam' ELSE i.status::text END, TIMESTAMPTZ 'epoch', 1::bigint
    UNION ALL
    SELECT 'inquiries_by_hour', '', date_trunc('hour', i.created_at, 'UTC'), 1 WHERE NOT i.is_spam
    UNION ALL
    SELECT 'inquiry_statuses_by_day', i.status::text, date_trunc('day', i.created_at, 'UTC'), 1 WHERE NOT i.is_spam
    UNION ALL
    SELECT 'inquiry_services_by_day', left(coalesce(i.service_interest, ''), 200), date_trunc('day', i.created_at, 'UTC'), 1
    WHERE NOT i.is_spam
    UNION ALL
    SELECT source.name, concat_ws(' ', CASE WHEN i.channel = 'form' THEN 'form' ELSE 'other' END, i.status::text,
            left(coalesce(source.value, '?'), 300)),
        date_trunc(source.step, i.created_at + interval '1 hour', 'UTC'), 1
    FROM (VALUES
        ('leads_by_page', i.last_page, 'day'), ('leads_by_page_and_month', i.last_page, 'month'),
        ('leads_by_campaign', i.last_campaign, 'day'), ('leads_by_campaign_and_month', i.last_campaign, 'month'),
        ('leads_by_site', i.last_referrer, 'day'), ('leads_by_site_and_month', i.last_referrer, 'month')
    ) AS source (name, value, step) WHERE NOT i.is_spam
$$;

-- Whole years are read by month: a year of days is a hundred thousand rows.
CREATE FUNCTION counts_of(v page_views)
RETURNS TABLE (name TEXT, key TEXT, at TIMESTAMPTZ, count BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT source.name, left(source.value, 300), month_of(v.day), v.views::bigint
    FROM (VALUES
        ('views_by_page_and_month', v.page), ('views_by_campaign_and_month', v.campaign),
        ('views_by_site_and_month', v.referrer)
    ) AS source (name, value)
$$;

CREATE FUNCTION counts_of(c contact_clicks)
RETURNS TABLE (name TEXT, key TEXT, at TIMESTAMPTZ, count BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT source.name, left(source.value, 300), month_of(c.day), c.clicks::bigint
    FROM (VALUES ('clicks_by_page_and_month', c.page), ('clicks_by_campaign_and_month', c.campaign)) AS source (name, value)
$$;

CREATE FUNCTION counts_of(q quotes)
RETURNS TABLE (name TEXT, key TEXT, at TIMESTAMPTZ, count BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'quotes', q.status::text, TIMESTAMPTZ 'epoch', 1::bigint
$$;

CREATE FUNCTION counts_of(a quote_acceptances)
RETURNS TABLE (name TEXT, key TEXT, at TIMESTAMPTZ, count BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT sum_of.name, sum_of.key, month_of(day_in_casablanca(a.accepted_at)), a.gross::bigint
    FROM quotes q, LATERAL (VALUES
        ('accepted_by_month', q.currency::text),
        ('accepted_by_client', q.currency::text || ' ' || q.billing_client_id)
    ) AS sum_of (name, key) WHERE q.id = a.quote_id AND sum_of.key IS NOT NULL
$$;

CREATE FUNCTION counts_of(i invoices)
RETURNS TABLE (name TEXT, key TEXT, at TIMESTAMPTZ, count BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'invoices', CASE WHEN i.issued_on IS NULL THEN 'draft' WHEN i.kind = 'credit' THEN 'credit' ELSE 'issued' END,
        TIMESTAMPTZ 'epoch', 1::bigint
    UNION ALL
    SELECT sum_of.name, sum_of.key, month_of(i.issued_on), CASE WHEN i.kind = 'credit' THEN -i.gross ELSE i.payable END
    FROM (VALUES
        ('invoiced_by_month', i.currency::text),
        ('invoiced_by_client', i.currency::text || ' ' || i.billing_client_id)
    ) AS sum_of (name, key) WHERE i.issued_on IS NOT NULL
$$;

CREATE FUNCTION counts_of(b invoice_balances)
RETURNS TABLE (name TEXT, key TEXT, at TIMESTAMPTZ, count BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'invoice_balances', CASE WHEN b.settled_at IS NULL THEN 'open' ELSE 'settled' END, TIMESTAMPTZ 'epoch', 1::bigint
$$;

-- Cancelled payments count for nothing; their parts by rate are deleted when they are cancelled.
CREATE FUNCTION counts_of(p payments)
RETURNS TABLE (name TEXT, key TEXT, at TIMESTAMPTZ, count BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT sum_of.name, sum_of.key, month_of(p.paid_on), sum_of.count::bigint
    FROM invoices i, LATERAL (VALUES
        ('received_by_month', i.currency::text, p.received),
        ('received_by_client', i.currency::text || ' ' || i.billing_client_id, p.received),
        ('vat_withheld_by_month', i.currency::text, p.vat_withheld),
        ('fee_withheld_by_month', i.currency::text, p.fee_withheld)
    ) AS sum_of (name, key, count) WHERE i.id = p.invoice_id AND p.cancelled_at IS NULL AND sum_of.count <> 0
$$;

CREATE FUNCTION counts_of(t payment_taxes)
RETURNS TABLE (name TEXT, key TEXT, at TIMESTAMPTZ, count BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT sum_of.name, i.currency::text || ' ' || t.rate_bp, month_of(p.paid_on), sum_of.count::bigint
    FROM payments p JOIN invoices i ON i.id = p.invoice_id,
        LATERAL (VALUES ('vat_by_month', t.tax), ('vat_base_by_month', t.base)) AS sum_of (name, count)
    WHERE p.id = t.payment_id
$$;

-- Adds what a row counts as, and takes away what it counted as before. Where a transaction sets zellige.keep_counts, what
-- it takes from inquiries or deletes stays counted by page, site and campaign: an erasure or a purge leaves the figures
-- of the past as they were.
CREATE FUNCTION count_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO row_count_changes (name, key, at, count)
    SELECT c.name, c.key, c.at, sum(c.count) FROM (
        SELECT n.name, n.key, n.at, n.count FROM counts_of(NEW) AS n WHERE TG_OP <> 'DELETE'
        UNION ALL
        SELECT o.name, o.key, o.at, -o.count FROM counts_of(OLD) AS o WHERE TG_OP <> 'INSERT'
    ) AS c
    WHERE TG_OP = 'INSERT' OR c.name NOT LIKE 'leads_by_%'
        OR coalesce(current_setting('zellige.keep_counts', true), '') <> 'on'
    GROUP BY 1, 2, 3 HAVING sum(c.count) <> 0;
    RETURN NULL;
END
$$;
CREATE TRIGGER count_row AFTER INSERT OR UPDATE OR DELETE ON mail_messages FOR EACH ROW EXECUTE FUNCTION count_row();
CREATE TRIGGER count_row AFTER INSERT OR UPDATE OR DELETE ON blog_posts FOR EACH ROW EXECUTE FUNCTION count_row();
CREATE TRIGGER count_row AFTER INSERT OR UPDATE OR DELETE ON contact_inquiries FOR EACH ROW EXECUTE FUNCTION count_row();
CREATE TRIGGER count_row AFTER INSERT OR UPDATE OR DELETE ON page_views FOR EACH ROW EXECUTE FUNCTION count_row();
CREATE TRIGGER count_row AFTER INSERT OR UPDATE OR DELETE ON contact_clicks FOR EACH ROW EXECUTE FUNCTION count_row();
CREATE TRIGGER count_row AFTER INSERT OR UPDATE OR DELETE ON quotes FOR EACH ROW EXECUTE FUNCTION count_row();
CREATE TRIGGER count_row AFTER INSERT OR UPDATE OR DELETE ON quote_acceptances FOR EACH ROW EXECUTE FUNCTION count_row();
CREATE TRIGGER count_row AFTER INSERT OR UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION count_row();
CREATE TRIGGER count_row AFTER INSERT OR UPDATE OR DELETE ON invoice_balances FOR EACH ROW EXECUTE FUNCTION count_row();
CREATE TRIGGER count_row AFTER INSERT OR UPDATE OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION count_row();
CREATE TRIGGER count_row AFTER INSERT OR UPDATE OR DELETE ON payment_taxes FOR EACH ROW EXECUTE FUNCTION count_row();

-- Counts a table anew under these names, with all who would write to it waiting: after its rows were written with the
-- triggers off. What an erasure has left counted under other names stays.
CREATE FUNCTION recount_rows(counted REGCLASS, names TEXT[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', counted);
    DELETE FROM row_counts WHERE name = ANY (names);
    DELETE FROM row_count_changes WHERE name = ANY (names);
    EXECUTE format(
        'INSERT INTO row_counts (name, key, at, count)
         SELECT c.name, c.key, c.at, sum(c.count) FROM %s r, LATERAL counts_of(r) c
         WHERE c.name = ANY ($1) GROUP BY 1, 2, 3', counted) USING names;
END
$$;

-- The views of a day are the count 'views_by_day' alone, which the view itself adds to. Those of articles in the trash
-- count again: a day of the past stays as it was.
INSERT INTO row_count_changes (name, key, at, count)
    SELECT 'views_by_day', '', (row ->> 'day')::timestamp AT TIME ZONE 'UTC', sum((row ->> 'views')::bigint)
    FROM trash_items, jsonb_array_elements(rows) AS part, jsonb_array_elements(part -> 'rows') AS row
    WHERE part ->> 'table' = 'blog_post_views' GROUP BY 3;
UPDATE trash_items SET rows = (
    SELECT jsonb_agg(part ORDER BY place) FROM jsonb_array_elements(rows) WITH ORDINALITY AS parts (part, place)
    WHERE part ->> 'table' <> 'blog_post_views')
WHERE rows @> '[{"table": "blog_post_views"}]';
DROP TABLE blog_post_views;

-- Not looked into when its table is made: a dump makes a table whose rows a function takes before the configurations.
CREATE OR REPLACE FUNCTION words_of("Language", text) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$ BEGIN
        RETURN CASE $1
            WHEN 'es' THEN to_tsvector('public.spanish_unaccent'::regconfig, $2)
            WHEN 'ar' THEN to_tsvector('public.arabic_unaccent'::regconfig, $2)
            ELSE to_tsvector('public.french_unaccent'::regconfig, $2)
        END;
    END $$;
