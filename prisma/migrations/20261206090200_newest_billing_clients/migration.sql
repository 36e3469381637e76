-- The list and the search of the back office read the newest first.
CREATE INDEX "billing_clients_created_at_id_idx" ON "billing_clients"("created_at" DESC, "id" DESC);
