-- The order by title in the back office's list, without accents.
CREATE INDEX "blog_posts_plain_title_id_idx" ON "blog_posts" (plain_text("title"), "id");
