import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { submitMember } from "~/features/team/commands/submit-member.server";
import { MemberForm } from "~/features/team/components/member-form";
import { MEMBER_SAVED, valuesOfMember } from "~/features/team/model";
import { getMember } from "~/features/team/queries.server";
import { memberIdSchema } from "~/features/team/schema";
import { PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { answerForm } from "~/server/forms/form-outcome.server";
import { readFormWithFiles } from "~/server/forms/read-form-data.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta: MetaFunction = () => seo({ title: "Modifier une personne" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(memberIdSchema, params);
  const member = await getMember(id);
  if (!member) throw data(null, { status: 404 });
  return { id, name: member.name, values: valuesOfMember(member) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(memberIdSchema, params);
  const form = await readFormWithFiles(request, PICTURE_MAX_BYTES);
  return answerForm(submitMember({ actor, id }, form), {
    intent: "member",
    onSaved: () => redirectWithSuccess("/admin/settings/equipe", MEMBER_SAVED),
  });
}

export default function EditMember() {
  const { id, name, values } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={name} description="Ce que le site dit de cette personne." />
      <MemberForm key={`${id} ${values.version}`} values={values} id={id} />
    </>
  );
}
