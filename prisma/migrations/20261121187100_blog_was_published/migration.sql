-- An address that was ever public is kept when it changes, also while its article is a draft again.
-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN "was_published" BOOLEAN NOT NULL DEFAULT false;

UPDATE "blog_posts" SET "was_published" = true
WHERE "is_published" OR "views_count" > 0 OR "id" IN (SELECT "post_id" FROM "blog_post_slugs");
