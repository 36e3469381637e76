import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useParams } from "@remix-run/react";
import { BudgetField, CategoryField } from "~/features/projects/components/project-fields";
import { RefusalDialog } from "~/ui/confirm-dialog";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { useSearchHref } from "~/ui/use-address";
import type { SenderAccount } from "./account-fields";
import { AccountNote, NewAccountFields } from "./account-fields";

type ConversionValues = Record<"title" | "service_category" | "budget" | "full_name" | "company" | "is_sender", string>;

const TITLE = "Convertir la demande";

interface ConversionDialogProps {
  /** Null for a sender who gave a telephone alone. */
  email: string | null;
  account: SenderAccount | null;
  /** Whether the invitation leaves the house. */
  isMailSent: boolean;
  values: ConversionValues;
}

function useInquiryHref(): string {
  return useSearchHref(`/admin/inquiries/${useParams().id}`)({});
}

/** An inquiry that cannot be converted, and why. */
export function RefusedConversion({ refusal }: { refusal: string }) {
  return <RefusalDialog title={TITLE} refusal={refusal} closeTo={useInquiryHref()} />;
}

/** Asks for the inquiry's project, and for its client when no proven account has the address. */
export function ConversionDialog({ email, account, isMailSent, values }: ConversionDialogProps) {
  const closeTo = useInquiryHref();
  const lastResult = useOwnResult("conversion");
  const isSending = useIsSubmitting("conversion");
  const [form, fields] = useForm<ConversionValues>({
    id: "conversion",
    lastResult,
    defaultValue: values,
    constraint: { title: { required: true }, full_name: { required: true }, is_sender: { required: true } },
  });
  const { title, service_category, budget, full_name, company, is_sender } = fields;
  return (
    <Dialog
      title={TITLE}
      closeTo={closeTo}
      footer={
        <DialogActions
          formId={form.id}
          submitLabel="Convertir"
          isPending={isSending}
          pendingText="Conversion..."
          cancelTo={closeTo}
        />
      }
    >
      <Form method="post" {...getFormProps(form)} className="stack-fields" preventScrollReset>
        <ErrorSummary
          errors={fieldErrors([is_sender, full_name, company, title, service_category, budget])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value="conversion" />
        {account && <AccountNote email={email ?? ""} account={account} isMailSent={isMailSent} isSender={is_sender} />}
        {!account && email && (
          <NewAccountFields email={email} isMailSent={isMailSent} fullName={full_name} company={company} />
        )}
        {!account && !email && (
          <p className="note">
            Sans adresse e-mail, aucun compte ne peut être ouvert. Le projet reste sans client, et pourra lui être
            confié plus tard.
          </p>
        )}
        <Field label="Titre du projet" {...withoutKey(getInputProps(title, { type: "text" }))} error={title.errors} />
        <div className="field-pair">
          <CategoryField field={service_category} />
          <BudgetField field={budget} />
        </div>
      </Form>
    </Dialog>
  );
}
