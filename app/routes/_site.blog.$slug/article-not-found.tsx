import { articleCopy, blogCopy } from "~/content/blog";
import { LinkButton } from "~/ui/link-button";
import { Pattern } from "~/ui/pattern";

/** For an article that is gone or never was. */
export function ArticleNotFound() {
  const { title, text } = articleCopy.notFound;
  return (
    <div className="error-screen">
      <Pattern className="error-screen-art" seed="article-introuvable" width={640} height={480} edge={150} />
      <div className="error-screen-text">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <LinkButton to="/blog" variant="primary">
          {blogCopy.nothingFound.action}
        </LinkButton>
      </div>
    </div>
  );
}
