-- DropIndex
DROP INDEX "blog_posts_created_at_idx";

-- CreateIndex
CREATE INDEX "blog_posts_created_at_id_idx" ON "blog_posts"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "credentials_email_verified_at_idx" ON "credentials"("email_verified_at");

-- CreateIndex
CREATE INDEX "profiles_role_erased_at_erasure_requested_at_idx" ON "profiles"("role", "erased_at", "erasure_requested_at");

-- CreateIndex
CREATE INDEX "testimonials_is_spam_is_published_is_featured_decided_at_idx" ON "testimonials"("is_spam", "is_published", "is_featured", "decided_at");
