import { Button } from "./button";
import { LinkButton } from "./link-button";

export type SaveOverProps = {
  /** The version that another user has saved meanwhile. */
  version: number;
  /** What the refused button does besides saving. */
  step?: string | undefined;
  theirsTo: string;
  label?: string | undefined;
};

/** The choices after an edit conflict: save over the other version, or open it in another tab. */
export function SaveOver({ version, step, theirsTo, label = "Enregistrer quand même" }: SaveOverProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {/* Enter in a field of the form saves, and never over the other version. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <LinkButton to={theirsTo} target="_blank" size="sm">
        Voir leur version<span className="sr-only"> (nouvel onglet)</span>
      </LinkButton>
      <Button name="overwrite" value={step ? `${version} ${step}` : version} variant="danger" size="sm">
        {label}
      </Button>
    </div>
  );
}
