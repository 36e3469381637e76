-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "character_count" INTEGER,
ADD COLUMN     "characters_wanted" INTEGER;

-- Of the drafts that were asked for in characters, how long they were to be.
UPDATE "blog_posts" SET
    "characters_wanted" = asked.characters,
    "character_count" = char_length("blog_posts".content),
    "words_wanted" = NULL
FROM (
    SELECT post_id, (brief ->> 'characterCount')::int AS characters FROM "generation_items"
    WHERE post_id IS NOT NULL AND brief ->> 'characterCount' ~ '^[0-9]{1,5}$'
) AS asked
WHERE "blog_posts".id = asked.post_id;
