import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";

/** Nothing to show: because there is none yet, or because none is like that. */
export function NoService({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState title="Aucun service ne correspond">
        <AppLink to="/admin/services" hydrated>
          Voir tous les services
        </AppLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Aucun service pour le moment"
      action={
        <LinkButton to="/admin/services/new" hydrated preventScrollReset variant="primary" size="sm">
          Créer le premier service
        </LinkButton>
      }
    >
      Tant qu’aucun n’est actif, le site montre ses services par défaut.
    </EmptyState>
  );
}
