import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";

/** For admins only: the way to the back office. */
export function AdminCard() {
  return (
    <Card>
      <h2>Administration</h2>
      <p className="note">Demandes, avis, projets et contenus de l’agence.</p>
      <LinkButton to="/admin" hydrated variant="primary" size="sm">
        Ouvrir l’administration
      </LinkButton>
    </Card>
  );
}
