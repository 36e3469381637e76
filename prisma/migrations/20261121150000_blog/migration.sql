-- Search without accents, in words of one French stem and in parts of words.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TEXT SEARCH CONFIGURATION french_unaccent (COPY = french);
ALTER TEXT SEARCH CONFIGURATION french_unaccent
    ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;

-- Declared immutable, as an index demands: the dictionary and the separator are fixed here.
CREATE FUNCTION plain_text(text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    AS $$ SELECT public.unaccent('public.unaccent', lower($1)) $$;

CREATE FUNCTION joined_words(text[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    AS $$ SELECT array_to_string($1, ' ') $$;

-- AlterTable
ALTER TABLE "blog_posts"
    ADD COLUMN "image_alt" TEXT,
    ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN "tsv" tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector('french_unaccent'::regconfig, title), 'A') ||
        setweight(to_tsvector('french_unaccent'::regconfig, category || ' ' || joined_words(tags)), 'B') ||
        setweight(to_tsvector('french_unaccent'::regconfig, excerpt), 'C') ||
        setweight(to_tsvector('french_unaccent'::regconfig, content), 'D')
    ) STORED;

-- CreateIndex
CREATE INDEX "blog_posts_tsv_idx" ON "blog_posts" USING GIN ("tsv");
CREATE INDEX "blog_posts_plain_title_idx" ON "blog_posts" USING GIN (plain_text("title") gin_trgm_ops);
CREATE INDEX "blog_posts_is_published_category_published_at_idx"
    ON "blog_posts"("is_published", "category", "published_at" DESC);

-- CreateTable
CREATE TABLE "blog_post_slugs" (
    "slug" TEXT NOT NULL,
    "post_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blog_post_slugs_pkey" PRIMARY KEY ("slug")
);
CREATE INDEX "blog_post_slugs_post_id_idx" ON "blog_post_slugs"("post_id");
ALTER TABLE "blog_post_slugs" ADD CONSTRAINT "blog_post_slugs_post_id_fkey"
    FOREIGN KEY ("post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "blog_post_views" (
    "post_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "blog_post_views_pkey" PRIMARY KEY ("post_id", "day")
);
CREATE INDEX "blog_post_views_day_idx" ON "blog_post_views"("day");
ALTER TABLE "blog_post_views" ADD CONSTRAINT "blog_post_views_post_id_fkey"
    FOREIGN KEY ("post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "blog_view_marks" (
    "digest" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blog_view_marks_pkey" PRIMARY KEY ("digest")
);
CREATE INDEX "blog_view_marks_expires_at_idx" ON "blog_view_marks"("expires_at");

-- CreateTable
CREATE TABLE "kept_inputs" (
    "token_hash" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kept_inputs_pkey" PRIMARY KEY ("token_hash")
);
CREATE INDEX "kept_inputs_expires_at_idx" ON "kept_inputs"("expires_at");
