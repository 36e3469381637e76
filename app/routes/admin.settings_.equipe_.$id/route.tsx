import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { preparePicture } from "~/features/media/take-picture.server";
import { SPOKEN_LANGUAGES, spokenLanguageName } from "~/features/settings/team/model";
import { getMember } from "~/features/settings/team/queries.server";
import { memberFormSchema, memberSchema } from "~/features/settings/team/schema";
import { createMember, updateMember } from "~/features/settings/team/write.server";
import { PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import type { ValuesOf } from "~/lib/forms/values-of";
import { valuesOf } from "~/lib/forms/values-of";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { FieldError } from "~/ui/field-error";
import { FormFoot } from "~/ui/form-foot";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { PictureField } from "~/ui/picture-field";
import { HiddenField, ServerForm, useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";
import { useUnsavedGuard } from "~/ui/use-unsaved-guard";

const LIST = "/admin/settings/equipe";
const NEW_TITLE = "Nouvelle personne";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  seo({ title: loaded && !loaded.id ? NEW_TITLE : "Modifier une personne" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(memberFormSchema, params);
  const member = id ? foundOr404(await getMember(id)) : null;
  return { id, name: member?.name ?? NEW_TITLE, values: valuesOf(memberSchema, member ?? { languages: [] }) };
}

export const action = formAction({
  guard: requireAdmin,
  params: memberFormSchema,
  maxFileBytes: PICTURE_MAX_BYTES,
  intents: {
    member: {
      schema: memberSchema,
      prepare: preparePicture,
      run: (member, { actor, params: { id } }) => (id ? updateMember(actor, id, member) : createMember(actor, member)),
      done: ({ params: { id } }) => redirectWithSuccess(LIST, id ? "Fiche enregistrée" : "Personne ajoutée à l’équipe"),
    },
  },
});

export default function Member() {
  const { id, name, values } = useLoaderData<typeof loader>();
  const description = id
    ? "Ce que le site dit de cette personne."
    : "Elle paraît à la fin de la liste, sur la page À propos.";
  return (
    <>
      <PageHeader title={name} description={description} />
      <MemberForm key={`${id} ${values.version}`} values={values} id={id} />
    </>
  );
}

type MemberValues = ValuesOf<typeof memberSchema.shape>;

function MemberForm({ values, id }: { values: MemberValues; id: string | null }) {
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
      <PictureField label="Portrait" field={image_url} lastResult={form.lastResult}>
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
