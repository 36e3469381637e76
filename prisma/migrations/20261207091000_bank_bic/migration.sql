ALTER TABLE "legal_identity" ADD COLUMN "bic" TEXT;
