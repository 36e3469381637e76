import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { preparePicture } from "~/features/media/commands/take-picture.server";
import { createMember } from "~/features/team/commands/members.server";
import { MemberForm } from "~/features/team/components/member-form";
import { MEMBER_ADDED, NEW_MEMBER } from "~/features/team/model";
import { memberSchema } from "~/features/team/schema";
import { PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { formAction } from "~/server/forms/form-action.server";
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

export const action = formAction({
  guard: requireAdmin,
  maxFileBytes: PICTURE_MAX_BYTES,
  intents: {
    member: {
      schema: memberSchema,
      prepare: preparePicture,
      run: async (member, { actor }) => {
        await createMember(actor, member);
        return redirectWithSuccess("/admin/settings/equipe", MEMBER_ADDED);
      },
    },
  },
});

export default function NewMember() {
  return (
    <>
      <PageHeader title={TITLE} description="Elle paraît à la fin de la liste, sur la page À propos." />
      <MemberForm values={NEW_MEMBER} id={null} />
    </>
  );
}
