import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import siteUrl from "~/client/site.ts?worker&url";
import { HANDOVER_COPY } from "~/content/handover";
import { LOAD_FAILURES } from "~/content/load-failures";
import { getHandoverOf } from "~/features/projects/handover/queries.server";
import { FileLinks } from "~/features/projects/messages/components/file-links";
import { shownFile } from "~/features/projects/messages/thread-view";
import { projectIdSchema } from "~/features/projects/schema";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";
import { ProjectsError, SpacePage } from "~/shell/space-page";
import { formatDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { Button } from "~/ui/button";
import { useIsHydrated } from "~/ui/use-is-hydrated";

export const handle: RouteHandle = {
  sheet,
  hydrate: true,
  isPrivate: true,
  loadFailure: LOAD_FAILURES.projects,
  enhance: [siteUrl],
  lang: loadedLanguage,
};

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  seo({ title: found ? `${found.words.title}\u202f: ${found.title}` : "Livraison" });

/** What was handed over of one's own project. @throws a 404 before it was, and for another client's. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: userId, language } = await requireUser(request);
  const { id } = paramsOr404(projectIdSchema, params);
  const { summary, accesses, files, project, handed_over_at } = foundOr404(await getHandoverOf(userId, id));
  const handedOverAt = foundOr404(handed_over_at);
  const { on, ...words } = HANDOVER_COPY[language];
  return {
    id,
    language,
    words,
    summary,
    accesses,
    title: project.title,
    on: on(formatDate(handedOverAt, language)),
    files: files.map((file) => shownFile(file, language)),
  };
}

export default function Handover() {
  const { id, words, title, on, summary, accesses, files } = useLoaderData<typeof loader>();
  const path = `/dashboard/projects/${id}`;
  const isHydrated = useIsHydrated();
  return (
    <SpacePage as="article" parts="*:max-w-200" back={{ to: path, label: words.back }}>
      <h1 className="mt-2 mb-2 text-[length:clamp(2rem,1.5rem_+_2vw,3rem)] wrap-anywhere">{words.title}</h1>
      <p className="text-text-2 wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      <p className="mb-8 text-text-2">{on}</p>
      <Part title={words.summary} text={summary} />
      {accesses && <Part title={words.accesses} text={accesses} />}
      {files.length > 0 && (
        <section className="mb-8">
          <h2 className="mb-3 text-xl">{words.files}</h2>
          <FileLinks files={files} path={`${path}/fichiers`} word={words.version} />
        </section>
      )}
      {isHydrated && (
        <Button type="button" size="sm" onClick={() => window.print()}>
          {words.print}
        </Button>
      )}
    </SpacePage>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-xl">{title}</h2>
      <p className="kept-lines whitespace-pre-line wrap-anywhere max-w-[64ch]" dir="auto">
        {text}
      </p>
    </section>
  );
}

export const ErrorBoundary = ProjectsError;
