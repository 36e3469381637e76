-- AlterTable
ALTER TABLE "services" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
