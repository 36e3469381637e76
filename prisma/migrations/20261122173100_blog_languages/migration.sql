-- Search in the words of each language, without accents.
CREATE TEXT SEARCH CONFIGURATION spanish_unaccent (COPY = spanish);
ALTER TEXT SEARCH CONFIGURATION spanish_unaccent
    ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;
CREATE TEXT SEARCH CONFIGURATION arabic_unaccent (COPY = arabic);
ALTER TEXT SEARCH CONFIGURATION arabic_unaccent
    ALTER MAPPING FOR hword, hword_part, word WITH unaccent, arabic_stem;

-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN "language" "Language" NOT NULL DEFAULT 'fr';

-- The words are computed anew below, once for each article.
ALTER TABLE "blog_posts" DROP COLUMN "tsv";

-- Of a text in Latin letters, the language whose grammatical words leave the fewest others; of a short one nothing is told.
UPDATE "blog_posts" SET "language" = found.language
FROM (
    SELECT id, CASE
        WHEN length(regexp_replace(said, '[^\u0600-\u06FF]', '', 'g')) > length(regexp_replace(said, '[^A-Za-z\u00C0-\u017F]', '', 'g'))
            THEN 'ar'::"Language"
        WHEN length(to_tsvector('spanish'::regconfig, said)) < length(to_tsvector('french'::regconfig, said))
            THEN 'es'::"Language"
        ELSE 'fr'::"Language"
    END AS language
    FROM (SELECT id, title || ' ' || excerpt || ' ' || left(content, 500) AS said FROM "blog_posts") AS texts
) AS found
WHERE "blog_posts".id = found.id AND found.language <> 'fr';

-- Declared immutable, as a stored column demands: the configurations are fixed here.
CREATE FUNCTION words_of("Language", text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ SELECT CASE $1
        WHEN 'es' THEN to_tsvector('public.spanish_unaccent'::regconfig, $2)
        WHEN 'ar' THEN to_tsvector('public.arabic_unaccent'::regconfig, $2)
        ELSE to_tsvector('public.french_unaccent'::regconfig, $2)
    END $$;

-- A word that no text has tells the language of an article, so that a search for words of one language asks the index alone.
CREATE FUNCTION language_mark("Language") RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ SELECT CASE $1
        WHEN 'es' THEN '''language:es'''::tsvector
        WHEN 'ar' THEN '''language:ar'''::tsvector
        ELSE '''language:fr'''::tsvector
    END $$;

ALTER TABLE "blog_posts" ADD COLUMN "tsv" tsvector GENERATED ALWAYS AS (
    setweight(words_of(language, title), 'A') ||
    setweight(words_of(language, category || ' ' || joined_words(tags)), 'B') ||
    setweight(words_of(language, excerpt), 'C') ||
    setweight(words_of(language, content), 'D') ||
    language_mark(language)
) STORED;

-- CreateIndex
CREATE INDEX "blog_posts_tsv_idx" ON "blog_posts" USING GIN ("tsv");

-- What is sought, in articles of one language; nothing where all of it is grammatical words.
CREATE FUNCTION words_query(config regconfig, language text, parts text, typed text) RETURNS tsquery
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT CASE WHEN numnode(words) = 0 THEN words ELSE words && ('''language:' || language || '''')::tsquery END
        FROM (SELECT to_tsquery(config, parts) || plainto_tsquery(config, typed) AS words) AS sought $$;
