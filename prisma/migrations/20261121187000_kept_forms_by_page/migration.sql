-- A browser holds one token for the forms of all its pages.
-- AlterTable
ALTER TABLE "kept_inputs" DROP CONSTRAINT "kept_inputs_pkey",
ADD CONSTRAINT "kept_inputs_pkey" PRIMARY KEY ("token_hash", "path");
