import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { preparePicture } from "~/features/media/commands/take-picture.server";
import { createMember, updateMember } from "~/features/team/commands.server";
import { MEMBER_ADDED, MEMBER_SAVED } from "~/features/team/model";
import { getMember } from "~/features/team/queries.server";
import { memberFormSchema, memberSchema } from "~/features/team/schema";
import { PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { valuesOf } from "~/lib/forms/values-of";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { MemberForm } from "./member-form";

const NEW_TITLE = "Nouvelle personne";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  seo({ title: loaded && !loaded.id ? NEW_TITLE : "Modifier une personne" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(memberFormSchema, params);
  const member = id ? await getMember(id) : null;
  if (id && !member) throw data(null, { status: 404 });
  return { id, name: member?.name ?? NEW_TITLE, values: valuesOf(memberSchema, member ?? { languages: [] }) };
}

export const action = formAction({
  guard: requireAdmin,
  params: memberFormSchema,
  maxFileBytes: PICTURE_MAX_BYTES,
  intents: {
    member: {
      schema: memberSchema,
      prepare: preparePicture,
      run: async (member, { actor, params: { id } }) => {
        if (id) await updateMember(actor, id, member);
        else await createMember(actor, member);
        return redirectWithSuccess("/admin/settings/equipe", id ? MEMBER_SAVED : MEMBER_ADDED);
      },
    },
  },
});

export default function Member() {
  const { id, name, values } = useLoaderData<typeof loader>();
  const description = id
    ? "Ce que le site dit de cette personne."
    : "Elle paraît à la fin de la liste, sur la page À propos.";
  return (
    <>
      <PageHeader title={name} description={description} />
      <MemberForm key={`${id} ${values.version}`} values={values} id={id} />
    </>
  );
}
