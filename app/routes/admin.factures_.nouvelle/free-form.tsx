import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { SearchToolbar } from "~/ui/search-toolbar";
import { SelectField } from "~/ui/select-field";
import type { SelectOption } from "~/ui/select-options";

/** An invoice without a quote: for whom, and about what. */
export function FreeForm({
  choices,
  client,
  q,
}: {
  choices: readonly SelectOption[];
  client: string;
  q: string | undefined;
}) {
  const lastResult = useOwnResult("free");
  const isSending = useIsSubmitting("free");
  const [form, { title, billing_client_id }] = useForm<{ title: string; billing_client_id: string }>({
    id: "free",
    lastResult,
    defaultValue: { billing_client_id: client },
  });
  return (
    <section aria-labelledby="free-heading" className="grid gap-4 content-start">
      <h2 className="text-xl" id="free-heading">
        Facture libre
      </h2>
      <SearchToolbar
        action="/admin/factures/nouvelle"
        label="Rechercher un client à facturer"
        placeholder="Nom du client"
        q={q}
        selects={[]}
      />
      <Form method="post" action="/admin/factures/nouvelle" {...getFormProps(form)} className="grid gap-4">
        <ErrorSummary errors={fieldErrors([billing_client_id, title])} formErrors={form.errors} focusKey={lastResult} />
        <input type="hidden" name="intent" value="free" />
        <SelectField
          label="Client"
          id={billing_client_id.id}
          name={billing_client_id.name}
          defaultValue={billing_client_id.initialValue ?? ""}
          options={[{ value: "", label: "À choisir" }, ...choices]}
          error={billing_client_id.errors}
        />
        <Field label="Objet" {...withoutKey(getInputProps(title, { type: "text" }))} error={title.errors} />
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="primary" isPending={isSending}>
            Créer le brouillon
          </Button>
          <AppLink to="/admin/clients-facturation/new" hydrated>
            Nouveau client à facturer
          </AppLink>
        </div>
      </Form>
    </section>
  );
}
