import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getProviderState } from "~/features/generation/ask-provider.server";
import { GenerationSections, GeneratorTabs, KeyNotice } from "~/features/generation/components/generator-screen";
import { createGeneration } from "~/features/generation/generations.server";
import { listRecentItems } from "~/features/generation/items.server";
import { ITEM_STATES, itemPath } from "~/features/generation/model/generation";
import { subjectSchema } from "~/features/generation/schema/forms";
import { formAction } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatShortDateTime } from "~/site/format";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { ListSection } from "~/ui/list-section";
import { PageHeader } from "~/ui/page-header";
import { RowLink } from "~/ui/screen-link";
import { SubjectForm } from "./subject-form";

export const meta = () => seo({ title: "Générer un article" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const recent = await listRecentItems();
  return { provider: await getProviderState(), stamp: crypto.randomUUID(), recent: recent.map(toRecent) };
}

/** Asks for an article and goes to where it is written. */
export const action = formAction({
  guard: requireAdmin,
  intents: {
    generate: {
      schema: subjectSchema,
      prepare: async (form) => {
        const { problem } = await getProviderState();
        return { form, ...(problem && { refused: { "": [problem] } }) };
      },
      run: async (
        { subject, language, character_count: characterCount, image_prompt: imagePrompt, stamp },
        { actor },
      ) => {
        const brief = { kind: "subject" as const, subject, language, characterCount, imagePrompt };
        const { id } = await createGeneration(actor, { kind: "single", briefs: [brief], stamp });
        return redirect(itemPath(id), 303);
      },
    },
  },
});

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

function RecentArticles({ articles }: { articles: ReturnType<typeof toRecent>[] }) {
  return (
    <ListSection titleId="recent-articles" title="Derniers articles demandés" className="" size="sm">
      <ul className="border-t border-t-line">
        {articles.map(({ id, subject, label, tone, to, asked }) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-y-0.5 gap-x-6 py-3 border-b border-b-line md:grid-cols-[minmax(0,1fr)_11rem_12rem]"
            key={id}
          >
            <RowLink to={to} className="col-span-full font-[560] wrap-anywhere md:col-auto">
              <bdi>{subject}</bdi>
            </RowLink>
            <span className="note figures">{asked}</span>
            <Badge tone={tone}>{label}</Badge>
          </li>
        ))}
      </ul>
    </ListSection>
  );
}

function toRecent({ id, subject, status, post_id, created_at }: Awaited<ReturnType<typeof listRecentItems>>[number]) {
  const { label, tone } = ITEM_STATES[post_id ? "saved" : status];
  return { id, subject, label, tone, to: itemPath(id), asked: formatShortDateTime(created_at) };
}
