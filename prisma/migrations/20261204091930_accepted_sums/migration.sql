-- The sums of an accepted quote are those of what was chosen, for lists, their orders and their tables.
UPDATE "quotes" q SET "net" = a."net", "tax" = a."tax", "gross" = a."gross"
FROM "quote_acceptances" a WHERE a."quote_id" = q."id" AND q."gross" <> a."gross";
