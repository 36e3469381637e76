-- A counted view must not touch an index: with this one each view wrote every word of its article into the search again.
-- DropIndex
DROP INDEX "blog_posts_is_published_views_count_idx";
-- Room on each page for the new version of a row that stays there.
ALTER TABLE "blog_posts" SET (fillfactor = 85);

-- New entries go to their place at once: the embedded database has no process that would do it later.
ALTER INDEX "blog_posts_tsv_idx" SET (fastupdate = off);
ALTER INDEX "blog_posts_plain_title_idx" SET (fastupdate = off);
ALTER INDEX "blog_posts_tags_idx" SET (fastupdate = off);
