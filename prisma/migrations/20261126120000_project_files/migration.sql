-- Files that are being stored, by their keys: one whose process ended before a row named it is deleted a day later.
CREATE TABLE "pending_files" (
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_files_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "pending_files_created_at_idx" ON "pending_files"("created_at");

-- What client and agency give each other for a project. A file of a name that exists is a further version of it.
CREATE TABLE "project_files" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "project_id" UUID NOT NULL,
    -- The message it came with.
    "message_id" UUID,
    "uploader_id" UUID,
    "is_from_agency" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_files_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "project_files_project_id_fkey" FOREIGN KEY ("project_id")
        REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "project_files_message_id_fkey" FOREIGN KEY ("message_id")
        REFERENCES "project_messages"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "project_files_uploader_id_fkey" FOREIGN KEY ("uploader_id")
        REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "project_files_bytes" CHECK ("bytes" > 0)
);
CREATE UNIQUE INDEX "project_files_project_id_name_version_key" ON "project_files"("project_id", "name", "version");
CREATE UNIQUE INDEX "project_files_storage_key_key" ON "project_files"("storage_key");
CREATE INDEX "project_files_message_id_idx" ON "project_files"("message_id");
CREATE INDEX "project_files_uploader_id_idx" ON "project_files"("uploader_id");

-- The bytes of a row that is gone are deleted by housekeeping, whatever deleted the row.
CREATE FUNCTION "release_project_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "pending_files" ("key", "created_at") VALUES (OLD."storage_key", now() - interval '2 days')
        ON CONFLICT ("key") DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER "project_files_release" AFTER DELETE ON "project_files"
    FOR EACH ROW EXECUTE FUNCTION "release_project_file"();
