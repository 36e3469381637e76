import type { ItemCounts } from "~/features/generation/model/generation";
import { CALL_FAILED } from "~/features/generation/model/generation";
import { summaryOf } from "~/features/generation/model/progress";
import { ButtonForm } from "~/ui/button-form";
import { LinkButton } from "~/ui/link-button";

/** The last five articles did not all come to be: which way to the missing ones. */
export function FailedFive({ failed: { id, counts } }: { failed: { id: string; counts: ItemCounts } }) {
  const path = `/admin/blog/auto-generate/${id}`;
  return (
    <div className="notice tone-red">
      <p className="font-semibold">{CALL_FAILED}</p>
      <p>{`Vos cinq derniers articles\u202f: ${summaryOf(counts)}`}</p>
      <div className="form-actions">
        <ButtonForm intent="retry" action={path} variant="primary" size="sm" pendingText="Nouvel essai…">
          Réessayer
        </ButtonForm>
        <LinkButton to={path} hydrated variant="quiet" size="sm">
          Voir la série
        </LinkButton>
      </div>
    </div>
  );
}
