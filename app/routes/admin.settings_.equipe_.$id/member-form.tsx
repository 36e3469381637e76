import { SPOKEN_LANGUAGES, spokenLanguageName } from "~/features/team/model";
import type { memberSchema } from "~/features/team/schema";
import type { ValuesOf } from "~/lib/forms/values-of";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { FieldError } from "~/ui/field-error";
import { FormFoot } from "~/ui/form-foot";
import { sentText } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { PictureField } from "~/ui/picture-field";
import { HiddenField, ServerForm, useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";
import { useUnsavedGuard } from "~/ui/use-unsaved-guard";

type MemberValues = ValuesOf<typeof memberSchema.shape>;

interface MemberFormProps {
  values: MemberValues;
  /** The person; null for somebody new. */
  id: string | null;
}

const LIST = "/admin/settings/equipe";

/** What the site says of somebody of the team. */
export function MemberForm({ values, id }: MemberFormProps) {
  const [form, fields] = useServerForm<MemberValues>("member", { id: "personne", defaultValue: values });
  const guard = useUnsavedGuard(form.lastResult);
  const { name, role, about, quote, languages, image_url, version } = fields;
  return (
    <ServerForm
      form={form}
      fields={[name, role, languages, image_url, about, quote]}
      theirsTo={id ? `${LIST}/${id}` : null}
      encType="multipart/form-data"
      {...guard}
      className="grid gap-6 max-w-224"
    >
      <HiddenField field={version} />
      <div className="field-pair">
        <Field label="Nom" field={name} dir="auto" />
        <Field label="Rôle" hint={"Par exemple\u202f: Direction technique."} field={role} />
      </div>
      <SpokenChecks chosen={chosenOf(languages.initialValue)} id={languages.id} error={languages.errors} />
      <PictureField
        label="Portrait"
        id={image_url.id}
        value={sentText(form.lastResult, "image_url", values.image_url)}
        error={image_url.errors}
      >
        <p className="note">Sans portrait, le site montre les initiales.</p>
      </PictureField>
      <TextareaField
        label="En une ou deux phrases"
        hint="Ce que fait cette personne pour un client."
        isOptional
        field={about}
        rows={2}
      />
      <TextareaField
        label="Le mot de la page d’accueil"
        hint="La première personne de la liste qui en a un est citée. Une ligne vide commence un paragraphe."
        isOptional
        field={quote}
        rows={5}
      />
      <FormFoot>
        <Button variant="primary" isPending={form.isSending} pendingText="Enregistrement…">
          Enregistrer
        </Button>
        <LinkButton to={LIST} hydrated variant="quiet">
          Retour à l’équipe
        </LinkButton>
      </FormFoot>
    </ServerForm>
  );
}

function SpokenChecks({ chosen, id, error }: { chosen: string[]; id: string; error: string[] | undefined }) {
  return (
    <fieldset className="min-w-0 m-0 p-0 border-0" id={id} tabIndex={-1}>
      <legend className="field-label">
        Langues<span className="font-normal text-text-3"> (facultatif)</span>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {SPOKEN_LANGUAGES.map((code) => (
          <CheckboxField
            key={code}
            label={spokenLanguageName(code)}
            name="languages"
            id={`${id}-${code}`}
            value={code}
            defaultChecked={chosen.includes(code)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

function chosenOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((text): text is string => typeof text === "string" && text !== "");
}
