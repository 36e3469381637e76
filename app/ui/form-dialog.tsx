import type { ReactNode } from "react";
import { Dialog } from "./dialog";
import type { DialogActionsProps } from "./dialog-actions";
import { DialogActions } from "./dialog-actions";
import type { ServerFormProps } from "./server-form";
import { ServerForm } from "./server-form";
import { useSearchHref } from "./use-address";

export type FormDialogProps = ServerFormProps &
  Pick<DialogActionsProps, "submitLabel" | "pendingText" | "variant" | "cancelLabel"> & {
    title: string;
    /** Address of the page without the dialog, which keeps its query. */
    closeTo: string;
    status?: ReactNode;
  };

/** A dialog that holds one form, with the way out and the way on at its foot. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    closeTo: page,
    status,
    submitLabel,
    pendingText = "Enregistrement…",
    variant,
    cancelLabel,
    ...form
  } = props;
  const closeTo = useSearchHref(page)({});
  const { id, isSending } = form.form;
  const actions = { submitLabel, pendingText, cancelLabel, ...(variant && { variant }) };
  return (
    <Dialog
      title={title}
      closeTo={closeTo}
      status={status}
      footer={<DialogActions {...actions} formId={id} isPending={isSending} cancelTo={closeTo} />}
    >
      <ServerForm className="stack-fields" preventScrollReset {...form} />
    </Dialog>
  );
}
