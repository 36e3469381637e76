import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { getProviderState } from "~/features/generation/commands/ask-provider.server";
import { GenerationSections } from "~/features/generation/components/generation-sections";
import { GeneratorTabs } from "~/features/generation/components/generator-tabs";
import { KeyNotice } from "~/features/generation/components/key-notice";
import { getFailedFive } from "~/features/generation/queries/generations.server";
import { listSubjects } from "~/features/generation/queries/subjects.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { FailedFive } from "./failed-five";
import { FiveForm } from "./five-form";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les sujets" };

export const meta: MetaFunction = () => seo({ title: "Cinq articles" });

const skipSchema = z.coerce.number().int().min(0).max(10_000).catch(0);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const skip = skipSchema.parse(new URL(request.url).searchParams.get("skip") ?? 0);
  const [subjects, provider, failed] = await Promise.all([listSubjects(skip), getProviderState(), getFailedFive()]);
  return { skip, subjects, provider, failed, stamp: crypto.randomUUID() };
}

export { action } from "./action.server";

export default function QuickGenerate() {
  const { skip, subjects, provider, failed, stamp } = useLoaderData<typeof loader>();
  const others = (
    <LinkButton to={`/admin/blog/quick-generate?skip=${skip + 5}`} hydrated size="sm">
      Proposer d’autres sujets
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title="Cinq articles"
        description="Cinq sujets que le blog ne traite pas encore. Changez-les, puis lancez : chacun devient un brouillon de 2 000 à 2 500 mots."
        actions={others}
      />
      <GeneratorTabs />
      <GenerationSections>
        {provider.problem && <KeyNotice problem={provider.problem} />}
        {failed && <FailedFive failed={failed} />}
        <FiveForm key={skip} subjects={subjects} stamp={stamp} isReady={!provider.problem} />
      </GenerationSections>
    </>
  );
}
