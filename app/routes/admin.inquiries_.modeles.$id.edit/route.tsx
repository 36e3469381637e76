import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { updateTemplate } from "~/features/replies/commands/templates.server";
import { TemplateDialog } from "~/features/replies/components/template-dialog";
import { TEMPLATE_SAVED, TEMPLATES_PATH, valuesOfTemplate } from "~/features/replies/model/reply-template";
import { getTemplate } from "~/features/replies/queries.server";
import { replyTemplateSchema, templateIdSchema } from "~/features/replies/schema/template";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";

const TITLE = "Modifier le modèle";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const template = await getTemplate(paramsOr404(templateIdSchema, params).id);
  if (!template) throw data(null, { status: 404 });
  return { values: valuesOfTemplate(template) };
}

export const action = formAction({
  guard: requireAdmin,
  params: templateIdSchema,
  intents: {
    template: {
      schema: replyTemplateSchema,
      run: async (template, { actor, params }) => {
        await updateTemplate(actor, params.id, template);
        return redirectWithSuccess(TEMPLATES_PATH, TEMPLATE_SAVED);
      },
    },
  },
});

export default function EditTemplate() {
  const { values } = useLoaderData<typeof loader>();
  return <TemplateDialog title={TITLE} values={values} />;
}
