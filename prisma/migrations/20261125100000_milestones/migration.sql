-- A milestone has a state, may wait for the client, and keeps what happened to it.
CREATE TYPE "MilestoneState" AS ENUM ('upcoming', 'in_progress', 'in_review', 'approved', 'rework');
CREATE TYPE "MilestoneEventKind" AS ENUM (
    'started', 'submitted', 'withdrawn', 'approved', 'rework', 'undone', 'moved', 'waiting', 'resumed'
);

ALTER TABLE "project_milestones"
    ADD COLUMN "state" "MilestoneState" NOT NULL DEFAULT 'upcoming',
    -- The day that was promised first; what was promised last is due_on.
    ADD COLUMN "planned_on" DATE,
    -- What the client has to give before the work can go on, and since when.
    ADD COLUMN "waits_for" TEXT,
    ADD COLUMN "waits_since" TIMESTAMPTZ(3),
    ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
    ADD CONSTRAINT "project_milestones_waits" CHECK (("waits_for" IS NULL) = ("waits_since" IS NULL));
UPDATE "project_milestones" SET "planned_on" = "due_on";

-- How many revisions the price includes, and what an hour costs beyond them, in hundredths before tax.
ALTER TABLE "projects"
    ADD COLUMN "revisions_included" SMALLINT,
    ADD COLUMN "extra_hour_price" INTEGER,
    ADD COLUMN "currency" "Currency" NOT NULL DEFAULT 'MAD';

CREATE TABLE "milestone_events" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "milestone_id" UUID NOT NULL,
    "kind" "MilestoneEventKind" NOT NULL,
    "text" TEXT,
    "from_on" DATE,
    "to_on" DATE,
    "actor_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "milestone_events_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "milestone_events_milestone_id_fkey" FOREIGN KEY ("milestone_id")
        REFERENCES "project_milestones"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "milestone_events_actor_id_fkey" FOREIGN KEY ("actor_id")
        REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "milestone_events_milestone_id_created_at_idx" ON "milestone_events"("milestone_id", "created_at" DESC);
CREATE INDEX "milestone_events_actor_id_idx" ON "milestone_events"("actor_id");
-- What waits for the client, the longest first.
CREATE INDEX "project_milestones_waits_since_idx" ON "project_milestones"("waits_since") WHERE "waits_since" IS NOT NULL;
CREATE INDEX "project_milestones_open_due_idx" ON "project_milestones"("due_on") WHERE "state" <> 'approved';

-- What a project of a category begins with; `days` from its first day.
CREATE TABLE "milestone_templates" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "category" "ServiceCategory" NOT NULL,
    "position" SMALLINT NOT NULL,
    "title" TEXT NOT NULL,
    "days" SMALLINT NOT NULL,

    CONSTRAINT "milestone_templates_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "milestone_templates_days" CHECK ("days" BETWEEN 0 AND 730)
);
CREATE UNIQUE INDEX "milestone_templates_category_position_key" ON "milestone_templates"("category", "position");

INSERT INTO "milestone_templates" ("category", "position", "title", "days") VALUES
    ('programming', 1, 'Cadrage', 5), ('programming', 2, 'Maquettes', 15), ('programming', 3, 'Développement', 40),
    ('programming', 4, 'Recette', 50), ('programming', 5, 'Mise en ligne', 55),
    ('graphics', 1, 'Brief', 3), ('graphics', 2, 'Pistes', 10), ('graphics', 3, 'Piste retenue', 17),
    ('graphics', 4, 'Fichiers finaux', 24),
    ('content', 1, 'Ligne éditoriale', 5), ('content', 2, 'Premiers textes', 12), ('content', 3, 'Relecture', 19),
    ('content', 4, 'Publication', 26),
    ('business', 1, 'Diagnostic', 7), ('business', 2, 'Recommandations', 20), ('business', 3, 'Mise en œuvre', 45),
    ('business', 4, 'Bilan', 60);
