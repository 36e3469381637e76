import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GeneratorTabs } from "~/features/generation/components/generator-tabs";
import { getItem } from "~/features/generation/queries/items.server";
import { itemIdSchema } from "~/features/generation/schema/forms";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { BrokenOff } from "./broken-off";
import { ReviewDesk } from "./review-desk";
import { StateNews } from "./state-news";
import { toView } from "./view.server";
import { WritingDesk } from "./writing-desk";

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.title ?? "Article généré" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const item = await getItem(paramsOr404(itemIdSchema, params).itemId);
  if (!item) throw data(null, { status: 404 });
  return toView(item);
}

export { action } from "./action.server";

export default function GeneratedArticle() {
  const screen = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={screen.title} description={screen.description} />
      <GeneratorTabs />
      <StateNews state={screen.state} />
      {screen.state === "writing" && <WritingDesk key={screen.id} screen={screen} />}
      {screen.state === "broken-off" && <BrokenOff screen={screen} />}
      {screen.state === "written" && <ReviewDesk key={screen.id} screen={screen} />}
    </>
  );
}
