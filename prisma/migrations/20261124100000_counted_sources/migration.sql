-- What is seen and followed on the public site, counted by day: no row tells of a person.

-- CreateEnum
CREATE TYPE "ContactWay" AS ENUM ('whatsapp', 'phone', 'email');

-- CreateTable
CREATE TABLE "page_views" (
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "referrer" TEXT NOT NULL,
    "campaign" TEXT NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "page_views_pkey" PRIMARY KEY ("day", "page", "referrer", "campaign")
);

-- CreateTable
CREATE TABLE "page_view_batches" (
    "id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_view_batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_clicks" (
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "campaign" TEXT NOT NULL,
    "way" "ContactWay" NOT NULL,
    "clicks" INTEGER NOT NULL,

    CONSTRAINT "contact_clicks_pkey" PRIMARY KEY ("day", "page", "campaign", "way")
);

-- CreateTable
CREATE TABLE "source_values" (
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "source_values_pkey" PRIMARY KEY ("day", "kind", "value")
);

-- CreateTable
CREATE TABLE "reference_codes" (
    "code" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "campaign" TEXT NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "reference_codes_pkey" PRIMARY KEY ("code")
);

-- CreateIndex
CREATE UNIQUE INDEX "reference_codes_page_campaign_day_key" ON "reference_codes"("page", "campaign", "day");
