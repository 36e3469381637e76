import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { submitCase } from "~/features/case-studies/commands/submit-case.server";
import { CaseForm } from "~/features/case-studies/components/case-form";
import { newCaseValues } from "~/features/case-studies/model/case-values";
import { CASE_CREATED } from "~/features/case-studies/model/messages";
import { getCaseFormChoices } from "~/features/case-studies/queries/case-form.server";
import { yearInCasablanca } from "~/lib/dates/casablanca";
import { PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { answerForm } from "~/server/forms/form-outcome.server";
import { readFormWithFiles } from "~/server/forms/read-form-data.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta: MetaFunction = () => seo({ title: "Nouvelle réalisation" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { values: newCaseValues(yearInCasablanca(new Date())), choices: await getCaseFormChoices() };
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const form = await readFormWithFiles(request, PICTURE_MAX_BYTES);
  return answerForm(submitCase({ actor, id: null }, form), {
    intent: "case",
    onSaved: ({ id }) => redirectWithSuccess(`/admin/realisations/${id}`, CASE_CREATED),
  });
}

export default function NewCase() {
  return (
    <>
      <PageHeader
        title="Nouvelle réalisation"
        description="Elle reste un brouillon jusqu’à l’accord du client. Les images de la page s’ajoutent ensuite."
      />
      <CaseForm {...useLoaderData<typeof loader>()} id={null} />
    </>
  );
}
