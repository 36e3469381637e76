import { Button } from "./button";
import { LinkButton } from "./link-button";

export type SaveOverProps = {
  /** The version that another user has saved meanwhile. */
  version: number;
  /** What the refused button was to do besides saving, and this one does then. */
  step?: string | undefined;
  /** Where to see it. */
  theirsTo: string;
  /** What the button says, where it does more than save. */
  label?: string | undefined;
};

/** The choices after an edit conflict: save over the other version, or open it in another tab. */
export function SaveOver({ version, step, theirsTo, label = "Enregistrer quand même" }: SaveOverProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton to={theirsTo} target="_blank" size="sm">
        Voir leur version<span className="sr-only"> (nouvel onglet)</span>
      </LinkButton>
      <Button name="overwrite" value={step ? `${version} ${step}` : version} variant="danger" size="sm">
        {label}
      </Button>
    </div>
  );
}
