-- The private address of what is due, for the calendars of the team.
CREATE TABLE "calendar_links" (
    "profile_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_links_pkey" PRIMARY KEY ("profile_id")
);

CREATE UNIQUE INDEX "calendar_links_token_hash_key" ON "calendar_links"("token_hash");

ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
