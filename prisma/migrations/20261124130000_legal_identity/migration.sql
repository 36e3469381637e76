-- What the law asks an issuer to print on every document, and the terms that documents begin with.
CREATE TYPE "LegalForm" AS ENUM ('sarl', 'sarl_au', 'sa', 'sas', 'snc', 'cooperative', 'sole_trader', 'auto_entrepreneur');
CREATE TYPE "VatRegime" AS ENUM ('standard', 'auto_entrepreneur');

-- One row at most.
CREATE TABLE "legal_identity" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "legal_name" TEXT,
    "legal_form" "LegalForm",
    "share_capital_mad" INTEGER,
    "head_office" TEXT,
    "ice" TEXT,
    "if_number" TEXT,
    "rc" TEXT,
    "rc_town" TEXT,
    "tp" TEXT,
    "cnss" TEXT,
    "rib" TEXT,
    "bank_name" TEXT,
    "vat_regime" "VatRegime" NOT NULL DEFAULT 'standard',
    "deposit_percent" SMALLINT NOT NULL DEFAULT 50,
    "quote_validity_days" SMALLINT NOT NULL DEFAULT 30,
    "payment_days" SMALLINT NOT NULL DEFAULT 60,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "legal_identity_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "legal_identity_single" CHECK ("id" = 1),
    -- Law 69-21: at most 120 days, by agreement.
    CONSTRAINT "legal_identity_terms" CHECK (
        "deposit_percent" BETWEEN 0 AND 100 AND "quote_validity_days" BETWEEN 1 AND 365
        AND "payment_days" BETWEEN 0 AND 120
    )
);

-- A rate of VAT in basis points, and from which day until which day it may be invoiced.
CREATE TABLE "vat_rates" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "rate_bp" INTEGER NOT NULL,
    "valid_from" DATE NOT NULL,
    "valid_until" DATE,

    CONSTRAINT "vat_rates_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "vat_rates_rate" CHECK ("rate_bp" BETWEEN 1 AND 10000),
    CONSTRAINT "vat_rates_span" CHECK ("valid_until" IS NULL OR "valid_until" >= "valid_from")
);
CREATE UNIQUE INDEX "vat_rates_rate_bp_valid_from_key" ON "vat_rates"("rate_bp", "valid_from");

-- Those of the tax code once the reform of 2024 to 2026 has ended: 20 % and 10 %.
INSERT INTO "vat_rates" ("rate_bp", "valid_from") VALUES (2000, '2026-01-01'), (1000, '2026-01-01');
