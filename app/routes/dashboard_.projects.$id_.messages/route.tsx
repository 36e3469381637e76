import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import siteUrl from "~/client/site.ts?worker&url";
import { PEOPLE_COPY } from "~/content/client-people";
import { LOAD_FAILURES } from "~/content/load-failures";
import { MESSAGES_COPY } from "~/content/project-messages";
import { listClientIdsOf, mayDecideFor } from "~/features/clients/people/queries.server";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { ProjectFiles } from "~/features/projects/messages/components/file-links";
import { MESSAGE, MessageForm } from "~/features/projects/messages/components/message-form";
import { Thread } from "~/features/projects/messages/components/thread";
import { messageForm, messageUpload } from "~/features/projects/messages/message-form.server";
import { MESSAGE_BODY_MAX_BYTES } from "~/features/projects/messages/model";
import { markRead, postMessage } from "~/features/projects/messages/post-message.server";
import { getReadAt, listFiles, listMessages } from "~/features/projects/messages/queries.server";
import { threadSearchSchema } from "~/features/projects/messages/schema";
import { roomTaken, shownFile, threadView } from "~/features/projects/messages/thread-view";
import { getProjectOf } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { parseQuery } from "~/server/http/list-query.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { isPrefetch } from "~/server/http/prefetch.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { SignedInUser } from "~/server/sessions/user";
import { useRootData } from "~/shell/site-page";
import { ProjectsError, SpacePage } from "~/shell/space-page";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { AppLink } from "~/ui/app-link";
import { useServerEvents } from "~/ui/use-server-events";

const messagesSent = rateLimit({ name: "project-message", points: 60, seconds: 3600 });

const pathOf = (id: string) => `/dashboard/projects/${id}/messages`;
const copyOf = ({ language }: SignedInUser) => MESSAGES_COPY[language];

export const handle: RouteHandle = {
  sheet,
  hydrate: true,
  isPrivate: true,
  loadFailure: LOAD_FAILURES.projects,
  enhance: [siteUrl],
  maxBodyBytes: MESSAGE_BODY_MAX_BYTES,
  lang: loadedLanguage,
};

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  seo({ title: found ? `${found.words.title}\u202f: ${found.title}` : "Messages" });

/** The thread of one's own project; opening it marks it read. @throws a 404 for another client's. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(projectIdSchema, params);
  const { avant } = parseQuery(request, threadSearchSchema);
  const project = foundOr404(await getProjectOf(user.id, id));
  const { language } = user;
  const clientIds = await listClientIdsOf(user.id);
  const readsOnly = (await mayDecideFor(user.id, project.client_id)) ? null : PEOPLE_COPY[language].readsOnly;
  const { open, refusals, ...words } = MESSAGES_COPY[language];
  const readAt = await getReadAt(id, user.id);
  const { messages, hasOlder } = await listMessages({ projectId: id, clientIds }, avant);
  const last = messages.at(-1);
  if (last && !isPrefetch(request)) await markRead(id, user.id, last.created_at);
  const shown = threadView(messages, { isOfTeam: false, language, readAt, words });
  const files = await listFiles({ projectId: id, clientIds });
  const page = { language, words, readsOnly, hasOlder, isPast: avant !== undefined };
  const room = roomTaken(files, language);
  const shownFiles = files.map((file) => shownFile(file, language));
  return { id, files: shownFiles, room, title: project.title, messages: shown, ...page };
}

/** Adds a message of a user who decides for the client. */
export const action = formAction({
  guard: requireUser,
  params: projectIdSchema,
  find: async ({ actor, params }) => {
    const project = await getProjectOf(actor.id, params.id);
    if (project && !(await mayDecideFor(actor.id, project.client_id)))
      throw await redirectWithFlash(pathOf(params.id), { tone: "error", title: PEOPLE_COPY[actor.language].readsOnly });
    return project;
  },
  upload: messageUpload,
  intents: {
    [MESSAGE]: {
      ...messageForm(copyOf),
      run: async ({ text }, { actor, params, upload: { files, keep } }) => {
        const { tooMany, refusals, sent } = copyOf(actor);
        await messagesSent.expect(actor.id, tooMany);
        await postMessage(actor, params.id, { text, files, keep, quota: refusals.quota });
        return redirectWithFlash(pathOf(params.id), { tone: "success", title: sent });
      },
    },
  },
});

export default function ProjectMessages() {
  const { id, files, room, title, language, words, readsOnly, messages, hasOlder, isPast } =
    useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  const path = `/dashboard/projects/${id}/messages`;
  useServerEvents(`${path}/events`, !isPast);
  return (
    <SpacePage parts="*:max-w-200" back={{ to: `/dashboard/projects/${id}`, label: words.back }}>
      <h1 className="mt-2 mb-2 text-[length:clamp(2rem,1.5rem_+_2vw,3rem)] wrap-anywhere">{words.title}</h1>
      <p className="mb-1 text-text-2 wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      <p className="mb-8 note">{words.intro}</p>
      {hasOlder && messages[0] && (
        <p className="mb-5">
          <AppLink to={`${path}?avant=${messages[0].id}`} hydrated>
            {words.older}
          </AppLink>
        </p>
      )}
      <Thread messages={messages} words={words} filesPath={`/dashboard/projects/${id}/fichiers`} />
      {isPast && (
        <p className="mt-5">
          <AppLink to={path} hydrated>
            {words.newest}
          </AppLink>
        </p>
      )}
      {readsOnly ? (
        <p className="mt-8 note">{readsOnly}</p>
      ) : (
        <>
          <MessageForm words={words} lastOwnId={messages.findLast(({ isOwn }) => isOwn)?.id ?? null} />
          <PrivacyNotice purpose="thread" site={site} language={language} ofPage={language} />
        </>
      )}
      <div className="mt-12">
        <ProjectFiles files={files} room={room} path={`/dashboard/projects/${id}`} words={words} />
      </div>
    </SpacePage>
  );
}

export const ErrorBoundary = ProjectsError;
