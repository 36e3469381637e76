-- AlterTable
ALTER TABLE "mail_messages" ADD COLUMN     "former" TEXT,
ADD COLUMN     "topic" TEXT;

-- CreateIndex
CREATE INDEX "mail_messages_topic_idx" ON "mail_messages"("topic");
