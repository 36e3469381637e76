-- The files that go with a letter: each with its name and type, and where it is read when the letter leaves.
ALTER TABLE "mail_messages" ADD COLUMN "attachments" JSONB NOT NULL DEFAULT '[]';
