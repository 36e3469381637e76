import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useParams } from "@remix-run/react";
import type { AccountState } from "~/features/clients/model";
import { INVITATION_KEPT, NO_NAME } from "~/features/clients/model";
import { BudgetField, CategoryField } from "~/features/projects/project-fields";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { useSearchHref } from "~/ui/use-search-href";

type ConversionValues = Record<"title" | "service_category" | "budget" | "full_name" | "company", string>;

interface Known {
  account: { full_name: string | null; state: AccountState };
}

interface ConversionDialogProps {
  email: string;
  /** Who has the sender's address already. */
  account: Known["account"] | null;
  /** Whether the invitation leaves the house. */
  isMailSent: boolean;
  values: ConversionValues;
}

/** Whose the project will be. */
function AccountNote({ email, account, isMailSent }: Pick<ConversionDialogProps, "email" | "isMailSent"> & Known) {
  const name = account.full_name ?? NO_NAME;
  if (account.state === "active")
    return (
      <p className="note">
        Le projet va au compte qui a déjà l’adresse {email} : {name}.
      </p>
    );
  return (
    <p className="note">
      Le compte de {name} a l’adresse {email}, mais cette adresse n’est pas confirmée : son mot de passe est effacé, et
      une invitation est écrite à l’adresse. {!isMailSent && INVITATION_KEPT}
    </p>
  );
}

/** Asks what the inquiry's project is called, and who its client is when nobody has the address yet. */
export function ConversionDialog({ email, account, isMailSent, values }: ConversionDialogProps) {
  const closeTo = useSearchHref(`/admin/inquiries/${useParams().id}`)({});
  const lastResult = useOwnResult("conversion");
  const isSending = useIsSubmitting("conversion");
  const [form, fields] = useForm<ConversionValues>({
    id: "conversion",
    lastResult,
    defaultValue: values,
    constraint: { title: { required: true }, full_name: { required: true } },
  });
  const { title, service_category, budget, full_name, company } = fields;
  return (
    <Dialog
      title="Convertir la demande"
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
          errors={fieldErrors([full_name, company, title, service_category, budget])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value="conversion" />
        {account ? (
          <AccountNote email={email} account={account} isMailSent={isMailSent} />
        ) : (
          <>
            <p className="note">
              Un compte est ouvert pour {email}, et une invitation lui est écrite. {!isMailSent && INVITATION_KEPT}
            </p>
            <div className="field-pair">
              <Field
                label="Nom"
                {...withoutKey(getInputProps(full_name, { type: "text" }))}
                autoComplete="off"
                error={full_name.errors}
              />
              <Field
                label="Entreprise"
                isOptional
                {...withoutKey(getInputProps(company, { type: "text" }))}
                autoComplete="off"
                error={company.errors}
              />
            </div>
          </>
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
