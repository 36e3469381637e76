import type { FieldMetadata } from "@conform-to/react";
import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { SettingName, SettingValues } from "~/features/settings/model";
import { SETTING_NAMES } from "~/features/settings/model";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, sentText, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { PartLink } from "~/ui/part-link";
import { SETTING_GROUPS } from "./setting-groups";

interface AgencyFormProps {
  values: SettingValues;
  /** What each field stands for while it is empty. */
  defaults: Record<SettingName, string>;
}

type Values = Record<SettingName, string>;

const INTENT = "agency";

/**
 * Everything the site says of the agency. An empty field is its default, which stands under it. The form begins anew
 * with other values, and also with the same ones once it is taken: else what it was refused for would stay.
 */
export function AgencyForm(props: AgencyFormProps) {
  const lastResult = useOwnResult(INTENT);
  const state = lastResult ? "refused" : "taken";
  return <AgencyFields key={`${state} ${JSON.stringify(props.values)}`} lastResult={lastResult} {...props} />;
}

type AgencyFieldsProps = AgencyFormProps & { lastResult: ReturnType<typeof useOwnResult> };

function AgencyFields({ values, defaults, lastResult }: AgencyFieldsProps) {
  const [form, fields] = useForm<Values>({ id: INTENT, lastResult, defaultValue: values });
  const [heading, ...sentences] = form.errors ?? [];
  return (
    <Form method="post" className="settings-form" {...getFormProps(form)}>
      <ErrorSummary
        errors={fieldErrors(SETTING_NAMES.map((name) => fields[name]))}
        title={heading}
        formErrors={sentences}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value={INTENT} />
      <input type="hidden" name="opened" value={sentText(lastResult, "opened", JSON.stringify(values))} />
      <SettingsContents />
      {SETTING_GROUPS.map(({ id, title, lead, settings }) => (
        <fieldset key={id} id={id} className="settings-section" tabIndex={-1}>
          <legend>{title}</legend>
          <p className="note">{lead}</p>
          <div className="settings-fields">
            {settings.map(({ name, label, ...input }) => (
              <Setting key={name} label={label} field={fields[name]} byDefault={defaults[name]} {...input} />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="form-foot">
        <Button variant="primary" isPending={useIsSubmitting(INTENT)} pendingText="Enregistrement…">
          Enregistrer
        </Button>
        <p className="note">Le site entier montre le changement aussitôt.</p>
      </div>
    </Form>
  );
}

type SettingProps = Pick<ComponentProps<typeof Field>, "type" | "inputMode" | "autoComplete" | "dir"> & {
  label: string;
  field: FieldMetadata<string>;
  byDefault: string;
};

function Setting({ label, field, byDefault, type = "text", ...input }: SettingProps) {
  return (
    <Field
      label={label}
      hint={`Par défaut : ${byDefault}`}
      {...withoutKey(getInputProps(field, { type: type as "text" }))}
      {...input}
      error={field.errors}
    />
  );
}

/** The parts of the form, which is several screens long on a phone. */
function SettingsContents() {
  return (
    <nav className="settings-contents" aria-label="Sur cette page">
      {SETTING_GROUPS.map(({ id, title }) => (
        <PartLink key={id} to={id}>
          {title}
        </PartLink>
      ))}
    </nav>
  );
}
