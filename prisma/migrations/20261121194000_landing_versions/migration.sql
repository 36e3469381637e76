-- AlterTable
ALTER TABLE "service_landing_content" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
