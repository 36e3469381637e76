-- The telephone by which the office reaches a client, and a counter of saved states: whoever saves over one that was
-- not seen is told so.
ALTER TABLE "profiles" ADD COLUMN "phone" TEXT, ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
