import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { REDIRECTS_PATH } from "~/features/redirects/model";
import { getRedirect } from "~/features/redirects/queries.server";
import { redirectDialogSchema, redirectSchema } from "~/features/redirects/schema";
import { createRedirect, updateRedirect } from "~/features/redirects/write.server";
import { isPublicPage } from "~/features/seo/public-pages.server";
import { valuesOf } from "~/lib/forms/values-of";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { useServerForm } from "~/ui/server-form";

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  seo({ title: loaded?.title ?? "Modifier la redirection" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(redirectDialogSchema, params);
  const redirect = foundOr404(id ? await getRedirect(id) : {});
  return {
    title: id ? "Modifier la redirection" : "Nouvelle redirection",
    values: valuesOf(redirectSchema, redirect),
  };
}

export const action = formAction({
  guard: requireAdmin,
  params: redirectDialogSchema,
  intents: {
    redirect: {
      schema: redirectSchema,
      run: (redirect, { actor, params: { id } }) =>
        id ? updateRedirect(actor, id, redirect, isPublicPage) : createRedirect(actor, redirect, isPublicPage),
      done: ({ request }) =>
        redirectWithSuccess(REDIRECTS_PATH + new URL(request.url).search, "Redirection enregistrée"),
    },
  },
});

export default function RedirectDialog() {
  const { title, values } = useLoaderData<typeof loader>();
  const [form, fields] = useServerForm<typeof values>("redirect", { defaultValue: values });
  const { from_path, to_path } = fields;
  return (
    <FormDialog
      title={title}
      closeTo={REDIRECTS_PATH}
      form={form}
      fields={[from_path, to_path]}
      submitLabel="Sauvegarder"
    >
      <Field
        label="Ancienne adresse"
        hint="Telle qu’elle était, avec ou sans le nom du site."
        field={from_path}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <Field
        label="Destination"
        hint="Une page de ce site, par exemple /blog/mon-article."
        field={to_path}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  );
}
