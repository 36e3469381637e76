-- Addresses of an earlier site, and where their visitors are led.
CREATE TABLE "redirects" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "from_path" TEXT NOT NULL,
    "to_path" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redirects_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "redirects_from_path_key" ON "redirects"("from_path");
CREATE INDEX "redirects_created_at_id_idx" ON "redirects"("created_at" DESC, "id" DESC);
