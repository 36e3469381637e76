import { SERVICE_NOT_FOUND } from "~/features/services/messages";
import { LinkButton } from "~/ui/link-button";
import { Pattern } from "~/ui/pattern";

/** For a service that is gone, or never was. */
export function ServiceNotFound() {
  return (
    <div className="error-screen">
      <Pattern className="error-screen-art" seed="service-introuvable" width={640} height={480} edge={150} />
      <div className="error-screen-text">
        <h1>{SERVICE_NOT_FOUND}</h1>
        <p className="lead">Le service que vous recherchez n'existe pas ou a été supprimé.</p>
        <LinkButton to="/admin/services" hydrated variant="primary">
          Retour aux services
        </LinkButton>
      </div>
    </div>
  );
}
