-- From promise to paid: billing identities of clients, quotes, invoices and payments. Amounts are whole hundredths of
-- the document's currency, quantities thousandths, rates and discounts basis points.
CREATE TYPE "Currency" AS ENUM ('MAD', 'EUR', 'SAR');
CREATE TYPE "QuoteStatus" AS ENUM ('draft', 'sent', 'accepted', 'refused', 'superseded', 'withdrawn');
CREATE TYPE "QuoteResponseKind" AS ENUM ('change', 'refusal');
CREATE TYPE "InvoiceKind" AS ENUM ('deposit', 'progress', 'balance', 'credit', 'free');
CREATE TYPE "ScheduleKind" AS ENUM ('deposit', 'progress', 'balance');
CREATE TYPE "PaymentMode" AS ENUM ('transfer', 'cheque', 'cash', 'card', 'other');
CREATE TYPE "ClaimState" AS ENUM ('pending', 'confirmed', 'rejected');
CREATE TYPE "DocumentFileKind" AS ENUM ('quote', 'acceptance', 'invoice', 'receipt');
CREATE TYPE "DocumentFormat" AS ENUM ('pdf', 'ubl');
CREATE TYPE "FiscalRuleKind" AS ENUM (
    'vat_withheld_public_body', 'stamp_duty_cash', 'cash_warning_amount', 'cash_fine'
);

-- A rate in basis points or an amount in centimes, from and until which day it holds, and which text says so.
CREATE TABLE "fiscal_rules" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "FiscalRuleKind" NOT NULL,
    "value" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "valid_from" DATE NOT NULL,
    "valid_until" DATE,

    CONSTRAINT "fiscal_rules_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "fiscal_rules_value" CHECK ("value" >= 0),
    CONSTRAINT "fiscal_rules_span" CHECK ("valid_until" IS NULL OR "valid_until" >= "valid_from")
);
CREATE UNIQUE INDEX "fiscal_rules_kind_valid_from_key" ON "fiscal_rules"("kind", "valid_from");

INSERT INTO "fiscal_rules" ("kind", "value", "source", "valid_from") VALUES
    ('vat_withheld_public_body', 7500, 'CGI, art. 117-IV', '2024-07-01'),
    ('stamp_duty_cash', 25, 'CGI, art. 252-I-B', '2020-01-01'),
    ('cash_warning_amount', 2000000, 'CGI, art. 193', '2020-01-01'),
    ('cash_fine', 600, 'CGI, art. 193', '2020-01-01');

-- To whom documents are made out.
CREATE TABLE "billing_clients" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "profile_id" UUID,
    "legal_name" TEXT NOT NULL,
    "contact_name" TEXT,
    "email" TEXT,
    "phone" TEXT,
    "ice" TEXT,
    "address" TEXT,
    "country" CHAR(2) NOT NULL DEFAULT 'MA',
    "is_company" BOOLEAN NOT NULL DEFAULT true,
    "is_public_body" BOOLEAN NOT NULL DEFAULT false,
    "language" "Language" NOT NULL DEFAULT 'fr',
    "currency" "Currency" NOT NULL DEFAULT 'MAD',
    "has_reminders" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_clients_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "billing_clients_public_body" CHECK (NOT "is_public_body" OR "is_company"),
    CONSTRAINT "billing_clients_profile_id_fkey" FOREIGN KEY ("profile_id")
        REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "billing_clients_profile_id_key" ON "billing_clients"("profile_id");
CREATE INDEX "billing_clients_legal_name_idx" ON "billing_clients"("legal_name");
CREATE INDEX "billing_clients_email_idx" ON "billing_clients"("email");

-- The number of a series that was given last in a year. Its row is locked by the transaction that gives the next one.
CREATE TABLE "number_series" (
    "series" TEXT NOT NULL,
    "year" SMALLINT NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "number_series_pkey" PRIMARY KEY ("series", "year")
);

