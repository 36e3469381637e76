import { useNavigation } from "@remix-run/react";
import { KEPT } from "~/lib/kept-text";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { useSearchHref } from "~/ui/use-search-href";

/** Saves the article, at hand however long the text is. */
export function PostFormFoot({ id, isPublished }: { id: string | null; isPublished: boolean }) {
  const isSending = useIsSubmitting("post");
  const step = useNavigation().formData?.get("step");
  const backTo = useSearchHref("/admin/blog")({ [KEPT]: null });
  const deleteTo = useSearchHref(`/admin/blog/${id}/delete`)({ [KEPT]: null });
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
