-- What the picture of an example shows, for those who do not see it.
-- AlterTable
ALTER TABLE "service_examples" ADD COLUMN     "image_alt" TEXT;
