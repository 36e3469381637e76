import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { markRead } from "~/features/project-messages/commands/post-message.server";
import { MessageForm } from "~/features/project-messages/components/message-form";
import { ProjectFiles } from "~/features/project-messages/components/project-files";
import { Thread } from "~/features/project-messages/components/thread";
import { MESSAGE_BODY_MAX_BYTES } from "~/features/project-messages/model";
import { getReadAt, listFiles, listMessages, listNotes } from "~/features/project-messages/queries.server";
import { threadSearchSchema } from "~/features/project-messages/schema";
import { roomTaken, shownFile, threadView } from "~/features/project-messages/thread-view";
import { PROJECTS_LOAD_FAILURE } from "~/features/projects/model/project";
import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { parseQuery } from "~/server/http/list-query.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { isPrefetch } from "~/server/http/prefetch.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatShortDateTime } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { AppLink } from "~/ui/app-link";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { useServerEvents } from "~/ui/use-server-events";
import { Notes } from "./notes";
import { WORDS } from "./words";

export { action } from "./action.server";

export const handle: RouteHandle = { loadFailure: PROJECTS_LOAD_FAILURE, maxBodyBytes: MESSAGE_BODY_MAX_BYTES };

export const meta: MetaFunction = () => seo({ title: "Messages du projet" });

/** The thread of a project with the team's notes. Whoever opens it has read what it shows. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const { id } = paramsOr404(projectIdSchema, params);
  const { avant } = parseQuery(request, threadSearchSchema);
  const [project, readAt, thread, notes, files] = await Promise.all([
    getProject(id),
    getReadAt(id, user.id),
    listMessages({ projectId: id }, avant),
    listNotes(id),
    listFiles({ projectId: id }),
  ]);
  if (!project) throw data(null, { status: 404 });
  const last = thread.messages.at(-1);
  if (last && !isPrefetch(request)) await markRead(id, user.id, last.created_at);
  const { title, client } = project;
  return {
    id,
    title,
    client: client?.full_name ?? null,
    hasOlder: thread.hasOlder,
    isPast: avant !== undefined,
    messages: threadView(thread.messages, { isOfTeam: true, language: "fr", readAt, words: WORDS }),
    files: files.map((file) => shownFile(file, "fr")),
    room: roomTaken(files, "fr"),
    notes: notes.map(({ id: key, author, text, created_at }) => ({
      id: key,
      author: author?.full_name ?? null,
      text,
      at: created_at.toISOString(),
      on: formatShortDateTime(created_at),
    })),
  };
}

export default function ProjectThread() {
  const { id, title, client, messages, hasOlder, isPast, notes, files, room } = useLoaderData<typeof loader>();
  const path = `/admin/projects/${id}/messages`;
  useServerEvents(`${path}/events`, !isPast);
  return (
    <>
      <PageHeader
        title={`Messages\u202f: ${title}`}
        description={client ?? "Ce projet n’a pas de client\u202f: personne ne lit ce que vous écrivez."}
        actions={
          <LinkButton to={`/admin/projects/${id}`} hydrated size="sm">
            Voir le projet
          </LinkButton>
        }
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] *:min-w-0">
        <div>
          {hasOlder && messages[0] && (
            <p className="mb-5">
              <AppLink to={`${path}?avant=${messages[0].id}`} hydrated>
                Messages plus anciens
              </AppLink>
            </p>
          )}
          <Thread messages={messages} words={WORDS} filesPath={`/admin/projects/${id}/fichiers`} />
          {isPast && (
            <p className="mt-5">
              <AppLink to={path} hydrated>
                Derniers messages
              </AppLink>
            </p>
          )}
          <MessageForm words={WORDS} lastOwnId={messages.findLast(({ isOwn }) => isOwn)?.id ?? null} />
        </div>
        <aside className="lg:ps-8 lg:border-s lg:border-s-line">
          <ProjectFiles files={files} room={room} path={`/admin/projects/${id}`} words={WORDS} />
          <Notes notes={notes} />
        </aside>
      </div>
    </>
  );
}
