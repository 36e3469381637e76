import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useId } from "react";
import { Dialog } from "./dialog";
import { DialogActions } from "./dialog-actions";
import { LinkButton } from "./link-button";

export type ConfirmDialogProps = {
  title: string;
  question: string;
  /** Why it cannot be done now: shown in place of the question. */
  refusal?: string | null;
  confirmLabel: string;
  pendingText?: string;
  cancelTo: string;
  cancelLabel?: string;
  /** Label of the way back beside a refusal. */
  backLabel?: string;
  /** Where the form is posted; the current address when absent. */
  action?: string;
  intent?: { name: string; value: string };
  /** Hidden inputs. */
  children?: ReactNode;
};

/** A question before something is deleted or ended, answered by a plain form post. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, refusal, confirmLabel, pendingText, cancelTo, cancelLabel = "Annuler", backLabel } = props;
  const formId = useId();
  const isPending = useNavigation().state === "submitting";
  if (refusal) return <RefusalDialog title={title} refusal={refusal} closeTo={cancelTo} backLabel={backLabel} />;
  return (
    <Dialog
      title={title}
      closeTo={cancelTo}
      footer={
        <DialogActions
          formId={formId}
          submitLabel={confirmLabel}
          isPending={isPending}
          pendingText={pendingText}
          variant="danger"
          cancelTo={cancelTo}
          cancelLabel={cancelLabel}
          intent={props.intent}
        />
      }
    >
      <Form method="post" id={formId} action={props.action} preventScrollReset>
        {props.children}
        <p>{question}</p>
      </Form>
    </Dialog>
  );
}

interface RefusalDialogProps {
  title: string;
  refusal: string;
  closeTo: string;
  backLabel?: string | undefined;
}

/** Says why an action is impossible now, in place of its confirmation. */
export function RefusalDialog({ title, refusal, closeTo, backLabel = "Revenir" }: RefusalDialogProps) {
  return (
    <Dialog
      title={title}
      closeTo={closeTo}
      footer={
        <LinkButton to={closeTo} hydrated preventScrollReset size="sm">
          {backLabel}
        </LinkButton>
      }
    >
      <p>{refusal}</p>
    </Dialog>
  );
}
