-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "erased_at" TIMESTAMPTZ(3);

-- Those erased before were told by their name and by having no account.
UPDATE "profiles" SET "erased_at" = CURRENT_TIMESTAMP
WHERE "role" = 'client' AND "full_name" = 'Client effacé'
  AND NOT EXISTS (SELECT FROM "credentials" WHERE "credentials"."profile_id" = "profiles"."id");
