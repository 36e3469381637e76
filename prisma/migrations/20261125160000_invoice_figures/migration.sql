-- What lists and figures read of invoices: a title, a text to search, indexes for each tab and order, and sums by month that
-- are kept beforehand, so that no screen adds up a hundred thousand documents.
ALTER TABLE "invoices" ADD COLUMN "title" TEXT NOT NULL DEFAULT '';
ALTER TABLE "invoices" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';

-- The name is the client's when the row was written last: once issued, it is as frozen as the document.
CREATE FUNCTION set_invoice_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.search_text := plain_text(coalesce(NEW.number, '') || E'\n' || NEW.title || E'\n' || coalesce(
        (SELECT legal_name FROM billing_clients WHERE id = NEW.billing_client_id), ''));
    RETURN NEW;
END $$;
CREATE TRIGGER invoices_search_text BEFORE INSERT OR UPDATE ON "invoices"
    FOR EACH ROW EXECUTE FUNCTION set_invoice_search_text();

CREATE INDEX "invoices_search_text_idx" ON "invoices" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "invoices_payable_id_idx" ON "invoices"("payable" DESC, "id" DESC);
CREATE INDEX "invoices_due_on_id_idx" ON "invoices"("due_on", "id" DESC);
CREATE INDEX "invoices_drafts_idx" ON "invoices"("created_at" DESC, "id" DESC) WHERE "issued_at" IS NULL;
CREATE INDEX "invoices_credits_idx" ON "invoices"("issued_at" DESC, "id" DESC)
    WHERE "kind" = 'credit' AND "issued_at" IS NOT NULL;
CREATE INDEX "invoice_balances_settled_idx" ON "invoice_balances"("settled_at" DESC, "invoice_id" DESC)
    WHERE "settled_at" IS NOT NULL;
-- Sums of what is open or late are read from the index alone.
CREATE INDEX "invoice_balances_owed_idx" ON "invoice_balances"("currency", "due_on")
    INCLUDE ("remaining", "billing_client_id") WHERE "settled_at" IS NULL;

-- The name that a provider of a hosted page gives a payment: announced twice, it is one payment.
ALTER TABLE "payments" ADD COLUMN "provider_reference" TEXT;
CREATE UNIQUE INDEX "payments_provider_reference_key" ON "payments"("provider_reference");

-- Of which invoice a letter tells.
ALTER TABLE "mail_messages" ADD COLUMN "invoice_id" UUID;
CREATE INDEX "mail_messages_invoice_id_idx" ON "mail_messages"("invoice_id", "created_at" DESC)
    WHERE "invoice_id" IS NOT NULL;

-- A receipt was sent with these figures: a payment is cancelled with a reason, and never written over or deleted.
CREATE TRIGGER payments_recorded BEFORE DELETE OR UPDATE OF "invoice_id", "paid_on", "mode", "reference", "received",
    "vat_withheld", "fee_withheld", "stamp_duty", "receipt_number", "document", "document_sha256" ON "payments"
    FOR EACH ROW EXECUTE FUNCTION refuse_change_of_issued();

-- The first day of a day's month, as the counts name it.
CREATE FUNCTION month_of(day DATE) RETURNS TIMESTAMPTZ LANGUAGE SQL IMMUTABLE AS $$
    SELECT date_trunc('month', day::timestamp) AT TIME ZONE 'UTC'
$$;

CREATE FUNCTION counts_of_invoice(
    kind "InvoiceKind", issued_on DATE, currency "Currency", gross INTEGER, payable INTEGER, billing_client_id UUID
)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'invoices', CASE WHEN issued_on IS NULL THEN 'draft' WHEN kind = 'credit' THEN 'credit' ELSE 'issued' END,
        TIMESTAMPTZ 'epoch', 1::bigint
    UNION ALL
    SELECT 'invoiced_by_month', currency::text, month_of(issued_on), CASE WHEN kind = 'credit' THEN -gross ELSE payable END
    WHERE issued_on IS NOT NULL
    UNION ALL
    SELECT 'invoiced_by_client', currency::text || ' ' || billing_client_id, month_of(issued_on),
        CASE WHEN kind = 'credit' THEN -gross ELSE payable END
    WHERE issued_on IS NOT NULL
$$;

CREATE FUNCTION counts_of_balance(settled_at TIMESTAMPTZ)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'invoice_balances', CASE WHEN settled_at IS NULL THEN 'open' ELSE 'settled' END, TIMESTAMPTZ 'epoch', 1::bigint
$$;

-- Cancelled payments count for nothing; their parts by rate are deleted when they are cancelled.
CREATE FUNCTION counts_of_payment(
    paid_on DATE, received INTEGER, vat_withheld INTEGER, fee_withheld INTEGER, cancelled_at TIMESTAMPTZ, invoice_id UUID
)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT c.name, c.key, month_of(paid_on), c.count FROM invoices i, LATERAL (
        SELECT 'received_by_month', i.currency::text, received::bigint
        UNION ALL
        SELECT 'received_by_client', i.currency::text || ' ' || i.billing_client_id, received
        UNION ALL
        SELECT 'vat_withheld_by_month', i.currency::text, vat_withheld
        UNION ALL
        SELECT 'fee_withheld_by_month', i.currency::text, fee_withheld
    ) AS c (name, key, count) WHERE i.id = invoice_id AND cancelled_at IS NULL AND c.count <> 0
$$;

CREATE FUNCTION counts_of_payment_tax(payment_id UUID, rate_bp INTEGER, base INTEGER, tax INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT c.name, i.currency::text || ' ' || rate_bp, month_of(p.paid_on), c.count
    FROM payments p JOIN invoices i ON i.id = p.invoice_id,
        LATERAL (VALUES ('vat_by_month', tax::bigint), ('vat_base_by_month', base::bigint)) AS c (name, count)
    WHERE p.id = payment_id
$$;

CREATE FUNCTION counts_of_acceptance(quote_id UUID, accepted_at TIMESTAMPTZ, gross INTEGER)
RETURNS TABLE ("name" TEXT, "key" TEXT, "at" TIMESTAMPTZ, "count" BIGINT) LANGUAGE SQL STABLE AS $$
    SELECT 'accepted_by_month', q.currency::text, month_of((accepted_at AT TIME ZONE 'Africa/Casablanca')::date), gross::bigint
    FROM quotes q WHERE q.id = quote_id
$$;

DO $do$
DECLARE
    counted RECORD;
BEGIN
    FOR counted IN SELECT * FROM (VALUES
        ('invoices', 'counts_of_invoice(r.kind, r.issued_on, r.currency, r.gross, r.payable, r.billing_client_id)',
         ARRAY['invoices', 'invoiced_by_month', 'invoiced_by_client']),
        ('invoice_balances', 'counts_of_balance(r.settled_at)', ARRAY['invoice_balances']),
        ('payments',
         'counts_of_payment(r.paid_on, r.received, r.vat_withheld, r.fee_withheld, r.cancelled_at, r.invoice_id)',
         ARRAY['received_by_month', 'received_by_client', 'vat_withheld_by_month', 'fee_withheld_by_month']),
        ('payment_taxes', 'counts_of_payment_tax(r.payment_id, r.rate_bp, r.base, r.tax)',
         ARRAY['vat_by_month', 'vat_base_by_month']),
        ('quote_acceptances', 'counts_of_acceptance(r.quote_id, r.accepted_at, r.gross)', ARRAY['accepted_by_month'])
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
