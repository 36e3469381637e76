-- Errors that nobody expected, those alike counted together: the hundred that came last.
CREATE TABLE "error_groups" (
    "fingerprint" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    -- Without what anybody may have typed.
    "message" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "path" TEXT,
    "count" INTEGER NOT NULL,
    -- Of the newest, the newest first.
    "references" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "error_groups_pkey" PRIMARY KEY ("fingerprint")
);
CREATE INDEX "error_groups_last_at_idx" ON "error_groups"("last_at" DESC);

-- What is wrong with the site now, and since when the admins have been told.
CREATE TABLE "system_alerts" (
    "kind" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "system_alerts_pkey" PRIMARY KEY ("kind")
);

-- Each backup that was begun: with a file, or with why there is none.
CREATE TABLE "backup_runs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "reason" TEXT NOT NULL,
    "file" TEXT,
    "bytes" BIGINT,
    "error" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "backup_runs_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "backup_runs_started_at_idx" ON "backup_runs"("started_at" DESC);
