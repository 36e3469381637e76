import { DRAFT_FIELD } from "~/lib/forms/form-draft";
import { Button } from "~/ui/button";
import { useIsSubmitting, useSentValue } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { useSearchHref } from "~/ui/use-address";

/** Saves the article, at hand however long the text is. */
export function PostFormFoot({ id, isPublished }: { id: string | null; isPublished: boolean }) {
  const isSending = useIsSubmitting("post");
  const step = useSentValue("step");
  const backTo = useSearchHref("/admin/blog")({ [DRAFT_FIELD]: null });
  const deleteTo = useSearchHref(`/admin/blog/${id}/delete`)({ [DRAFT_FIELD]: null });
  return (
    <div className="form-foot">
      {!isPublished && (
        <Button
          name="step"
          value="publish"
          variant="primary"
          isPending={isSending && step === "publish"}
          pendingText="Publication…"
        >
          Enregistrer et publier
        </Button>
      )}
      <Button
        name="step"
        value="save"
        variant={isPublished ? "primary" : "secondary"}
        isPending={isSending && step !== "publish"}
        pendingText="Enregistrement…"
      >
        Enregistrer
      </Button>
      <LinkButton to={backTo} hydrated variant="quiet">
        Annuler
      </LinkButton>
      {id && (
        <LinkButton to={deleteTo} hydrated variant="quiet">
          Supprimer
        </LinkButton>
      )}
    </div>
  );
}
