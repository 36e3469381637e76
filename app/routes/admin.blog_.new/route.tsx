import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PostFormPage } from "~/features/blog/components/post-form";
import { POSTS_LOAD_FAILURE } from "~/features/blog/model/post";
import { NEW_POST } from "~/features/blog/model/post-values";
import { getPostForm } from "~/features/blog/queries/post-form.server";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/forms/picture-fields";
import { openFormDrafts } from "~/server/forms/form-drafts.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";

export const handle: RouteHandle = { loadFailure: POSTS_LOAD_FAILURE, maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta: MetaFunction = () => seo({ title: "Nouvel article" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return getPostForm(NEW_POST, await openFormDrafts(request));
}

export { action } from "./action.server";

export default function NewPost() {
  const opened = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Nouvel article" description="Un brouillon ne se voit que d’ici." />
      <PostFormPage opened={opened} path="/admin/blog/new" id={null} isPublished={false} />
    </>
  );
}
