-- The thread of a project: what its client and the agency write to each other.
CREATE TABLE "project_messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "project_id" UUID NOT NULL,
    -- Null once the account is erased.
    "author_id" UUID,
    "is_from_agency" BOOLEAN NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_messages_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "project_messages_project_id_fkey" FOREIGN KEY ("project_id")
        REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "project_messages_author_id_fkey" FOREIGN KEY ("author_id")
        REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "project_messages_project_id_created_at_id_idx"
    ON "project_messages"("project_id", "created_at" DESC, "id" DESC);
CREATE INDEX "project_messages_author_id_idx" ON "project_messages"("author_id");
-- What clients wrote last, in all projects.
CREATE INDEX "project_messages_of_clients_idx" ON "project_messages"("created_at") WHERE NOT "is_from_agency";

-- Up to where a user has read a thread, and was last written to about it.
CREATE TABLE "project_readers" (
    "project_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "letter_at" TIMESTAMPTZ(3),

    CONSTRAINT "project_readers_pkey" PRIMARY KEY ("project_id", "profile_id"),
    CONSTRAINT "project_readers_project_id_fkey" FOREIGN KEY ("project_id")
        REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "project_readers_profile_id_fkey" FOREIGN KEY ("profile_id")
        REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "project_readers_profile_id_idx" ON "project_readers"("profile_id");

-- What the team notes for itself. No query of the client's space reads this table.
CREATE TABLE "project_notes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "project_id" UUID NOT NULL,
    "author_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_notes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "project_notes_project_id_fkey" FOREIGN KEY ("project_id")
        REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "project_notes_author_id_fkey" FOREIGN KEY ("author_id")
        REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "project_notes_project_id_created_at_idx" ON "project_notes"("project_id", "created_at" DESC);
CREATE INDEX "project_notes_author_id_idx" ON "project_notes"("author_id");
