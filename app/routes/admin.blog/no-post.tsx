import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";

/** The list without an article: nothing written yet, or nothing that matches. */
export function NoPost({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState title="Aucun article ne correspond">
        <AppLink to="/admin/blog" hydrated>
          Voir tous les articles
        </AppLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Aucun article pour le moment"
      action={
        <LinkButton to="/admin/blog/new" hydrated variant="primary" size="sm">
          Écrire le premier
        </LinkButton>
      }
    >
      Les articles, publiés ou en brouillon, sont rangés ici.
    </EmptyState>
  );
}
