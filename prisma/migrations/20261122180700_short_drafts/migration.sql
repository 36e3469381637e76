-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "word_count" INTEGER,
ADD COLUMN     "words_wanted" INTEGER;

-- Of the drafts of a file, how long they were to be.
UPDATE "blog_posts" SET
    "words_wanted" = asked.words,
    "word_count" = (SELECT count(*) FROM regexp_matches("blog_posts".content, '\S+', 'g'))
FROM (
    SELECT post_id, (brief ->> 'word_count')::int AS words FROM "generation_items"
    WHERE post_id IS NOT NULL AND brief ->> 'word_count' ~ '^[0-9]{1,5}$'
) AS asked
WHERE "blog_posts".id = asked.post_id;
