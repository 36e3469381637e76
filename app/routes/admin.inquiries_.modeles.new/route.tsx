import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { createTemplate } from "~/features/replies/commands/templates.server";
import { TemplateDialog } from "~/features/replies/components/template-dialog";
import { NEW_TEMPLATE, TEMPLATE_SAVED, TEMPLATES_PATH } from "~/features/replies/model/reply-template";
import { replyTemplateSchema } from "~/features/replies/schema/template";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";

const TITLE = "Nouveau modèle";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export const action = formAction({
  guard: requireAdmin,
  intents: {
    template: {
      schema: replyTemplateSchema,
      run: async (template, { actor }) => {
        await createTemplate(actor, template);
        return redirectWithSuccess(TEMPLATES_PATH, TEMPLATE_SAVED);
      },
    },
  },
});

export default function NewTemplate() {
  return <TemplateDialog title={TITLE} values={NEW_TEMPLATE} />;
}
