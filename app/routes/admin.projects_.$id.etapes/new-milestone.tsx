import { Form } from "@remix-run/react";
import type { ServiceCategory } from "~/features/services/model/service";
import { CATEGORY_LABELS } from "~/features/services/model/service";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, sentText, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";
import { CREATE, TEMPLATE } from "./intents";

/** Adds a milestone at the end. */
export function NewMilestone() {
  const result = useOwnResult(CREATE);
  const errors = { title: result?.error?.title ?? undefined, due: result?.error?.due_on ?? undefined };
  return (
    <Form method="post" className="grid gap-4 mt-8" key={result ? "refused" : "taken"}>
      <h2 className="text-xl">Nouvelle étape</h2>
      <ErrorSummary
        errors={fieldErrors([
          { id: "new-title", errors: errors.title },
          { id: "new-due", errors: errors.due },
        ])}
        focusKey={result}
      />
      <input type="hidden" name="intent" value={CREATE} />
      <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:items-start">
        <Field
          label="Titre"
          id="new-title"
          name="title"
          required
          defaultValue={sentText(result, "title", "")}
          error={errors.title}
        />
        <Field
          label="Prévue le"
          isOptional
          id="new-due"
          name="due_on"
          type="date"
          defaultValue={sentText(result, "due_on", "")}
          error={errors.due}
        />
      </div>
      <div>
        <Button isPending={useIsSubmitting(CREATE)}>Ajouter l’étape</Button>
      </div>
    </Form>
  );
}

/** Begins a project with the usual milestones of its trade. */
export function TemplateForm({
  templates,
  category,
}: {
  templates: readonly { category: ServiceCategory; titles: readonly string[] }[];
  category: ServiceCategory | null;
}) {
  const options = templates.map((template) => ({
    value: template.category,
    label: `${CATEGORY_LABELS[template.category]} (${template.titles.join(", ")})`,
  }));
  return (
    <Form method="post" className="grid gap-4 max-w-160">
      <p className="text-text-2">Ce projet n’a pas encore d’étapes. Le client n’en voit que le statut.</p>
      <input type="hidden" name="intent" value={TEMPLATE} />
      <SelectField
        label="Modèle"
        id="template-category"
        name="category"
        defaultValue={category ?? options[0]?.value}
        options={options}
      />
      <div>
        <Button variant="primary" isPending={useIsSubmitting(TEMPLATE)}>
          Appliquer un modèle
        </Button>
      </div>
    </Form>
  );
}
