import { TO_PUBLISH } from "~/features/blog/model/post";
import { scorePanel } from "~/features/blog/score/score";
import { DRAFT_FIELD } from "~/lib/forms/form-draft";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { FormFoot } from "~/ui/form-foot";
import { useIsSubmitting, useSentValue } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { ScorePanel } from "~/ui/score-panel";
import { useSearchHref } from "~/ui/use-address";
import type { PostFormState } from "./use-post-form";

/** What the address of a form says of the form alone. */
const NOTHING_OPEN = { [DRAFT_FIELD]: null, [TO_PUBLISH]: null };

interface PostFormReleaseProps {
  state: PostFormState;
  /** Whether a model wrote it, so that it needs a review before it is published. */
  isGenerated: boolean;
}

/** Whether an article is published, and its score. */
export function PostFormRelease({ state, isGenerated }: PostFormReleaseProps) {
  const { is_published, ai_reviewed } = state.fields;
  return (
    <>
      <ScorePanel {...scorePanel(state.preview.score)} />
      <CheckboxField label="Publié" hint="Visible sur le site dès l’enregistrement." field={is_published} />
      {isGenerated && (
        <CheckboxField
          label="J’ai relu cet article"
          hint="Écrit par l’IA : chiffres, noms et liens vérifiés, sous votre nom. Sans cela il ne peut pas être publié."
          field={ai_reviewed}
          {...state.focusOf("ai_reviewed")}
        />
      )}
    </>
  );
}

/** The buttons of the form, in reach however long the text is. */
export function PostFormFoot({ id, isPublished }: { id: string | null; isPublished: boolean }) {
  const isSending = useIsSubmitting("post");
  const step = useSentValue("step");
  const backTo = useSearchHref("/admin/blog")(NOTHING_OPEN);
  const deleteTo = useSearchHref(`/admin/blog/${id}/delete`)(NOTHING_OPEN);
  return (
    <FormFoot>
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
    </FormFoot>
  );
}
