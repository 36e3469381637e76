-- AlterTable
ALTER TABLE "account_tokens" ADD COLUMN     "full_name" TEXT,
ADD COLUMN     "password_hash" TEXT;
