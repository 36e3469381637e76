-- Who is invited to a client's space and has not agreed yet: known by the address that was typed alone, whether or not it
-- has an account.
CREATE TABLE "client_invitations" (
    "client_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "permission" "ClientPermission" NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "client_invitations_pkey" PRIMARY KEY ("client_id", "email"),
    CONSTRAINT "client_invitations_client_id_fkey" FOREIGN KEY ("client_id")
        REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "client_invitations_email_idx" ON "client_invitations"("email");
CREATE INDEX "client_invitations_sent_at_idx" ON "client_invitations"("sent_at");

-- Who never proved an address has not answered either: invited, and no person of the client yet.
INSERT INTO "client_invitations" ("client_id", "email", "full_name", "permission")
    SELECT p."client_id", c."email", coalesce(f."full_name", c."email"), p."permission"
    FROM "client_people" p
        JOIN "credentials" c ON c."profile_id" = p."profile_id"
        JOIN "profiles" f ON f."id" = p."profile_id"
    WHERE c."email_verified_at" IS NULL;
DELETE FROM "client_people" p USING "credentials" c
    WHERE c."profile_id" = p."profile_id" AND c."email_verified_at" IS NULL;
