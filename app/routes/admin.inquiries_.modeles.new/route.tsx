import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { submitTemplate } from "~/features/replies/commands/submit-template.server";
import { TemplateDialog } from "~/features/replies/components/template-dialog";
import { NEW_TEMPLATE, TEMPLATE_SAVED, TEMPLATES_PATH } from "~/features/replies/model/reply-template";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";

const TITLE = "Nouveau modèle";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

/** Adds a template. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  return answerForm(submitTemplate(actor, null, await request.formData()), {
    intent: "template",
    onSaved: () => redirectWithSuccess(TEMPLATES_PATH, TEMPLATE_SAVED),
  });
}

export default function NewTemplate() {
  return <TemplateDialog title={TITLE} values={NEW_TEMPLATE} />;
}
