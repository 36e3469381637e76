-- Links by which somebody sees, corrects and erases what is held of an address.
-- CreateTable
CREATE TABLE "data_links" (
    "token_hash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "language" "Language" NOT NULL DEFAULT 'fr',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "data_links_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "data_links_email_idx" ON "data_links"("email");

-- CreateIndex
CREATE INDEX "data_links_expires_at_idx" ON "data_links"("expires_at");
