import type { FieldMetadata } from "@conform-to/react";
import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import type { CaseValues } from "~/features/case-studies/schema";
import { FRENCH_LANGUAGE_NAMES, LANGUAGES } from "~/site/language";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { FieldError } from "~/ui/field-error";
import { Form } from "~/ui/form";
import { FormFoot } from "~/ui/form-foot";
import { fieldErrors, sentText, useIsSubmitting, useOwnResult, useReply, withoutKey } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { PictureField } from "~/ui/picture-field";
import { RichTextField } from "~/ui/rich-text-field";
import { SaveOver } from "~/ui/save-over";
import { SelectField } from "~/ui/select-field";
import { HiddenField } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";
import { useUnsavedGuard } from "~/ui/use-unsaved-guard";

interface Choice {
  value: string;
  label: string;
}

export interface CaseFormProps {
  values: CaseValues;
  choices: { services: Choice[]; reviews: Choice[]; sectors: Choice[]; countries: Choice[] };
  /** The case; null for a new one. */
  id: string | null;
}

/** The fields of a case but its pictures, which have forms of their own. */
export function CaseForm({ values, choices, id }: CaseFormProps) {
  const lastResult = useOwnResult("case");
  const reply = useReply();
  const [form, fields] = useForm<CaseValues>({ id: "realisation", lastResult, defaultValue: values });
  const guard = useUnsavedGuard(lastResult);
  const { figures, people, image_url, image_alt, work_done } = fields;
  const input = (name: "title" | "slug" | "client_name" | "year" | "public_url") => ({
    ...withoutKey(getInputProps(fields[name], { type: "text" })),
    error: fields[name].errors,
  });
  const [heading, ...sentences] = form.errors ?? [];
  const { title, slug, client_name, sector, country, year, language, summary, problem, public_url } = fields;
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} {...guard} className="grid gap-6">
      <ErrorSummary
        title={heading}
        formErrors={sentences}
        errors={[
          ...fieldErrors([title, slug, client_name, sector, country, year, language, fields.services, summary]),
          ...fieldErrors([problem, work_done, image_url, image_alt]),
          ...rowErrors(figures.getFieldList()),
          ...rowErrors(people.getFieldList()),
          ...fieldErrors([public_url, fields.testimonial_id]),
        ]}
        focusKey={lastResult}
      />
      {reply?.newerVersion && id && <SaveOver version={reply.newerVersion} theirsTo={`/admin/realisations/${id}`} />}
      <input type="hidden" name="intent" value="case" />
      <HiddenField field={fields.version} />
      <div className="field-pair">
        <Field label="Titre" {...input("title")} hint="Ce que le client y gagne, en quelques mots." dir="auto" />
        <Field
          label="Adresse"
          {...input("slug")}
          isOptional
          hint="/realisations/…, tirée du titre si vous la laissez vide."
        />
      </div>
      <div className="field-pair">
        <Field label="Client" {...input("client_name")} dir="auto" />
        <Field label="Année" {...input("year")} inputMode="numeric" />
      </div>
      <div className="grid gap-6 md:grid-cols-3">
        <SelectField label="Secteur" field={sector} options={[{ value: "", label: "Choisir…" }, ...choices.sectors]} />
        <SelectField label="Pays" field={country} options={choices.countries} />
        <SelectField
          label="Langue de la page"
          field={language}
          options={LANGUAGES.map((value) => ({ value, label: FRENCH_LANGUAGE_NAMES[value] }))}
        />
      </div>
      <ServiceChecks
        services={choices.services}
        chosen={textsOf(fields.services.initialValue)}
        id={fields.services.id}
        error={fields.services.errors}
      />
      <TextareaField
        label="Résumé"
        hint="Une ou deux phrases, sous le titre et dans les moteurs de recherche."
        isOptional
        field={summary}
        rows={2}
        dir="auto"
      />
      <TextareaField
        label="Le problème"
        hint="Une ligne vide commence un paragraphe."
        isOptional
        field={problem}
        rows={5}
        dir="auto"
      />
      <RichTextField
        title="Ce que nous avons fait"
        hint="Les gestes, dans l’ordre."
        id={work_done.id}
        name={work_done.name}
        defaultValue={sentText(lastResult, "work_done", values.work_done)}
        error={work_done.errors}
      />
      <FigureRows rows={figures.getFieldList()} />
      <PictureField label="Image de couverture" field={image_url} lastResult={lastResult}>
        <Field label="Ce que montre l’image" hint="Lu à qui ne la voit pas." isOptional field={image_alt} />
      </PictureField>
      <PersonRows rows={people.getFieldList()} />
      <div className="field-pair">
        <Field label="Adresse en ligne" isOptional {...input("public_url")} inputMode="url" dir="ltr" />
        <SelectField
          label="Avis cité"
          isOptional
          field={fields.testimonial_id}
          options={[{ value: "", label: "Aucun" }, ...choices.reviews]}
        />
      </div>
      <CheckboxField
        label="Client fictif"
        hint={"Un travail inventé pour montrer le site\u202f: sa page le dit, et aucun accord n’est demandé."}
        field={fields.is_fictitious}
      />
      <FormFoot>
        <Button variant="primary" isPending={useIsSubmitting("case")} pendingText="Enregistrement…">
          Enregistrer
        </Button>
        <LinkButton to="/admin/realisations" hydrated variant="quiet">
          Retour à la liste
        </LinkButton>
      </FormFoot>
    </Form>
  );
}

