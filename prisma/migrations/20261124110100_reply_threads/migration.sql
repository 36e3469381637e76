-- Letters that the team writes follow one another in the reader's mailbox.
ALTER TABLE "mail_messages" ADD COLUMN "reply_to" TEXT, ADD COLUMN "thread_ids" TEXT[] DEFAULT ARRAY[]::TEXT[];
