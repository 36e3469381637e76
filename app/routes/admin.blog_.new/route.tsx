import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin, requireAdminKeepingForm } from "~/features/accounts/guards.server";
import { POSTS_LOAD_FAILURE } from "~/features/blog/model";
import { openPostForm } from "~/features/blog/open-post-form.server";
import { answerPostForm } from "~/features/blog/post-action.server";
import { PostFormPage } from "~/features/blog/post-form-page";
import { NEW_POST } from "~/features/blog/post-values";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/picture-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { PageHeader } from "~/ui/page-header";

export const handle: RouteHandle = { loadFailure: POSTS_LOAD_FAILURE, maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta: MetaFunction = () => seo({ title: "Nouvel article" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return openPostForm(request, NEW_POST);
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdminKeepingForm(args);
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
