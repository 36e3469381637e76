import { LinkButton } from "~/ui/link-button";

interface ErasureNoteProps {
  clientId: string;
  askedOn: string;
}

/** The client wants to be forgotten, and the agency has to answer. */
export function ErasureNote({ clientId, askedOn }: ErasureNoteProps) {
  return (
    <div className="client-notice">
      <p>
        Ce client a demandé le {askedOn} que ses données soient effacées. Le RGPD vous laisse un mois pour répondre.
      </p>
      <LinkButton to={`/admin/clients/${clientId}/erase`} hydrated preventScrollReset variant="danger" size="sm">
        Effacer ses données
      </LinkButton>
    </div>
  );
}
