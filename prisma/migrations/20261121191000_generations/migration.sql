-- Articles asked of a model, and the mark of those it has written.
-- CreateEnum
CREATE TYPE "GenerationKind" AS ENUM ('single', 'five', 'bulk');

-- CreateEnum
CREATE TYPE "GenerationStatus" AS ENUM ('running', 'paused', 'cancelled', 'finished');

-- CreateEnum
CREATE TYPE "GenerationItemStatus" AS ENUM ('waiting', 'running', 'done', 'failed', 'cancelled');

-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "ai_reviewed_at" TIMESTAMPTZ(3),
ADD COLUMN     "ai_reviewer_id" UUID,
ADD COLUMN     "is_ai_generated" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "generations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "GenerationKind" NOT NULL,
    "status" "GenerationStatus" NOT NULL DEFAULT 'running',
    "source" TEXT,
    "actor_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "generations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "generation_items" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "generation_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "brief" JSONB NOT NULL,
    "status" "GenerationItemStatus" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "partial_text" TEXT NOT NULL DEFAULT '',
    "result" JSONB,
    "error" TEXT,
    "post_id" UUID,
    "provider" TEXT,
    "model" TEXT,
    "prompt" TEXT,
    "input_tokens" INTEGER,
    "output_tokens" INTEGER,
    "cost_micro_usd" INTEGER,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "generation_items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "generations_kind_created_at_idx" ON "generations"("kind", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "generation_items_post_id_key" ON "generation_items"("post_id");

-- CreateIndex
CREATE INDEX "generation_items_generation_id_status_idx" ON "generation_items"("generation_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "generation_items_generation_id_position_key" ON "generation_items"("generation_id", "position");

-- AddForeignKey
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_ai_reviewer_id_fkey" FOREIGN KEY ("ai_reviewer_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generations" ADD CONSTRAINT "generations_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generation_items" ADD CONSTRAINT "generation_items_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generation_items" ADD CONSTRAINT "generation_items_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts"("id") ON DELETE SET NULL ON UPDATE CASCADE;
