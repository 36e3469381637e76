import { SERVICE_NOT_FOUND } from "~/features/services/messages";
import { LostScreen } from "~/ui/lost-screen";

/** For a service that is gone, or never was. */
export function ServiceNotFound() {
  return (
    <LostScreen
      seed="service-introuvable"
      title={SERVICE_NOT_FOUND}
      text="Le service que vous recherchez n'existe pas ou a été supprimé."
      to="/admin/services"
      hydrated
      action="Retour aux services"
    />
  );
}
