-- Who writes again is known by the address or the number, however these were typed.
CREATE FUNCTION email_key(email TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE AS $$
    SELECT nullif(lower(btrim(email)), '')
$$;

-- Digits with the country's code: those of Morocco where a number is written as at home.
CREATE FUNCTION phone_key(phone TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE
        WHEN length(digits) < 8 THEN NULL
        WHEN digits LIKE '00%' THEN substr(digits, 3)
        WHEN digits LIKE '0%' AND length(digits) = 10 THEN '212' || substr(digits, 2)
        ELSE digits
    END
    FROM (SELECT regexp_replace(phone, '[^0-9]', '', 'g') AS digits) AS typed
$$;

CREATE INDEX "contact_inquiries_email_key_idx"
    ON "contact_inquiries" (email_key("email"), "created_at" DESC, "id" DESC) WHERE NOT "is_spam";
CREATE INDEX "contact_inquiries_phone_key_idx"
    ON "contact_inquiries" (phone_key("phone"), "created_at" DESC, "id" DESC) WHERE NOT "is_spam";

-- Where an inquiry went that was merged with another: its address leads there, and letters name it.
CREATE TABLE "inquiry_merges" (
    "merged_id" UUID NOT NULL,
    "inquiry_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inquiry_merges_pkey" PRIMARY KEY ("merged_id")
);

CREATE INDEX "inquiry_merges_inquiry_id_idx" ON "inquiry_merges"("inquiry_id");

ALTER TABLE "inquiry_merges" ADD CONSTRAINT "inquiry_merges_inquiry_id_fkey"
    FOREIGN KEY ("inquiry_id") REFERENCES "contact_inquiries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
