import { articleCopy } from "~/content/blog";
import { LinkButton } from "~/ui/link-button";
import { Pattern } from "~/ui/pattern";

/** For a private link whose time is over, or that never was one. */
export function PreviewOver() {
  const { title, text, action } = articleCopy.previewOver;
  return (
    <div className="error-screen">
      <Pattern className="error-screen-art" seed="apercu-expire" width={640} height={480} edge={150} />
      <div className="error-screen-text">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <LinkButton to="/blog" variant="primary">
          {action}
        </LinkButton>
      </div>
    </div>
  );
}
