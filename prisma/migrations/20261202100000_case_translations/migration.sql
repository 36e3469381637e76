-- A work in another language is a case of its own, which names the one it translates.
ALTER TABLE "case_studies" ADD COLUMN     "original_id" UUID;

CREATE UNIQUE INDEX "case_studies_original_id_language_key" ON "case_studies"("original_id", "language");

ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_original_id_fkey" FOREIGN KEY ("original_id") REFERENCES "case_studies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
