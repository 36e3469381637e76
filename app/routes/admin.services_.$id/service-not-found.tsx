import { servicePage } from "~/content/service-pages";
import { LostScreen } from "~/ui/lost-screen";

const { notFound } = servicePage;

/** For a service that is gone, or never was. */
export function ServiceNotFound() {
  return (
    <LostScreen
      seed="service-introuvable"
      title={notFound.title}
      text={notFound.text}
      to="/admin/services"
      hydrated
      action="Retour aux services"
    />
  );
}
