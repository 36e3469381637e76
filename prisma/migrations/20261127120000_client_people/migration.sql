-- Several people of one client: who sees its projects and documents beside the account that they belong to.
CREATE TYPE "ClientPermission" AS ENUM ('decides', 'reads');
CREATE TABLE "client_people" (
    "client_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "permission" "ClientPermission" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "client_people_pkey" PRIMARY KEY ("client_id", "profile_id"),
    -- The account that things belong to is no further person of itself.
    CONSTRAINT "client_people_others" CHECK ("client_id" <> "profile_id"),
    CONSTRAINT "client_people_client_id_fkey" FOREIGN KEY ("client_id")
        REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "client_people_profile_id_fkey" FOREIGN KEY ("profile_id")
        REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "client_people_profile_id_idx" ON "client_people"("profile_id");