-- A quote has one row a version: they share the root's id, and their number.
CREATE TABLE "quotes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "root_id" UUID NOT NULL,
    "revision" SMALLINT NOT NULL DEFAULT 1,
    "number" TEXT,
    "status" "QuoteStatus" NOT NULL DEFAULT 'draft',
    "billing_client_id" UUID,
    "inquiry_id" UUID,
    "project_id" UUID,
    "owner_id" UUID,
    "title" TEXT NOT NULL,
    "language" "Language" NOT NULL DEFAULT 'fr',
    "currency" "Currency" NOT NULL DEFAULT 'MAD',
    "content" JSONB NOT NULL,
    "net" INTEGER NOT NULL DEFAULT 0,
    "tax" INTEGER NOT NULL DEFAULT 0,
    "gross" INTEGER NOT NULL DEFAULT 0,
    "valid_until" DATE,
    "sent_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "expiry_said_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "document" TEXT,
    "document_sha256" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quotes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "quotes_numbered" CHECK ("status" = 'draft' OR (
        "number" IS NOT NULL AND "sent_at" IS NOT NULL AND "valid_until" IS NOT NULL AND "document" IS NOT NULL
        AND "document_sha256" IS NOT NULL AND "billing_client_id" IS NOT NULL
    )),
    CONSTRAINT "quotes_billing_client_id_fkey" FOREIGN KEY ("billing_client_id")
        REFERENCES "billing_clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "quotes_inquiry_id_fkey" FOREIGN KEY ("inquiry_id")
        REFERENCES "contact_inquiries"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "quotes_project_id_fkey" FOREIGN KEY ("project_id")
        REFERENCES "projects"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "quotes_owner_id_fkey" FOREIGN KEY ("owner_id")
        REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "quotes_root_id_revision_key" ON "quotes"("root_id", "revision");
CREATE UNIQUE INDEX "quotes_number_revision_key" ON "quotes"("number", "revision");
CREATE INDEX "quotes_status_created_at_id_idx" ON "quotes"("status", "created_at" DESC, "id" DESC);
CREATE INDEX "quotes_status_valid_until_idx" ON "quotes"("status", "valid_until");
CREATE INDEX "quotes_created_at_id_idx" ON "quotes"("created_at" DESC, "id" DESC);
CREATE INDEX "quotes_billing_client_id_idx" ON "quotes"("billing_client_id");
CREATE INDEX "quotes_inquiry_id_idx" ON "quotes"("inquiry_id");
CREATE INDEX "quotes_project_id_idx" ON "quotes"("project_id");
CREATE INDEX "quotes_owner_id_idx" ON "quotes"("owner_id");

-- By which address a quote is read without an account, whatever its version; of the token only the hash is kept.
CREATE TABLE "quote_links" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "root_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "first_opened_at" TIMESTAMPTZ(3),
    "last_opened_at" TIMESTAMPTZ(3),
    "opened_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "quote_links_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "quote_links_root_id_fkey" FOREIGN KEY ("root_id")
        REFERENCES "quotes"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "quote_links_token_hash_key" ON "quote_links"("token_hash");
CREATE INDEX "quote_links_root_id_idx" ON "quote_links"("root_id");

-- The evidence of an acceptance (law 43-20): what exactly was accepted, by whom, when and from where.
CREATE TABLE "quote_acceptances" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "quote_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "function" TEXT NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL,
    "ip" TEXT,
    "user_agent" TEXT,
    "chosen" UUID[] NOT NULL DEFAULT '{}',
    "net" INTEGER NOT NULL,
    "tax" INTEGER NOT NULL,
    "gross" INTEGER NOT NULL,
    "document" TEXT NOT NULL,
    "document_sha256" TEXT NOT NULL,

    CONSTRAINT "quote_acceptances_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "quote_acceptances_quote_id_fkey" FOREIGN KEY ("quote_id")
        REFERENCES "quotes"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "quote_acceptances_quote_id_key" ON "quote_acceptances"("quote_id");
CREATE INDEX "quote_acceptances_accepted_at_idx" ON "quote_acceptances"("accepted_at");

CREATE TABLE "quote_responses" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "quote_id" UUID NOT NULL,
    "kind" "QuoteResponseKind" NOT NULL,
    "name" TEXT,
    "text" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quote_responses_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "quote_responses_quote_id_fkey" FOREIGN KEY ("quote_id")
        REFERENCES "quotes"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "quote_responses_quote_id_created_at_idx" ON "quote_responses"("quote_id", "created_at" DESC);

CREATE TABLE "quote_templates" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quote_templates_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "quote_templates_name_key" ON "quote_templates"("name");

CREATE TABLE "invoices" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "InvoiceKind" NOT NULL,
    "number" TEXT,
    "billing_client_id" UUID NOT NULL,
    "quote_id" UUID,
    -- The step of the quote's schedule, the first is 0.
    "schedule_step" SMALLINT,
    "corrects_id" UUID,
    -- No foreign key: an issued invoice keeps it when the project is gone.
    "project_id" UUID,
    "language" "Language" NOT NULL,
    "currency" "Currency" NOT NULL,
    "operation_on" DATE,
    "issued_on" DATE,
    "issued_at" TIMESTAMPTZ(3),
    "due_on" DATE,
    "net" INTEGER NOT NULL DEFAULT 0,
    "tax" INTEGER NOT NULL DEFAULT 0,
    "gross" INTEGER NOT NULL DEFAULT 0,
    -- What deposits have asked for already, VAT included.
    "deducted" INTEGER NOT NULL DEFAULT 0,
    "payable" INTEGER NOT NULL DEFAULT 0,
    "content" JSONB NOT NULL,
    "document" TEXT,
    "document_sha256" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoices_numbered" CHECK (("issued_at" IS NULL) = ("number" IS NULL) AND ("issued_at" IS NULL OR (
        "issued_on" IS NOT NULL AND "operation_on" IS NOT NULL AND "document" IS NOT NULL
        AND "document_sha256" IS NOT NULL
    ))),
    CONSTRAINT "invoices_sums" CHECK ("gross" = "net" + "tax" AND "payable" = "gross" - "deducted" AND "payable" >= 0),
    CONSTRAINT "invoices_credit" CHECK (("kind" = 'credit') = ("corrects_id" IS NOT NULL)),
    CONSTRAINT "invoices_billing_client_id_fkey" FOREIGN KEY ("billing_client_id")
        REFERENCES "billing_clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "invoices_quote_id_fkey" FOREIGN KEY ("quote_id")
        REFERENCES "quotes"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "invoices_corrects_id_fkey" FOREIGN KEY ("corrects_id")
        REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "invoices_number_key" ON "invoices"("number");
