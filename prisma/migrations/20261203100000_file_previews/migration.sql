-- A small picture of a picture or of the first page of a PDF, stored beside the file that it shows.
ALTER TABLE "project_files"
    ADD COLUMN "preview_key" TEXT,
    ADD COLUMN "preview_width" INTEGER,
    ADD COLUMN "preview_height" INTEGER,
    ADD CONSTRAINT "project_files_preview" CHECK (
        num_nulls("preview_key", "preview_width", "preview_height") IN (0, 3)
    );
CREATE UNIQUE INDEX "project_files_preview_key_key" ON "project_files"("preview_key");

-- It goes with the file.
CREATE OR REPLACE FUNCTION "release_project_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "pending_files" ("key", "created_at")
        SELECT "key", now() - interval '2 days' FROM unnest(ARRAY[OLD."storage_key", OLD."preview_key"]) AS "key"
        WHERE "key" IS NOT NULL
        ON CONFLICT ("key") DO NOTHING;
    RETURN NULL;
END $$;
