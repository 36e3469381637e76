import type { PostReply } from "~/features/blog/save-form.server";
import { action as editAction, loader as editLoader } from "~/routes/admin.blog_.$id/route";
import { action as newAction } from "~/routes/admin.blog_.new/route";
import { db } from "~/server/db/db.server";
import { cookie } from "./office";
import { getArgs, postArgs } from "./requests";

/** An article's form, filled in. */
export const GOOD_POST = {
  intent: "post",
  title: "L’été à Casablanca",
  slug: "",
  excerpt: "Ce qui change.",
  content: "## Un\n\nDeux **trois**.",
  category: "Design",
};

export type PostFields = Record<string, string | File>;

/** The answer to a form that is shown again. */
export interface RefusedPost {
  data: PostReply;
  init: { status: number } | null;
}

export const refusedBy = async (answer: Promise<unknown>) => (await answer) as RefusedPost;
export const errorsOf = ({ data }: RefusedPost) => data.lastResult.error;

/** An article's page as a browser comes to see it, which follows where it is led. */
export async function openPost(id: string, { cookie: held, query = "" }: { cookie: string; query?: string }) {
  const open = (address: string) => editLoader(getArgs(address, { cookie: held, params: { id } }));
  return open(`/admin/blog/${id}${query}`).catch((thrown: unknown) => {
    const place = thrown instanceof Response && thrown.headers.get("Location");
    if (!place) throw thrown;
    return open(place);
  });
}

/** As a browser sends the form, which may hold a file. */
export function formOf(fields: PostFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Hands in a new article as the admin who is signed in, or as somebody else. */
export const createPost = (fields: PostFields = {}, held = cookie) =>
  newAction(postArgs("/admin/blog/new", formOf({ ...GOOD_POST, ...fields }), { cookie: held }));

/** Hands an article in again, under its address unless the fields give another. */
export async function editPost(id: string, fields: PostFields = {}) {
  const { slug } = (await db.blogPost.findUnique({ where: { id } })) ?? { slug: "parti" };
  return editAction(
    postArgs(`/admin/blog/${id}`, formOf({ ...GOOD_POST, slug, ...fields }), { cookie, params: { id } }),
  );
}
