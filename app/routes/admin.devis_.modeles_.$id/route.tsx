import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { listRateOptions } from "~/features/quotes/beginnings.server";
import { QuoteEditor } from "~/features/quotes/components/quote-editor";
import type { EditorReply, EditorValues } from "~/features/quotes/model/editor";
import { typedTotals, valuesOfContent } from "~/features/quotes/model/editor";
import { QUOTES_PATH, TEMPLATE_SAVED } from "~/features/quotes/model/quote";
import { saveEditor } from "~/features/quotes/save-editor.server";
import { quoteIdSchema } from "~/features/quotes/schema/quote";
import { getQuoteTemplate, updateQuoteTemplate } from "~/features/quotes/templates.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Field } from "~/ui/field";
import { PageHeader } from "~/ui/page-header";
import { ScreenBackLink, ScreenLinkButton } from "~/ui/screen-link";

const LIST = `${QUOTES_PATH}/modeles`;
const BODY_MAX_BYTES = 1024 * 1024;

export const handle: RouteHandle = { loadFailure: "Impossible de charger le modèle", maxBodyBytes: BODY_MAX_BYTES };

export const meta = () => seo({ title: "Modèle de devis" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(quoteIdSchema, params);
  const [template, rates] = await Promise.all([getQuoteTemplate(id).then(foundOr404), listRateOptions()]);
  const { name, content, version } = template;
  const { lines, steps, texts } = valuesOfContent(content);
  const own = { title: name, language: "fr", currency: "MAD", valid_until: "", billing_client_id: "" };
  const values: EditorValues = { head: { ...own, ...texts, version: String(version) }, lines, steps };
  return { id, name, values, sums: typedTotals(lines), rates };
}

export const action = formAction({
  guard: requireAdmin,
  params: quoteIdSchema,
  others: {
    quote: async ({ actor, params: { id }, form }) => {
      const again = await saveEditor(form, "template", (input) => updateQuoteTemplate(actor, id, input));
      if (again) return data(again.reply, { status: again.status });
      return redirectWithSuccess(`${LIST}/${id}`, TEMPLATE_SAVED);
    },
  },
});

export default function EditTemplate() {
  const { id, name, ...editor } = useLoaderData<typeof loader>();
  const reply = useActionData() as EditorReply | undefined;
  const here = `${LIST}/${id}`;
  return (
    <>
      <ScreenBackLink to={LIST}>Modèles de devis</ScreenBackLink>
      <PageHeader
        title={name}
        actions={
          <>
            <ScreenLinkButton to={`${QUOTES_PATH}/new?modele=${id}`}>Faire un devis</ScreenLinkButton>
            <ScreenLinkButton to={`${here}/supprimer`} preventScrollReset>
              Supprimer
            </ScreenLinkButton>
          </>
        }
      />
      <QuoteEditor
        edited="template"
        key={editor.values.head.version}
        {...editor}
        here={here}
        reply={reply}
        currency="MAD"
        head={(values, errors) => <TemplateName values={values} errors={errors} />}
      />
      <Outlet />
    </>
  );
}

function TemplateName({ values, errors }: { values: EditorReply["values"]["head"]; errors: EditorReply["errors"] }) {
  const sentence = errors["quote-title"];
  return (
    <div className="max-w-184">
      <Field
        label="Nom du modèle"
        id="quote-title"
        name="title"
        defaultValue={values.title}
        required
        {...(sentence && { error: [sentence] })}
      />
      <input type="hidden" name="language" value="fr" />
      <input type="hidden" name="currency" value="MAD" />
    </div>
  );
}
