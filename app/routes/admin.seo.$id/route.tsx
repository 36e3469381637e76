import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { articlePath } from "~/features/blog/model/post";
import { distinctTags } from "~/features/blog/model/tags";
import { getPost } from "~/features/blog/office-list.server";
import { renderedText } from "~/features/blog/render-article.server";
import { takeTypedTag } from "~/features/blog/save-form.server";
import { postIdSchema, postTagsSchema } from "~/features/blog/schema";
import { scoreArticle } from "~/features/blog/score/score-article";
import { updatePostTags } from "~/features/blog/write.server";
import { getSite } from "~/features/settings/queries.server";
import { isListStep } from "~/lib/forms/list-step";
import { siteHost } from "~/server/env.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { TallLink } from "~/ui/tall-link";
import { useSearchHref } from "~/ui/use-address";
import { SearchSnippet, ShareCardPreview } from "./article-previews";
import { SeoForm } from "./seo-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({ title: data ? `SEO : ${data.post.title}` : "SEO" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const post = await findOr404(postIdSchema, params, ({ id }) => getPost(id));
  const { id, title, excerpt, content, language, version } = post;
  const tags = distinctTags(post.tags);
  return {
    post: { id, title, excerpt, language, tags, version, path: articlePath(post) },
    host: siteHost,
    score: scoreArticle({ title, excerpt, html: renderedText(content).html, language, tags, siteHost }),
    siteName: (await getSite()).siteName,
  };
}

export const action = formAction({
  guard: requireAdmin,
  params: postIdSchema,
  intents: {
    seo: {
      schema: postTagsSchema,
      beside: ["tag"],
      prepare: (sent) => {
        const { form, error } = takeTypedTag(sent);
        const isStep = sent.get("step") === "add-tag" || isListStep(sent);
        return { form, isStep, status: 200, ...(error && { refused: { tag: [error] } }) };
      },
      run: (input, { actor, params: { id } }) => updatePostTags(actor, id, input),
      done: ({ here }) => redirectWithSuccess(here, "SEO mis à jour"),
    },
  },
});

export default function PostSeo() {
  const { post, host, siteName, score } = useLoaderData<typeof loader>();
  const listTo = useSearchHref("/admin/seo")({});
  return (
    <>
      <TallLink to={listTo} hydrated className="justify-self-start wide:hidden">
        Tous les articles
      </TallLink>
      <SeoForm key={`${post.id} ${post.version}`} post={post} score={score} cancelTo={listTo} />
      <div className="grid items-start gap-y-8 gap-x-(--gap) pt-6 border-t border-t-line-strong xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <SearchSnippet post={post} host={host} siteName={siteName} />
        <ShareCardPreview post={post} host={host} siteName={siteName} />
      </div>
    </>
  );
}
