import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QUOTES_PATH, TEMPLATE_SAVED } from "~/features/quotes/model/quote";
import { getQuote } from "~/features/quotes/queries.server";
import { templateNameSchema, templateSourceSchema } from "~/features/quotes/schema/quote";
import { createQuoteTemplate, listQuoteTemplates } from "~/features/quotes/templates.server";
import { formatHundredths } from "~/lib/money/format-money";
import { formatCount } from "~/lib/text/format-number";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { PageHeader } from "~/ui/page-header";
import { ScreenBackLink } from "~/ui/screen-link";
import { useServerForm } from "~/ui/server-form";
import { TallLink } from "~/ui/tall-link";

const TITLE = "Modèles de devis";
const HERE = `${QUOTES_PATH}/modeles`;

export const handle: RouteHandle = { loadFailure: "Impossible de charger les modèles" };

export const meta = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { devis } = parseQuery(request, templateSourceSchema);
  const [templates, source] = await Promise.all([listQuoteTemplates(), devis ? getQuote(devis) : null]);
  const shown = templates.map(({ net, lineCount, ...template }) => ({
    ...template,
    facts: `${formatCount(lineCount, "ligne")}, ${formatHundredths(net)} HT`,
  }));
  return { templates: shown, source: source && { id: source.id, title: source.title } };
}

/** Begins a template, from a quote where the address names one. */
export const action = formAction({
  guard: requireAdmin,
  intents: {
    template: {
      schema: templateNameSchema,
      run: async ({ name }, { actor, request }) => {
        const { devis } = parseQuery(request, templateSourceSchema);
        const source = devis ? await getQuote(devis) : null;
        const { id } = await createQuoteTemplate(actor, name, source?.content);
        return redirectWithSuccess(`${HERE}/${id}`, TEMPLATE_SAVED);
      },
    },
  },
});

export default function QuoteTemplates() {
  const { templates, source } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenBackLink to={QUOTES_PATH}>Devis</ScreenBackLink>
      <PageHeader title={TITLE} description="Les lignes, l’échéancier et les textes par lesquels un devis commence." />
      <NewTemplate source={source} />
      {templates.length === 0 ? (
        <EmptyState title="Aucun modèle pour le moment">Un devis enregistré peut en devenir un.</EmptyState>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 wide:grid-cols-3">
          {templates.map(({ id, name, facts }) => (
            <li key={id} className="card">
              <h2 className="text-[1.25rem] leading-[1.2] wrap-anywhere">
                <TallLink to={`${HERE}/${id}`} hydrated>
                  <bdi>{name}</bdi>
                </TallLink>
              </h2>
              <p className="text-sm text-text-3 figures">{facts}</p>
              <TallLink to={`${QUOTES_PATH}/new?modele=${id}`} hydrated>
                Faire un devis<span className="sr-only"> par le modèle {name}</span>
              </TallLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NewTemplate({ source }: { source: { id: string; title: string } | null }) {
  const [form, { name }] = useServerForm<{ name: string }>("template", {
    defaultValue: { name: source?.title ?? "" },
    constraint: { name: { required: true } },
  });
  return (
    <Form method="post" {...getFormProps(form.meta)} className="flex flex-wrap items-end gap-3 mb-6 max-w-184">
      <input type="hidden" name="intent" value="template" />
      <div className="flex-[1_1_16rem]">
        <Field
          label={source ? `Nouveau modèle d’après «\u202f${source.title}\u202f»` : "Nouveau modèle"}
          field={name}
          autoComplete="off"
          dir="auto"
          error={[...(name.errors ?? []), ...(form.meta.errors ?? [])]}
        />
      </div>
      <Button variant="primary" isPending={form.isSending} pendingText="Création…">
        Créer le modèle
      </Button>
    </Form>
  );
}
