-- Whose turn it is: who answers a lead, what is done next and when, and what has been said and done.
CREATE TYPE "LostReason" AS ENUM ('price', 'delay', 'competitor', 'unreachable', 'out_of_scope', 'duplicate', 'other');
CREATE TYPE "InquiryChannel" AS ENUM ('form', 'whatsapp', 'phone', 'email', 'event', 'import', 'other');
CREATE TYPE "InquiryEventKind" AS ENUM (
    'message', 'note', 'call', 'email', 'whatsapp', 'status', 'owner', 'next_action', 'conversion', 'quarantine',
    'correction', 'merge'
);

-- AlterTable
ALTER TABLE "contact_inquiries"
    ADD COLUMN "owner_id" UUID,
    ADD COLUMN "next_action" TEXT,
    ADD COLUMN "next_action_at" TIMESTAMPTZ(3),
    ADD COLUMN "lost_reason" "LostReason",
    ADD COLUMN "first_reply_at" TIMESTAMPTZ(3),
    ADD COLUMN "channel" "InquiryChannel" NOT NULL DEFAULT 'form',
    ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "inquiry_events" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "inquiry_id" UUID NOT NULL,
    "kind" "InquiryEventKind" NOT NULL,
    "text" TEXT,
    "actor_id" UUID,
    "mail_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inquiry_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "inquiry_events_inquiry_id_created_at_idx" ON "inquiry_events"("inquiry_id", "created_at" DESC);

-- Of rows that name one, for when a letter or an account is deleted.
CREATE INDEX "inquiry_events_mail_id_idx" ON "inquiry_events" ("mail_id") WHERE "mail_id" IS NOT NULL;
CREATE INDEX "inquiry_events_actor_id_idx" ON "inquiry_events" ("actor_id") WHERE "actor_id" IS NOT NULL;
CREATE INDEX "contact_inquiries_owner_id_idx" ON "contact_inquiries" ("owner_id") WHERE "owner_id" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "contact_inquiries" ADD CONSTRAINT "contact_inquiries_owner_id_fkey"
    FOREIGN KEY ("owner_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_inquiry_id_fkey"
    FOREIGN KEY ("inquiry_id") REFERENCES "contact_inquiries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_actor_id_fkey"
    FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inquiry_events" ADD CONSTRAINT "inquiry_events_mail_id_fkey"
    FOREIGN KEY ("mail_id") REFERENCES "mail_messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;
