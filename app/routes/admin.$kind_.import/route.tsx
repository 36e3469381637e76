import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listCountryOptions } from "~/features/billing/clients/queries.server";
import { ImportDryRun } from "~/features/inquiries/import/components/dry-run";
import { ReadForm } from "~/features/inquiries/import/components/read-form";
import type { ImportAnswer } from "~/features/inquiries/import/import-contacts.server";
import { importContacts } from "~/features/inquiries/import/import-contacts.server";
import { IMPORT_BODY_MAX_BYTES } from "~/features/inquiries/import/model";
import type { ImportParams } from "~/features/inquiries/import/schema.server";
import { importParamsSchema, importSchema } from "~/features/inquiries/import/schema.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { ScreenBackLink } from "~/ui/screen-link";

const WORDS = {
  clients: {
    title: "Importer des clients",
    list: "Clients",
    description:
      "Une ligne par client\u202f: un nom et un e-mail. Aucune invitation ne part\u202f: elle s’envoie ensuite depuis la page du client.",
  },
  inquiries: {
    title: "Importer des demandes",
    list: "Demandes",
    description: "Une ligne par contact\u202f: un nom, et un e-mail ou un téléphone. Aucune lettre ne part.",
  },
};

export const handle: RouteHandle = { maxBodyBytes: IMPORT_BODY_MAX_BYTES };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  seo({ title: loaded ? WORDS[loaded.kind].title : "Importer" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { kind } = paramsOr404(importParamsSchema, params);
  return { kind, stamp: crypto.randomUUID(), countries: listCountryOptions() };
}

export const action = formAction({
  guard: requireAdmin,
  params: importParamsSchema,
  others: { read: answer, map: answer, store: answer },
});

async function answer({ actor, params, form }: { actor: User; params: ImportParams; form: FormData }) {
  const asked = importSchema.safeParse(Object.fromEntries(form));
  if (!asked.success) throw data(null, { status: 400 });
  const outcome = await importContacts(actor, params.kind, asked.data);
  if (outcome.kind === "stored") return redirectWithSuccess(`/admin/${params.kind}`, outcome.message);
  return data(outcome.answer, { status: outcome.isRefused ? 400 : 200 });
}

export default function ImportContacts() {
  const { kind, stamp, countries } = useLoaderData<typeof loader>();
  const answered = useActionData<ImportAnswer>();
  const { title, list, description } = WORDS[kind];
  return (
    <>
      <ScreenBackLink to={`/admin/${kind}`}>{list}</ScreenBackLink>
      <PageHeader title={title} description={description} />
      {answered?.view ? (
        <ImportDryRun
          key={kind}
          kind={kind}
          view={answered.view}
          stamp={stamp}
          countries={countries}
          sentence={answered.sentence}
          againTo={`/admin/${kind}/import`}
        />
      ) : (
        <ReadForm
          key={kind}
          hint={"10\u202f000 lignes et 4\u00a0Mo au plus, titres compris. Rien n’est importé avant votre accord."}
          error={answered?.sentence ?? null}
          answer={answered}
          countries={countries}
        />
      )}
    </>
  );
}
