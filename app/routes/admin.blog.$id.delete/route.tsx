import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deletePost } from "~/features/blog/commands/posts.server";
import { DELETE_QUESTION, POST_DELETED } from "~/features/blog/model/post";
import { getPost } from "~/features/blog/queries/admin-posts.server";
import { postIdSchema } from "~/features/blog/schema";
import { undoDeletion } from "~/features/trash/model";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useSearchHref } from "~/ui/use-address";

const LIST = "/admin/blog";
const TITLE = "Supprimer l’article";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const post = await getPost(paramsOr404(postIdSchema, params).id);
  if (!post) throw data(null, { status: 404 });
  return { title: post.title };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(postIdSchema, params);
  const back = LIST + new URL(request.url).search;
  return answerWithFlash(back, async () => {
    const { trashId } = await deletePost(actor, id);
    return { description: POST_DELETED, undo: undoDeletion(trashId, back) };
  });
}

export default function DeletePost() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog title={TITLE} question={DELETE_QUESTION} confirmLabel="Supprimer" cancelTo={useSearchHref(LIST)({})}>
      <p className="note">
        <bdi>{title}</bdi>
      </p>
    </ConfirmDialog>
  );
}
