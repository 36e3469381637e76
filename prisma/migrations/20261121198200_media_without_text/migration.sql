-- What a picture shows is said where it stands: the same picture may say different things in two places.
-- AlterTable
ALTER TABLE "media" DROP COLUMN "alt";
