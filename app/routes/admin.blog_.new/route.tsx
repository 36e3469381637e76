import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openPostForm } from "~/features/blog/commands/open-post-form.server";
import { answerPostForm } from "~/features/blog/commands/post-form-action.server";
import { PostFormPage } from "~/features/blog/components/post-form-page";
import { POSTS_LOAD_FAILURE } from "~/features/blog/model/post";
import { NEW_POST } from "~/features/blog/model/post-values";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/forms/picture-fields";
import { requireAdmin, requireAdminSavingDraft } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";

export const handle: RouteHandle = { loadFailure: POSTS_LOAD_FAILURE, maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta: MetaFunction = () => seo({ title: "Nouvel article" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return openPostForm(request, NEW_POST);
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdminSavingDraft(args);
  return answerPostForm({ actor, request: args.request, id: null });
}

export default function NewPost() {
  const opened = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Nouvel article" description="Un brouillon ne se voit que d’ici." />
      <PostFormPage opened={opened} path="/admin/blog/new" id={null} isPublished={false} />
    </>
  );
}
