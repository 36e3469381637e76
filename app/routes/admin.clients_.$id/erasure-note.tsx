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
        Ce client a demandé le {askedOn} que ses données soient effacées. La loi 09-08 lui en donne le droit, comme le
        RGPD en Espagne et la PDPL en Arabie saoudite{"\u202f"}: répondez-lui sous un mois.
      </p>
      <LinkButton to={`/admin/clients/${clientId}/erase`} hydrated preventScrollReset variant="danger" size="sm">
        Effacer ses données
      </LinkButton>
    </div>
  );
}
