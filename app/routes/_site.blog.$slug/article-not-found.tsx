import { articleCopy, blogCopy } from "~/content/blog";
import { LostScreen } from "~/ui/lost-screen";

/** For an article that is gone or never was. */
export function ArticleNotFound() {
  return (
    <LostScreen {...articleCopy.notFound} seed="article-introuvable" to="/blog" action={blogCopy.nothingFound.action} />
  );
}
