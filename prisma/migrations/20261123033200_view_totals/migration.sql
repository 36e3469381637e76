-- The order of articles by their views, in a narrow table of its own: an index of views_count would have each counted
-- view write every word of its article into the search again.

-- CreateTable
CREATE TABLE "blog_post_view_totals" (
    "post_id" UUID NOT NULL,
    "views" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blog_post_view_totals_pkey" PRIMARY KEY ("post_id")
);

-- A process that still serves writes no article and counts no view until its triggers are there.
LOCK TABLE "blog_posts" IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO "blog_post_view_totals" SELECT "id", "views_count", "created_at" FROM "blog_posts";

-- CreateIndex
CREATE INDEX "blog_post_view_totals_views_created_at_post_id_idx"
    ON "blog_post_view_totals"("views" DESC, "created_at" DESC, "post_id" DESC);

-- AddForeignKey
ALTER TABLE "blog_post_view_totals" ADD CONSTRAINT "blog_post_view_totals_post_id_fkey" FOREIGN KEY ("post_id")
    REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION keep_view_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO blog_post_view_totals (post_id, views, created_at) VALUES (NEW.id, NEW.views_count, NEW.created_at)
    ON CONFLICT (post_id) DO UPDATE SET views = excluded.views, created_at = excluded.created_at;
    RETURN NULL;
END
$$;

CREATE TRIGGER keep_first_view_total AFTER INSERT ON "blog_posts" FOR EACH ROW EXECUTE FUNCTION keep_view_total();
CREATE TRIGGER keep_view_total AFTER UPDATE ON "blog_posts" FOR EACH ROW
    WHEN (OLD.views_count <> NEW.views_count OR OLD.created_at <> NEW.created_at) EXECUTE FUNCTION keep_view_total();
