import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useParams } from "@remix-run/react";
import { POSTS_LOAD_FAILURE } from "~/features/blog/model/post";
import { postListSchema } from "~/features/blog/schema";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { PostPicker } from "./post-picker";
import { pickerView } from "./view.server";

export const handle: RouteHandle = { loadFailure: POSTS_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Gestion SEO" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = parseQuery(request, postListSchema);
  return pickerView(request, list);
}

export default function Seo() {
  const picker = useLoaderData<typeof loader>();
  const { id } = useParams();
  return (
    <>
      <PageHeader title="Gestion SEO" description="Ce que les moteurs de recherche et les réseaux montrent du blog." />
      <div className="*:min-w-0 grid gap-y-8 gap-x-(--gap) wide:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)] wide:gap-x-[clamp(1.5rem,3vw,3rem)]">
        <PostPicker picker={picker} selected={id} />
        <div className="grid content-start gap-8">
          <Outlet />
        </div>
      </div>
    </>
  );
}
