-- When an admin decided whether a review is published. Of those unpublished so far nobody knows whether they were read.
-- AlterTable
ALTER TABLE "testimonials" ADD COLUMN     "decided_at" TIMESTAMPTZ(3);

UPDATE "testimonials" SET "decided_at" = "created_at" WHERE "is_published";
