import { servicePage } from "~/content/service-pages";
import { LinkButton } from "~/ui/link-button";
import { Pattern } from "~/ui/pattern";

/** For a service that is gone, hidden, or cannot be read now. */
export function ServiceNotFound() {
  const { title, text, home } = servicePage.notFound;
  return (
    <div className="error-screen">
      <Pattern className="error-screen-art" seed="service-introuvable" width={640} height={480} edge={150} />
      <div className="error-screen-text">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <LinkButton to="/" variant="primary">
          {home}
        </LinkButton>
      </div>
    </div>
  );
}
