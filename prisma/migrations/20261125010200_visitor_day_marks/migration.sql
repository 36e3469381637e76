-- It holds who followed a link too.
ALTER TABLE "blog_view_marks" RENAME TO "visitor_day_marks";
ALTER TABLE "visitor_day_marks" RENAME CONSTRAINT "blog_view_marks_pkey" TO "visitor_day_marks_pkey";
ALTER INDEX "blog_view_marks_expires_at_idx" RENAME TO "visitor_day_marks_expires_at_idx";

-- Letters that lead to inquiries are found by the links in them.
DROP INDEX "mail_messages_digests_idx";
