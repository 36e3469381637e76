import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { GeneratorTabs } from "~/features/generation/components/generator-tabs";
import { getItem } from "~/features/generation/queries/single.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { answerReview } from "./action.server";
import { BrokenOff } from "./broken-off";
import { ReviewDesk } from "./review-desk";
import { StateNews } from "./state-news";
import { toScreen } from "./view.server";
import { WritingDesk } from "./writing-desk";

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.title ?? "Article généré" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return toScreen(await findItem(params.itemId));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  return answerReview({ actor, item: await findItem(params.itemId) }, await request.formData());
}

async function findItem(itemId: string | undefined) {
  const id = z.uuid().safeParse(itemId);
  const item = id.success ? await getItem(id.data) : null;
  if (!item) throw data(null, { status: 404 });
  return item;
}

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
