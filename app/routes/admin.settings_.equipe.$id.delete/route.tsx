import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteMember } from "~/features/team/commands/members.server";
import { DELETE_MEMBER_QUESTION, MEMBER_DELETED } from "~/features/team/model";
import { getMember } from "~/features/team/queries.server";
import { memberIdSchema } from "~/features/team/schema";
import { undoDeletion } from "~/features/trash/model";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const LIST = "/admin/settings/equipe";
const TITLE = "Retirer une personne";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const member = await getMember(paramsOr404(memberIdSchema, params).id);
  if (!member) throw data(null, { status: 404 });
  return { name: member.name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(memberIdSchema, params);
  return answerWithFlash(LIST, async () => {
    const { trashId } = await deleteMember(actor, id);
    return { description: MEMBER_DELETED, undo: undoDeletion(trashId, LIST) };
  });
}

export default function DeleteMember() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog title={TITLE} question={DELETE_MEMBER_QUESTION} confirmLabel="Retirer" cancelTo={LIST}>
      <p className="note">
        <bdi>{name}</bdi>. Ses articles restent, signés par le compte qui les a écrits.
      </p>
    </ConfirmDialog>
  );
}