CREATE INDEX "invoices_issued_at_id_idx" ON "invoices"("issued_at" DESC, "id" DESC);
CREATE INDEX "invoices_created_at_id_idx" ON "invoices"("created_at" DESC, "id" DESC);
CREATE INDEX "invoices_billing_client_id_issued_at_idx" ON "invoices"("billing_client_id", "issued_at" DESC);
CREATE INDEX "invoices_quote_id_idx" ON "invoices"("quote_id");
CREATE INDEX "invoices_corrects_id_idx" ON "invoices"("corrects_id");
CREATE INDEX "invoices_project_id_idx" ON "invoices"("project_id");

CREATE TABLE "invoice_taxes" (
    "invoice_id" UUID NOT NULL,
    "rate_bp" INTEGER NOT NULL,
    -- Empty where the rate is invoiced.
    "exemption" TEXT NOT NULL DEFAULT '',
    "base" INTEGER NOT NULL,
    "tax" INTEGER NOT NULL,

    CONSTRAINT "invoice_taxes_pkey" PRIMARY KEY ("invoice_id", "rate_bp", "exemption"),
    CONSTRAINT "invoice_taxes_invoice_id_fkey" FOREIGN KEY ("invoice_id")
        REFERENCES "invoices"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What is still to be paid of an issued invoice; every command that changes it locks its row.
CREATE TABLE "invoice_balances" (
    "invoice_id" UUID NOT NULL,
    "billing_client_id" UUID NOT NULL,
    "currency" "Currency" NOT NULL,
    "due_on" DATE NOT NULL,
    "payable" INTEGER NOT NULL,
    "received" INTEGER NOT NULL DEFAULT 0,
    "withheld" INTEGER NOT NULL DEFAULT 0,
    "credited" INTEGER NOT NULL DEFAULT 0,
    -- Below zero: the client has paid more than he owed.
    "remaining" INTEGER NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "late_letters" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "invoice_balances_pkey" PRIMARY KEY ("invoice_id"),
    CONSTRAINT "invoice_balances_sum" CHECK ("remaining" = "payable" - "received" - "withheld" - "credited"),
    CONSTRAINT "invoice_balances_settled" CHECK (("settled_at" IS NOT NULL) = ("remaining" <= 0)),
    CONSTRAINT "invoice_balances_invoice_id_fkey" FOREIGN KEY ("invoice_id")
        REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "invoice_balances_billing_client_id_fkey" FOREIGN KEY ("billing_client_id")
        REFERENCES "billing_clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "invoice_balances_open_idx" ON "invoice_balances"("due_on", "invoice_id") WHERE "settled_at" IS NULL;
CREATE INDEX "invoice_balances_billing_client_id_idx" ON "invoice_balances"("billing_client_id");

CREATE TABLE "payments" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "invoice_id" UUID NOT NULL,
    "paid_on" DATE NOT NULL,
    "mode" "PaymentMode" NOT NULL,
    "reference" TEXT,
    -- What came in, what the client keeps of the VAT for the State, and of the fees; the duty comes on top.
    "received" INTEGER NOT NULL,
    "vat_withheld" INTEGER NOT NULL DEFAULT 0,
    "fee_withheld" INTEGER NOT NULL DEFAULT 0,
    "stamp_duty" INTEGER NOT NULL DEFAULT 0,
    "receipt_number" TEXT NOT NULL,
    "document" TEXT NOT NULL,
    "document_sha256" TEXT NOT NULL,
    "recorded_by" UUID,
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "payments_parts" CHECK (
        "received" >= 0 AND "vat_withheld" >= 0 AND "fee_withheld" >= 0 AND "stamp_duty" >= 0
        AND "received" + "vat_withheld" + "fee_withheld" > 0
    ),
    CONSTRAINT "payments_invoice_id_fkey" FOREIGN KEY ("invoice_id")
        REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "payments_recorded_by_fkey" FOREIGN KEY ("recorded_by")
        REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "payments_receipt_number_key" ON "payments"("receipt_number");
CREATE INDEX "payments_invoice_id_idx" ON "payments"("invoice_id");
CREATE INDEX "payments_paid_on_idx" ON "payments"("paid_on");
CREATE INDEX "payments_recorded_by_idx" ON "payments"("recorded_by");

-- The part of each rate in a payment: VAT is due on receipts (CGI art. 95).
CREATE TABLE "payment_taxes" (
    "payment_id" UUID NOT NULL,
    "rate_bp" INTEGER NOT NULL,
    "exemption" TEXT NOT NULL DEFAULT '',
    "base" INTEGER NOT NULL,
    "tax" INTEGER NOT NULL,

    CONSTRAINT "payment_taxes_pkey" PRIMARY KEY ("payment_id", "rate_bp", "exemption"),
    CONSTRAINT "payment_taxes_payment_id_fkey" FOREIGN KEY ("payment_id")
        REFERENCES "payments"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- 'J’ai viré': what a client says that he has paid, until the agency confirms it.
CREATE TABLE "transfer_claims" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "invoice_id" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "note" TEXT,
    "proof_key" TEXT,
    "proof_name" TEXT,
    "proof_type" TEXT,
    "proof_bytes" INTEGER,
    "proof_sha256" TEXT,
    "state" "ClaimState" NOT NULL DEFAULT 'pending',
    "payment_id" UUID,
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transfer_claims_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "transfer_claims_invoice_id_fkey" FOREIGN KEY ("invoice_id")
        REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "transfer_claims_payment_id_fkey" FOREIGN KEY ("payment_id")
        REFERENCES "payments"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "transfer_claims_created_by_fkey" FOREIGN KEY ("created_by")
        REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "transfer_claims_invoice_id_idx" ON "transfer_claims"("invoice_id");
CREATE INDEX "transfer_claims_payment_id_idx" ON "transfer_claims"("payment_id");
CREATE INDEX "transfer_claims_created_by_idx" ON "transfer_claims"("created_by");
CREATE INDEX "transfer_claims_pending_idx" ON "transfer_claims"("created_at") WHERE "state" = 'pending';

-- Files made of documents, with the digest of their bytes.
CREATE TABLE "document_files" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "DocumentFileKind" NOT NULL,
    "subject_id" UUID NOT NULL,
    "format" "DocumentFormat" NOT NULL,
    "storage_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_files_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "document_files_kind_subject_id_format_key" ON "document_files"("kind", "subject_id", "format");

-- What is to be done of a project, and what it lets the agency invoice.
CREATE TABLE "project_milestones" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "project_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "title" TEXT NOT NULL,
    "due_on" DATE,
    "quote_id" UUID,
    "schedule_step" SMALLINT,
    "share_bp" INTEGER NOT NULL DEFAULT 0,
    "kind" "ScheduleKind",
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "project_milestones_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "project_milestones_project_id_fkey" FOREIGN KEY ("project_id")
        REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "project_milestones_quote_id_fkey" FOREIGN KEY ("quote_id")
        REFERENCES "quotes"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "project_milestones_project_id_position_key" ON "project_milestones"("project_id", "position");
CREATE INDEX "project_milestones_quote_id_idx" ON "project_milestones"("quote_id");

-- What was issued or accepted stays as it was: it is corrected by another document alone.
CREATE FUNCTION refuse_change_of_issued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'An issued document cannot be changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER invoices_issued BEFORE UPDATE OR DELETE ON "invoices"
    FOR EACH ROW WHEN (OLD.issued_at IS NOT NULL) EXECUTE FUNCTION refuse_change_of_issued();
CREATE TRIGGER quote_acceptances_issued BEFORE UPDATE OR DELETE ON "quote_acceptances"
    FOR EACH ROW EXECUTE FUNCTION refuse_change_of_issued();
CREATE TRIGGER invoices_truncated BEFORE TRUNCATE ON "invoices"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_issued();
CREATE TRIGGER quote_acceptances_truncated BEFORE TRUNCATE ON "quote_acceptances"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_issued();

CREATE FUNCTION refuse_change_of_issued_tax() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM invoices WHERE id = coalesce(OLD.invoice_id, NEW.invoice_id) AND issued_at IS NOT NULL) THEN
        RAISE EXCEPTION 'An issued document cannot be changed' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN coalesce(NEW, OLD);
END $$;

CREATE TRIGGER invoice_taxes_issued BEFORE INSERT OR UPDATE OR DELETE ON "invoice_taxes"
    FOR EACH ROW EXECUTE FUNCTION refuse_change_of_issued_tax();
