import { servicePage } from "~/content/service-pages";
import { LostScreen } from "~/ui/lost-screen";

/** For a service that is gone, hidden, or cannot be read now. */
export function ServiceNotFound() {
  const { title, text, home } = servicePage.notFound;
  return <LostScreen title={title} text={text} action={home} seed="service-introuvable" to="/" />;
}
