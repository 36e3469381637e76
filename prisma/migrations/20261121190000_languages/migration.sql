-- CreateEnum
CREATE TYPE "Language" AS ENUM ('fr', 'es', 'ar');

-- AlterTable
ALTER TABLE "contact_inquiries" ADD COLUMN     "language" "Language" NOT NULL DEFAULT 'fr';

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "language" "Language" NOT NULL DEFAULT 'fr';
