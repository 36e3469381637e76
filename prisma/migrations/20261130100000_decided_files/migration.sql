-- Which versions of which files somebody saw who approved a milestone or asked for it to be done again.
CREATE TABLE "milestone_event_files" (
    "event_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,

    CONSTRAINT "milestone_event_files_pkey" PRIMARY KEY ("event_id", "file_id"),
    CONSTRAINT "milestone_event_files_event_id_fkey" FOREIGN KEY ("event_id")
        REFERENCES "milestone_events"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "milestone_event_files_file_id_fkey" FOREIGN KEY ("file_id")
        REFERENCES "project_files"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "milestone_event_files_file_id_idx" ON "milestone_event_files"("file_id");
