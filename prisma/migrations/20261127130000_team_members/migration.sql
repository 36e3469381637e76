-- The people of the agency, as /about shows them, and who signs an article.
CREATE TABLE "team_members" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "position" INTEGER NOT NULL DEFAULT 0,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "about" TEXT NOT NULL DEFAULT '',
    "quote" TEXT NOT NULL DEFAULT '',
    "languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "image_url" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_members_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "blog_posts" ADD COLUMN     "signed_by_id" UUID;

CREATE INDEX "team_members_position_id_idx" ON "team_members"("position", "id");
CREATE INDEX "blog_posts_signed_by_id_idx" ON "blog_posts"("signed_by_id");

ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_signed_by_id_fkey" FOREIGN KEY ("signed_by_id") REFERENCES "team_members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
