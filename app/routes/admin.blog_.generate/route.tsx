import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getProviderState } from "~/features/generation/commands/ask-provider.server";
import { GenerationSections } from "~/features/generation/components/generation-sections";
import { GeneratorTabs } from "~/features/generation/components/generator-tabs";
import { KeyNotice } from "~/features/generation/components/key-notice";
import { listRecentItems } from "~/features/generation/queries/items.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { RecentArticles } from "./recent-articles";
import { SubjectForm } from "./subject-form";
import { toRecent } from "./view.server";

export const meta: MetaFunction = () => seo({ title: "Générer un article" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const recent = await listRecentItems();
  return { provider: await getProviderState(), stamp: crypto.randomUUID(), recent: recent.map(toRecent) };
}

export { action } from "./action.server";

export default function Generate() {
  const { provider, stamp, recent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Générer un article"
        description="Un premier jet écrit par l’IA. Vous le relisez, vous le corrigez, et vous seul le publiez."
      />
      <GeneratorTabs />
      <GenerationSections>
        {provider.problem && <KeyNotice problem={provider.problem} />}
        <SubjectForm stamp={stamp} />
        {recent.length > 0 && <RecentArticles articles={recent} />}
      </GenerationSections>
    </>
  );
}
