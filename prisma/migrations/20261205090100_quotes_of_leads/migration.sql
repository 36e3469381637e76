-- What was offered to leads is read by when it was sent; most quotes are of no lead.
CREATE INDEX "quotes_of_leads_idx" ON "quotes"("sent_at") WHERE "inquiry_id" IS NOT NULL;
