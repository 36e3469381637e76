import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PostFormPage } from "~/features/blog/components/post-form";
import { POST_CREATED, POSTS_LOAD_FAILURE } from "~/features/blog/model/post";
import { NEW_POST } from "~/features/blog/model/post-values";
import { getPostForm } from "~/features/blog/post-form.server";
import { postReply, preparePost, savePost } from "~/features/blog/save-form.server";
import { postSchema } from "~/features/blog/schema";
import { DRAFT_FIELD } from "~/lib/forms/form-draft";
import { PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES, TEXT_PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { searchHref } from "~/lib/web/search-href";
import { formAction } from "~/server/forms/form-action.server";
import { openFormDrafts } from "~/server/forms/form-drafts.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin, requireAdminSavingDraft } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";

export const handle: RouteHandle = { loadFailure: POSTS_LOAD_FAILURE, maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta = () => seo({ title: "Nouvel article" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return getPostForm(NEW_POST, await openFormDrafts(request));
}

export const action = formAction({
  guard: (request, context) => requireAdminSavingDraft(request, context),
  maxFileBytes: PICTURE_MAX_BYTES,
  keepsDraft: true,
  also: postReply,
  intents: {
    post: {
      schema: postSchema,
      beside: [TEXT_PICTURE_FIELDS.alt, "tag"],
      prepare: (form, { actor }) => preparePost(form, { actor, isNew: true }),
      run: async (input, { actor, form, request }) => {
        await savePost(actor, null, { input, form });
        const query = searchHref(new URL(request.url).searchParams, { [DRAFT_FIELD]: null });
        return redirectWithSuccess(`/admin/blog${query}`, POST_CREATED);
      },
    },
  },
});

export default function NewPost() {
  const opened = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Nouvel article" description="Un brouillon ne se voit que d’ici." />
      <PostFormPage opened={opened} path="/admin/blog/new" id={null} isPublished={false} />
    </>
  );
}
