import type { ItemCounts } from "~/features/generation/model/generation";
import { CALL_FAILED } from "~/features/generation/model/generation";
import { summaryOf } from "~/features/generation/model/progress";
import { ButtonForm } from "~/ui/button-form";
import { ScreenLinkButton } from "~/ui/screen-link";

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
        <ScreenLinkButton to={path} variant="quiet">
          Voir la série
        </ScreenLinkButton>
      </div>
    </div>
  );
}
