import type { SettingName, SettingValues } from "~/features/settings/model";
import { COUNTED, SETTING_NAMES } from "~/features/settings/model";
import type { FigureName } from "~/site/agency-figures";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FORM_FOOT } from "~/ui/form-foot";
import { sentText, useOwnResult } from "~/ui/form-state";
import { PartLink } from "~/ui/part-link";
import { SelectField } from "~/ui/select-field";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { OTHER_PARTS, SETTING_GROUPS } from "./setting-groups";
import { SETTINGS_FIELDS, SettingsSection } from "./settings-section";

interface AgencyFormProps {
  values: SettingValues;
  /** What each field stands for while it is empty. */
  defaults: Record<SettingName, string>;
  counts: Record<FigureName, number>;
}

type Values = Record<SettingName, string>;

/** Begins anew with other values, and once a refused form is accepted: its errors would stay otherwise. */
export function AgencyForm(props: AgencyFormProps) {
  const state = useOwnResult("agency") ? "refused" : "taken";
  return <AgencyFields key={`${state} ${JSON.stringify(props.values)}`} {...props} />;
}

function AgencyFields({ values, defaults, counts }: AgencyFormProps) {
  const [form, fields] = useServerForm<Values>("agency", { defaultValue: values });
  return (
    <ServerForm
      form={form}
      fields={SETTING_NAMES.map((name) => fields[name])}
      theirsTo={null}
      className="grid gap-9 my-9"
    >
      <input type="hidden" name="opened" value={sentText(form.lastResult, "opened", JSON.stringify(values))} />
      <nav className="flex flex-wrap gap-x-4 -mb-4" aria-label="Sur cette page">
        {[...SETTING_GROUPS, ...OTHER_PARTS].map(({ id, title }) => (
          <PartLink className="inline-flex items-center min-h-11" key={id} to={id}>
            {title}
          </PartLink>
        ))}
      </nav>
      {SETTING_GROUPS.map(({ id, title, lead, settings }, index) => (
        <SettingsSection as="fieldset" key={id} id={id} title={title} isFirst={index === 0} tabIndex={-1}>
          <p className="note">
            {lead} {unsaid(settings, values)}
          </p>
          <div
            className={`grid gap-y-5 gap-x-(--gap) mt-5 wrap-anywhere md:grid-cols-[1fr_1fr] md:items-start ${SETTINGS_FIELDS}`}
          >
            {settings.map(({ name, label, sourceOf, whenEmpty, type = "text", ...input }) =>
              sourceOf ? (
                <SelectField
                  key={name}
                  label={label}
                  field={fields[name]}
                  options={[
                    { value: "", label: "Annoncé" },
                    { value: COUNTED, label: `Compté par le site (${counts[sourceOf]} aujourd’hui)` },
                  ]}
                />
              ) : (
                <Field
                  key={name}
                  label={label}
                  hint={whenEmpty ?? `Par défaut\u202f: ${defaults[name]}`}
                  field={fields[name]}
                  type={type}
                  {...input}
                />
              ),
            )}
          </div>
        </SettingsSection>
      ))}
      <div className={`${FORM_FOOT} items-center gap-y-3 gap-x-5`}>
        <Button variant="primary" isPending={form.isSending} pendingText="Enregistrement…">
          Enregistrer
        </Button>
        <p className="note">Le site entier montre le changement aussitôt.</p>
      </div>
    </ServerForm>
  );
}

/** The settings that pages leave out while they are empty. */
function unsaid(settings: (typeof SETTING_GROUPS)[number]["settings"], values: SettingValues) {
  const missing = settings.filter(({ name, whenEmpty }) => whenEmpty && !values[name]).map(({ label }) => label);
  return missing.length > 0 && `Il manque encore\u202f: ${missing.join(", ")}.`;
}
