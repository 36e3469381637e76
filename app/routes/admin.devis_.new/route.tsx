import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getBeginning, listBases } from "~/features/quotes/beginnings.server";
import { QUOTES_LOAD_FAILURE, QUOTES_PATH } from "~/features/quotes/model/quote";
import { baseSchema, originSchema } from "~/features/quotes/schema/quote";
import { createQuote } from "~/features/quotes/write.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { parseQuery } from "~/server/http/list-query.server";
import { foundOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { SelectField } from "~/ui/select-field";

const TITLE = "Nouveau devis";

export const handle: RouteHandle = { loadFailure: QUOTES_LOAD_FAILURE };

export const meta = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const origin = parseQuery(request, originSchema);
  const [beginning, bases] = await Promise.all([getBeginning(origin).then(foundOr404), listBases()]);
  const base = (origin.modele && `modele:${origin.modele}`) || (origin.palier && `palier:${origin.palier}`) || "";
  return { title: beginning.title, lineCount: beginning.content.lines.length, bases, base, formKey: randomUUID() };
}

export const action = formAction({
  guard: requireAdmin,
  buttons: {
    begin: {
      schema: baseSchema,
      run: async ({ base, form_key }, { actor, request }) => {
        const origin = { ...parseQuery(request, originSchema), palier: undefined, modele: undefined, ...base };
        const beginning = foundOr404(await getBeginning(origin));
        const { id } = await createQuote(actor, beginning, form_key);
        return redirectWithSuccess(`${QUOTES_PATH}/${id}`, "Devis commencé");
      },
    },
  },
});

export default function NewQuote() {
  const { title, lineCount, bases, base, formKey } = useLoaderData<typeof loader>();
  const lead = title ? `Pour\u202f: ${title}` : "Vide, d’un modèle, ou d’un palier de service.";
  const known = lineCount > 0 ? "Les lignes du palier demandé" : "Rien, un devis vide";
  return (
    <>
      <PageHeader title={TITLE} description={lead} />
      <Form method="post" className="stack-fields max-w-184">
        <input type="hidden" name="form_key" value={formKey} />
        <SelectField
          label="Commencer par"
          name="base"
          defaultValue={base}
          options={[{ value: "", label: base ? "Rien, un devis vide" : known }, ...bases]}
        />
        <p className="note">Le numéro est donné à l’envoi. Tout se change jusque-là.</p>
        <div className="form-actions">
          <Button variant="primary">Commencer le devis</Button>
          <LinkButton to={QUOTES_PATH} hydrated>
            Annuler
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
