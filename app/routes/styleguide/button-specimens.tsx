import { ArrowRight, Download } from "lucide-react";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Specimen } from "./specimen";

export function ButtonSpecimens() {
  return (
    <Specimen title="Boutons">
      <div className="btn-row">
        <Button type="button" variant="primary">
          Envoyer le message
          <ArrowRight className="flip" aria-hidden="true" />
        </Button>
        <Button type="button">Soumettre l’avis</Button>
        <Button type="button" variant="danger">
          Supprimer
        </Button>
        <Button type="button" variant="quiet">
          Annuler
        </Button>
      </div>
      <div className="btn-row">
        <Button type="button" variant="primary" isPending pendingText="Envoi...">
          Envoyer
        </Button>
        <Button type="button" disabled>
          Sauvegarder
        </Button>
        <Button type="button" variant="primary" disabled>
          Envoyer
        </Button>
      </div>
      <div className="btn-row">
        <Button type="button" size="sm">
          <Download aria-hidden="true" />
          Exporter
        </Button>
        <LinkButton to="/contact" size="sm" variant="primary">
          Nouveau Projet
        </LinkButton>
        <LinkButton to="/">Voir nos services</LinkButton>
      </div>
    </Specimen>
  );
}
