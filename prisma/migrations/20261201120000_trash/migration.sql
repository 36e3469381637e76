-- What the office has deleted, for thirty days.
CREATE TABLE "trash_items" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "target_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "person_id" UUID,
    "rows" JSONB NOT NULL,
    "links" JSONB NOT NULL DEFAULT '[]',
    "file_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "cache_tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "deleted_by" TEXT,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trash_items_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "trash_items_deleted_at_idx" ON "trash_items"("deleted_at" DESC);
