-- Who works on a project, what is handed over at its end, and the review that its client is then asked for.
CREATE TABLE "project_members" (
    "project_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,

    CONSTRAINT "project_members_pkey" PRIMARY KEY ("project_id","member_id")
);

CREATE TABLE "project_handovers" (
    "project_id" UUID NOT NULL,
    "summary" TEXT NOT NULL,
    "accesses" TEXT NOT NULL DEFAULT '',
    "handed_over_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "project_handovers_pkey" PRIMARY KEY ("project_id")
);

CREATE TABLE "review_requests" (
    "project_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "refused_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_requests_pkey" PRIMARY KEY ("project_id")
);

CREATE TABLE "review_links" (
    "token_hash" TEXT NOT NULL,
    "project_id" UUID NOT NULL,

    CONSTRAINT "review_links_pkey" PRIMARY KEY ("token_hash")
);

ALTER TABLE "project_files" ADD COLUMN     "handover_id" UUID;

CREATE INDEX "project_members_member_id_idx" ON "project_members"("member_id");
CREATE INDEX "review_requests_profile_id_idx" ON "review_requests"("profile_id");
CREATE INDEX "review_requests_due_at_idx" ON "review_requests"("due_at");
CREATE INDEX "review_links_project_id_idx" ON "review_links"("project_id");
CREATE INDEX "project_files_handover_id_idx" ON "project_files"("handover_id");

ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "team_members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_handovers" ADD CONSTRAINT "project_handovers_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "review_requests"("project_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "project_handovers"("project_id") ON DELETE SET NULL ON UPDATE CASCADE;
