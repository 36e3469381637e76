import { Badge } from "~/ui/badge";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { DescriptionList } from "~/ui/description-list";
import { Dialog } from "~/ui/dialog";
import { LinkButton } from "~/ui/link-button";

const CLOSE_TO = "/styleguide";
const ITEMS = [
  { term: "Nom", value: "Khadija Benali" },
  { term: "Email", value: "khadija@riad-benali.ma", to: "mailto:khadija@riad-benali.ma" },
  { term: "Téléphone", value: "06 12 34 56 78" },
  { term: "Message", value: "Bonjour, je tiens un riad de six chambres à Rabat." },
];

/** The dialogs, opened by the address. */
export function Overlays({ open }: { open: string | null }) {
  if (open === "confirm") {
    return (
      <ConfirmDialog
        title="Confirmer la suppression"
        question="Êtes-vous sûr de vouloir supprimer cet avis&#8239;? Cette action est irréversible."
        confirmLabel="Supprimer"
        cancelTo={CLOSE_TO}
      />
    );
  }
  if (open !== "dialog") return null;
  return (
    <Dialog
      title="Détails de la demande"
      closeTo={CLOSE_TO}
      status={<Badge tone="blue">Nouveau</Badge>}
      footer={
        <LinkButton to="mailto:khadija@riad-benali.ma" variant="primary">
          Répondre
        </LinkButton>
      }
    >
      <DescriptionList items={ITEMS} />
    </Dialog>
  );
}
