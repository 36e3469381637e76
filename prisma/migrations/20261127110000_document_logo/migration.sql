-- The agency's logo as documents print it. Each is kept under its digest: an issued document names the one that it bears.
CREATE TABLE "document_logos" (
    "sha256" TEXT NOT NULL,
    "png" BYTEA NOT NULL,
    "width" SMALLINT NOT NULL,
    "height" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_logos_pkey" PRIMARY KEY ("sha256")
);

ALTER TABLE "legal_identity" ADD COLUMN "logo_sha256" TEXT;
ALTER TABLE "legal_identity" ADD CONSTRAINT "legal_identity_logo_sha256_fkey" FOREIGN KEY ("logo_sha256")
    REFERENCES "document_logos"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "legal_identity_logo_sha256_idx" ON "legal_identity"("logo_sha256");
