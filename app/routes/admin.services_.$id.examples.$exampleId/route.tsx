import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getAdoptionNotice } from "~/features/media/adopt-pictures.server";
import { preparePicture } from "~/features/media/take-picture.server";
import { createExample, getExample, getExamplePage, updateExample } from "~/features/services/examples.server";
import { examplesPath } from "~/features/services/model/service";
import { exampleDialogSchema, exampleSchema } from "~/features/services/schema";
import { PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { valuesOf } from "~/lib/forms/values-of";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { PictureField } from "~/ui/picture-field";
import { useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  seo({ title: loaded?.heading ?? "Modifier un exemple" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id, exampleId } = paramsOr404(exampleDialogSchema, params);
  const example = exampleId ? foundOr404(await getExample(id, exampleId)) : null;
  return {
    heading: example ? "Modifier un exemple" : "Ajouter un exemple",
    values: valuesOf(exampleSchema, example ?? { display_order: 0 }),
    list: `/admin/services/${id}/examples`,
    pictureNotice: example && (await getAdoptionNotice("example", example.id, example.image_url)),
  };
}

export const action = formAction({
  guard: requireAdmin,
  params: exampleDialogSchema,
  notFoundReason: ({ exampleId }) => (exampleId === "new" ? "no-service" : undefined),
  maxFileBytes: PICTURE_MAX_BYTES,
  intents: {
    example: {
      schema: exampleSchema,
      prepare: preparePicture,
      run: async (example, { actor, params: { id: serviceId, exampleId } }) => {
        const id = exampleId ?? (await createExample(actor, serviceId, example));
        if (exampleId) await updateExample(actor, { serviceId, id }, example);
        return redirectWithSuccess(examplesPath(serviceId, await getExamplePage(serviceId, id)), "Exemple sauvegardé");
      },
    },
  },
});

export default function ExampleDialog() {
  const { heading, values, list, pictureNotice } = useLoaderData<typeof loader>();
  const [form, fields] = useServerForm<typeof values>("example", { defaultValue: values });
  const { title, description, image_url, image_alt, project_url, display_order } = fields;
  return (
    <FormDialog
      title={heading}
      closeTo={list}
      form={form}
      fields={[title, description, image_url, image_alt, project_url, display_order]}
      submitLabel="Sauvegarder"
      encType="multipart/form-data"
    >
      <Field label="Titre" field={title} />
      <TextareaField label="Description" isOptional field={description} rows={3} height="min-h-22" />
      <PictureField
        label="Image"
        addressLabel="URL Image"
        field={image_url}
        lastResult={form.lastResult}
        notice={pictureNotice}
      >
        <Field
          label="Ce que montre l’image"
          hint="Lu à qui ne la voit pas ; le titre, si rien n’est écrit."
          isOptional
          field={image_alt}
        />
      </PictureField>
      <Field
        label="URL Projet"
        hint="Où l’on peut voir le projet, par exemple https://exemple.ma."
        isOptional
        field={project_url}
        inputMode="url"
        dir="ltr"
        autoComplete="off"
      />
      <Field
        label="Ordre d'affichage"
        hint="Les plus petits nombres d’abord."
        field={display_order}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormDialog>
  );
}
