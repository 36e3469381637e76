import { getInputProps } from "@conform-to/react";
import { scorePanel } from "~/features/seo-score/model/score";
import { CheckboxField } from "~/ui/checkbox-field";
import { withoutKey } from "~/ui/form-state";
import { ScorePanel } from "~/ui/score-panel";
import type { PostFormState } from "./use-post-form";

interface PostFormReleaseProps {
  state: PostFormState;
  /** Whether a model wrote it, so that somebody has to have read it over before it is published. */
  isGenerated: boolean;
}

/** Whether an article goes out, and what speaks for it. */
export function PostFormRelease({ state, isGenerated }: PostFormReleaseProps) {
  const { is_published, ai_reviewed } = state.fields;
  return (
    <>
      <ScorePanel {...scorePanel(state.preview.score)} />
      <CheckboxField
        label="Publié"
        hint="Visible sur le site dès l’enregistrement."
        {...withoutKey(getInputProps(is_published, { type: "checkbox" }))}
        type="checkbox"
      />
      {isGenerated && (
        <CheckboxField
          label="J’ai relu cet article"
          hint="Écrit par l’IA : chiffres, noms et liens vérifiés, sous votre nom. Sans cela il ne peut pas être publié."
          {...withoutKey(getInputProps(ai_reviewed, { type: "checkbox" }))}
          type="checkbox"
          error={ai_reviewed.errors}
        />
      )}
    </>
  );
}
