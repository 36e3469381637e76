import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { submitMember } from "~/features/team/commands/submit-member.server";
import { MemberForm } from "~/features/team/components/member-form";
import { MEMBER_ADDED, NEW_MEMBER } from "~/features/team/model";
import { PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { answerForm } from "~/server/forms/form-outcome.server";
import { readFormWithFiles } from "~/server/forms/read-form-data.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

const TITLE = "Nouvelle personne";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const form = await readFormWithFiles(request, PICTURE_MAX_BYTES);
  return answerForm(submitMember({ actor, id: null }, form), {
    intent: "member",
    onSaved: () => redirectWithSuccess("/admin/settings/equipe", MEMBER_ADDED),
  });
}

export default function NewMember() {
  return (
    <>
      <PageHeader title={TITLE} description="Elle paraît à la fin de la liste, sur la page À propos." />
      <MemberForm values={NEW_MEMBER} id={null} />
    </>
  );
}