/** The texts of a list that conform keeps. */
function textsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((text): text is string => typeof text === "string" && text !== "");
}

function ServiceChecks({
  services,
  chosen,
  id,
  error,
}: {
  services: { value: string; label: string }[];
  chosen: string[];
  id: string;
  error: string[] | undefined;
}) {
  return (
    <fieldset className="min-w-0 m-0 p-0 border-0" id={id} tabIndex={-1}>
      <legend className="field-label">
        Services<span className="font-normal text-text-3"> (facultatif)</span>
      </legend>
      <div className="grid gap-x-(--gap) sm:grid-cols-2 xl:grid-cols-3">
        {services.map(({ value, label }) => (
          <CheckboxField
            key={value}
            label={label}
            name="services"
            id={`${id}-${value}`}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

type FigureRow = FieldMetadata<CaseValues["figures"][number]>;
type PersonRow = FieldMetadata<CaseValues["people"][number]>;

const FIGURE_PARTS = [
  { name: "label", label: "Ce qui est mesuré", hint: "Commandes par mois", type: "text" },
  { name: "before_text", label: "Avant", hint: "3", type: "text" },
  { name: "after_text", label: "Après", hint: "41", type: "text" },
  { name: "source", label: "Source", hint: "Google Analytics", type: "text" },
  { name: "measured_on", label: "Mesuré le", hint: undefined, type: "date" },
] as const;

/** What changed in figures, a row each; two blank rows wait for more. */
function FigureRows({ rows }: { rows: FigureRow[] }) {
  return (
    <fieldset className="grid gap-4 min-w-0 m-0 p-0 border-0">
      <legend className="field-label">
        Ce qui a changé, en chiffres<span className="font-normal text-text-3"> (facultatif)</span>
      </legend>
      {rows.map((row, index) => {
        const parts = row.getFieldset();
        return (
          <div
            className="grid gap-x-3 gap-y-3 pt-3 border-t border-t-line sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_2fr_1fr]"
            key={row.name}
          >
            {FIGURE_PARTS.map(({ name, label, hint, type }) => (
              <Field
                key={name}
                label={label}
                field={parts[name]}
                type={type}
                placeholder={index === 0 ? hint : undefined}
              />
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}

/** Who worked on it, a row each. */
function PersonRows({ rows }: { rows: PersonRow[] }) {
  return (
    <fieldset className="grid gap-3 min-w-0 m-0 p-0 border-0">
      <legend className="field-label">
        Qui y a travaillé<span className="font-normal text-text-3"> (facultatif)</span>
      </legend>
      {rows.map((row) => {
        const { name, role } = row.getFieldset();
        return (
          <div className="grid gap-3 pt-3 border-t border-t-line sm:grid-cols-2" key={row.name}>
            <Field label="Nom" field={name} dir="auto" />
            <Field label="Rôle" field={role} dir="auto" />
          </div>
        );
      })}
    </fieldset>
  );
}

/** What is wrong in the rows, in reading order. */
function rowErrors(rows: (FigureRow | PersonRow)[]): { id: string; message: string }[] {
  return rows.flatMap((row) => fieldErrors(Object.values(row.getFieldset())));
}
