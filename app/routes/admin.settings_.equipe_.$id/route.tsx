import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { preparePicture } from "~/features/media/commands/take-picture.server";
import { updateMember } from "~/features/team/commands/members.server";
import { MemberForm } from "~/features/team/components/member-form";
import { MEMBER_SAVED, valuesOfMember } from "~/features/team/model";
import { getMember } from "~/features/team/queries.server";
import { memberIdSchema, memberSchema } from "~/features/team/schema";
import { PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { formAction } from "~/server/forms/form-action.server";
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

export const action = formAction({
  guard: requireAdmin,
  params: memberIdSchema,
  maxFileBytes: PICTURE_MAX_BYTES,
  intents: {
    member: {
      schema: memberSchema,
      prepare: preparePicture,
      run: async (member, { actor, params }) => {
        await updateMember(actor, params.id, member);
        return redirectWithSuccess("/admin/settings/equipe", MEMBER_SAVED);
      },
    },
  },
});

export default function EditMember() {
  const { id, name, values } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={name} description="Ce que le site dit de cette personne." />
      <MemberForm key={`${id} ${values.version}`} values={values} id={id} />
    </>
  );
}
