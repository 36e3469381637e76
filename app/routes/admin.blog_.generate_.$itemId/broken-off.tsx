import { Form } from "@remix-run/react";
import { API_KEYS_SCREEN } from "~/features/api-keys/model";
import { GENERATION_FAILED } from "~/features/generation/model/generation";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { useIsSubmitting } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import type { BrokenOffScreen } from "./view.server";

/** Why there is no article, what was asked for, and the way to ask again. */
export function BrokenOff({ screen }: { screen: BrokenOffScreen }) {
  const { isCancelled, isAboutKey, error, brief, canRetry } = screen;
  const isRetrying = useIsSubmitting("retry");
  return (
    <div className="*:min-w-0 grid gap-8 mt-7">
      {!isCancelled && (
        <div className="notice tone-red" role="alert">
          <p className="font-semibold">{error ?? GENERATION_FAILED}</p>
          {isAboutKey && (
            <p>
              <AppLink to="/admin/api-keys?tab=ai" hydrated>
                Ouvrir {API_KEYS_SCREEN}
              </AppLink>
            </p>
          )}
        </div>
      )}
      {canRetry && (
        <section aria-labelledby="brief">
          <h2 className="mb-3 text-[1.25rem]" id="brief">
            Votre demande
          </h2>
          <DescriptionList items={brief.lines} />
        </section>
      )}
      <div className="form-actions">
        {canRetry && (
          <Form method="post">
            <input type="hidden" name="intent" value="retry" />
            <Button variant="primary" isPending={isRetrying} pendingText="Nouvel essai…">
              Réessayer
            </Button>
          </Form>
        )}
        <LinkButton to={brief.formerPath ?? "/admin/blog/generate"} hydrated variant={canRetry ? "quiet" : "primary"}>
          {brief.formerPath ? "Revenir à l’article" : "Nouvelle demande"}
        </LinkButton>
      </div>
    </div>
  );
}
