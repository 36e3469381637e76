import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CaseForm } from "~/features/case-studies/components/case-form";
import { CASE_CREATED } from "~/features/case-studies/model/case-study";
import { getCaseFormChoices } from "~/features/case-studies/office-list.server";
import { caseSchema, newCaseValues } from "~/features/case-studies/schema";
import { createCase } from "~/features/case-studies/write.server";
import { preparePicture } from "~/features/media/take-picture.server";
import { yearInCasablanca } from "~/lib/dates/casablanca";
import { PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta = () => seo({ title: "Nouvelle réalisation" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { values: newCaseValues(yearInCasablanca(new Date())), choices: await getCaseFormChoices() };
}

export const action = formAction({
  guard: requireAdmin,
  maxFileBytes: PICTURE_MAX_BYTES,
  intents: {
    case: {
      schema: caseSchema,
      prepare: preparePicture,
      run: async (study, { actor }) => {
        const { id } = await createCase(actor, study);
        return redirectWithSuccess(`/admin/realisations/${id}`, CASE_CREATED);
      },
    },
  },
});

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
