import { Form } from "@remix-run/react";
import type { ItemCounts } from "~/features/generation/model/generation";
import { CALL_FAILED } from "~/features/generation/model/generation";
import { summaryOf } from "~/features/generation/model/progress";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";

/** The last five articles did not all come to be: which way to the missing ones. */
export function FailedFive({ failed: { id, counts } }: { failed: { id: string; counts: ItemCounts } }) {
  const isRetrying = useIsSubmitting("retry");
  const path = `/admin/blog/auto-generate/${id}`;
  return (
    <div className="notice tone-red">
      <p className="font-semibold">{CALL_FAILED}</p>
      <p>{`Vos cinq derniers articles\u202f: ${summaryOf(counts)}`}</p>
      <div className="form-actions">
        <Form method="post" action={path}>
          <input type="hidden" name="intent" value="retry" />
          <Button variant="primary" size="sm" isPending={isRetrying} pendingText="Nouvel essai…">
            Réessayer
          </Button>
        </Form>
        <LinkButton to={path} hydrated variant="quiet" size="sm">
          Voir la série
        </LinkButton>
      </div>
    </div>
  );
}
