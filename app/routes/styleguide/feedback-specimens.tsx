import { Avatar } from "~/ui/avatar";
import type { Tone } from "~/ui/badge";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { FlashMessage } from "~/ui/flash-message";
import { LinkButton } from "~/ui/link-button";
import { ProgressBar } from "~/ui/progress-bar";
import { Rating } from "~/ui/rating";
import { Spinner } from "~/ui/spinner";
import { Specimen } from "./specimen";

const BADGES: [Tone, string][] = [
  ["blue", "Nouveau"],
  ["yellow", "Contacté"],
  ["purple", "Qualifié"],
  ["green", "Converti"],
  ["red", "Rejeté"],
  ["neutral", "Inactif"],
];
const stay = () => {};

export function FeedbackSpecimens() {
  return (
    <Specimen title="Retours">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {BADGES.map(([tone, word]) => (
          <Badge key={tone} tone={tone}>
            {word}
          </Badge>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <Rating value={4} />
        <span className="flex items-center gap-3">
          <Avatar name="Khadija Benali" /> Khadija Benali
        </span>
        <Spinner />
      </div>
      <div className="grid gap-3">
        <FlashMessage message={{ tone: "success", title: "Succès", description: "Statut mis à jour" }} onClose={stay} />
        <FlashMessage
          message={{ tone: "error", title: "Erreur", description: "Impossible de modifier le statut" }}
          onClose={stay}
        />
        <FlashMessage message={{ tone: "info", title: "La génération continue sans vous." }} onClose={stay} />
      </div>
      <ProgressBar value={37} max={100} label="Articles créés" />
      <EmptyState
        title="Aucune demande pour le moment"
        action={
          <LinkButton to="/contact" size="sm">
            Voir le formulaire
          </LinkButton>
        }
      >
        Les messages du formulaire de contact arriveront ici.
      </EmptyState>
    </Specimen>
  );
}
