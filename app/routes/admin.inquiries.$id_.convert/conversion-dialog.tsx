import { getFormProps, getInputProps, getSelectProps, useForm } from "@conform-to/react";
import { Form, useParams } from "@remix-run/react";
import { NO_NAME } from "~/features/clients/model";
import { CATEGORY_OPTIONS } from "~/features/projects/project-form";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { SelectField } from "~/ui/select-field";
import { useSearchHref } from "~/ui/use-search-href";

type ConversionValues = Record<"title" | "service_category" | "budget" | "full_name" | "company", string>;

interface ConversionDialogProps {
  email: string;
  /** Who has the sender's address already. */
  account: { full_name: string | null } | null;
  values: ConversionValues;
}

/** Asks what the inquiry's project is called, and who its client is when nobody has the address yet. */
export function ConversionDialog({ email, account, values }: ConversionDialogProps) {
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
        <>
          <LinkButton to={closeTo} hydrated preventScrollReset size="sm">
            Annuler
          </LinkButton>
          <Button form={form.id} variant="primary" size="sm" isPending={isSending} pendingText="Conversion...">
            Convertir
          </Button>
        </>
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
          <p className="note">
            Le projet va au compte qui a déjà l’adresse {email} : {account.full_name ?? NO_NAME}.
          </p>
        ) : (
          <>
            <p className="note">Un compte est ouvert pour {email}, et une invitation lui est envoyée.</p>
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
          <SelectField
            label="Catégorie"
            {...withoutKey(getSelectProps(service_category))}
            options={CATEGORY_OPTIONS}
            error={service_category.errors}
          />
          <Field
            label="Budget (MAD)"
            isOptional
            {...withoutKey(getInputProps(budget, { type: "text" }))}
            inputMode="decimal"
            error={budget.errors}
          />
        </div>
      </Form>
    </Dialog>
  );
}
