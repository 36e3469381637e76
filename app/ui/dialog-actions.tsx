import { Button } from "./button";
import { LinkButton } from "./link-button";

export type DialogActionsProps = {
  formId: string;
  submitLabel: string;
  pendingText?: string | undefined;
  isPending: boolean;
  variant?: "primary" | "danger";
  cancelTo: string;
  cancelLabel?: string;
  intent?: { name: string; value: string } | undefined;
};

/** The foot of a dialog that holds a form: the way out, then the way on. */
export function DialogActions(props: DialogActionsProps) {
  const { formId, submitLabel, pendingText, isPending, variant = "primary", cancelTo, cancelLabel, intent } = props;
  return (
    <>
      <LinkButton to={cancelTo} hydrated preventScrollReset size="sm">
        {cancelLabel ?? "Annuler"}
      </LinkButton>
      <Button form={formId} variant={variant} size="sm" isPending={isPending} pendingText={pendingText} {...intent}>
        {submitLabel}
      </Button>
    </>
  );
}
