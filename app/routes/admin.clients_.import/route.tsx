import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listCountryOptions } from "~/features/billing-clients/queries.server";
import type { ImportAnswer } from "~/features/contact-import/commands/import-contacts.server";
import { ImportDryRun } from "~/features/contact-import/components/dry-run";
import { ReadForm } from "~/features/contact-import/components/read-form";
import { IMPORT_BODY_MAX_BYTES, IMPORT_HINT } from "~/features/contact-import/model";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { BackLink } from "~/ui/back-link";
import { PageHeader } from "~/ui/page-header";

export { action } from "./action.server";

const HERE = "/admin/clients/import";
const TITLE = "Importer des clients";

export const handle: RouteHandle = { maxBodyBytes: IMPORT_BODY_MAX_BYTES };

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { stamp: crypto.randomUUID(), countries: listCountryOptions() };
}

export default function ImportContacts() {
  const { stamp, countries } = useLoaderData<typeof loader>();
  const answer = useActionData<ImportAnswer>();
  return (
    <>
      <BackLink to="/admin/clients" hydrated>
        Clients
      </BackLink>
      <PageHeader
        title={TITLE}
        description="Une ligne par client&#8239;: un nom et un e-mail. Aucune invitation ne part&#8239;: elle s’envoie ensuite depuis la page du client."
      />
      {answer?.view ? (
        <ImportDryRun
          kind="clients"
          view={answer.view}
          stamp={stamp}
          countries={countries}
          sentence={answer.sentence}
          againTo={HERE}
        />
      ) : (
        <ReadForm hint={IMPORT_HINT} error={answer?.sentence ?? null} answer={answer} countries={countries} />
      )}
    </>
  );
}
