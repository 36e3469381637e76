-- By the whole of an address, and by its beginning too.
DROP INDEX "contact_inquiries_lower_email_idx";
CREATE INDEX "contact_inquiries_lower_email_idx" ON "contact_inquiries" (lower("email") text_pattern_ops);
