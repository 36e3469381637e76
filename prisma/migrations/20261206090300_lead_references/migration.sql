-- A lead is found by the reference with which its chat began.
CREATE INDEX "contact_inquiries_reference_code_idx" ON "contact_inquiries" ("reference_code")
    WHERE "reference_code" IS NOT NULL;
