import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProjectFiles } from "~/features/projects/messages/components/file-links";
import { MESSAGE, MessageForm } from "~/features/projects/messages/components/message-form";
import { Thread } from "~/features/projects/messages/components/thread";
import { messageForm, messageUpload } from "~/features/projects/messages/message-form.server";
import { MESSAGE_BODY_MAX_BYTES } from "~/features/projects/messages/model";
import { createNote, deleteNote } from "~/features/projects/messages/notes.server";
import { markRead, postMessage } from "~/features/projects/messages/post-message.server";
import { getReadAt, listFiles, listMessages, listNotes } from "~/features/projects/messages/queries.server";
import { noteIdSchema, noteSchema, threadSearchSchema } from "~/features/projects/messages/schema";
import { roomTaken, shownFile, threadView } from "~/features/projects/messages/thread-view";
import { PROJECTS_LOAD_FAILURE } from "~/features/projects/model/project";
import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { parseQuery } from "~/server/http/list-query.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { isPrefetch } from "~/server/http/prefetch.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatShortDateTime } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { undoDeletion } from "~/site/trash";
import { PageHeader } from "~/ui/page-header";
import { ScreenLink } from "~/ui/screen-link";
import { useServerEvents } from "~/ui/use-server-events";
import { Notes } from "./notes";

const WORDS = {
  agency: "Un collègue",
  unknown: "Compte effacé",
  empty: "Aucun message pour l’instant. Le client lit ici ce que vous lui écrivez, et y répond.",
  thread: "Fil des messages",
  isNew: "Nouveau",
  label: "Message au client",
  hint: "Il le lit dans son espace\u202f; une lettre le lui dit dans les deux minutes.",
  send: "Envoyer",
  sending: "Envoi…",
  missing: "Écrivez le message, ou joignez un fichier",
  tooMany: "Trop de messages en peu de temps",
  files: "Fichiers",
  noFiles: "Aucun fichier pour l’instant.",
  filesLabel: "Joindre des fichiers (facultatif)",
  filesHint: "5 au plus, de 100\u00a0Mo chacun\u202f: PDF, images, vidéo, Office, polices, archives.",
  downloadAll: "Tout télécharger",
  uploading: "Envoi des fichiers\u202f:",
  stop: "Arrêter l’envoi",
  broken:
    "L’envoi s’est arrêté avant la fin\u202f: rien n’en est gardé. Votre texte et vos fichiers sont encore là, renvoyez-les.",
  unanswered: "Nous n’avons pas reçu de réponse. Regardez si votre message est dans le fil avant de le renvoyer.",
  version: "version",
  refusals: {
    empty: "le fichier est vide",
    kind: "ce type de fichier n’est pas accepté",
    "too-large": "le fichier dépasse 100\u00a0Mo",
    unavailable: "le fichier n’a pas pu être enregistré, réessayez dans un instant",
    quota: "Les fichiers de ce projet dépasseraient 2\u00a0Go\u202f: envoyez-en de plus légers",
  },
  tooLong: "Le message ne peut pas dépasser 5\u202f000\u00a0caractères",
  summary: "À corriger",
};

const pathOf = (id: string) => `/admin/projects/${id}/messages`;

export const handle: RouteHandle = { loadFailure: PROJECTS_LOAD_FAILURE, maxBodyBytes: MESSAGE_BODY_MAX_BYTES };

export const meta = () => seo({ title: "Messages du projet" });

/** Opening the thread marks what it shows as read. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const { id } = paramsOr404(projectIdSchema, params);
  const { avant } = parseQuery(request, threadSearchSchema);
  const [project, readAt, thread, notes, files] = await Promise.all([
    getProject(id).then(foundOr404),
    getReadAt(id, user.id),
    listMessages({ projectId: id }, avant),
    listNotes(id),
    listFiles({ projectId: id }),
  ]);
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

export const action = formAction({
  guard: requireAdmin,
  params: projectIdSchema,
  upload: messageUpload,
  intents: {
    [MESSAGE]: {
      ...messageForm(() => WORDS),
      run: ({ text }, { actor, params, upload: { files, keep } }) =>
        postMessage(actor, params.id, { text, files, keep, quota: WORDS.refusals.quota }),
      done: ({ params }) => redirectWithSuccess(pathOf(params.id), "Message envoyé"),
    },
    note: {
      schema: noteSchema,
      run: ({ text }, { actor, params }) => createNote(actor, params.id, text),
      done: ({ params }) => redirectWithSuccess(pathOf(params.id), "Note ajoutée"),
    },
  },
  buttons: {
    "delete-note": {
      schema: noteIdSchema,
      to: ({ params }) => pathOf(params.id),
      hasNotFound: true,
      run: async ({ id }, { actor, params }) => {
        const { trashId } = await deleteNote(actor, params.id, id);
        return { description: "Note supprimée", undo: undoDeletion(trashId, pathOf(params.id)) };
      },
    },
  },
});

export default function ProjectThread() {
  const { id, title, client, messages, hasOlder, isPast, notes, files, room } = useLoaderData<typeof loader>();
  const path = `/admin/projects/${id}/messages`;
  useServerEvents(`${path}/events`, !isPast);
  return (
    <>
      <PageHeader
        title={`Messages\u202f: ${title}`}
        description={client ?? "Ce projet n’a pas de client\u202f: personne ne lit ce que vous écrivez."}
        links={[{ to: `/admin/projects/${id}`, label: "Voir le projet" }]}
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] *:min-w-0">
        <div>
          {hasOlder && messages[0] && (
            <p className="mb-5">
              <ScreenLink to={`${path}?avant=${messages[0].id}`}>Messages plus anciens</ScreenLink>
            </p>
          )}
          <Thread messages={messages} words={WORDS} filesPath={`/admin/projects/${id}/fichiers`} />
          {isPast && (
            <p className="mt-5">
              <ScreenLink to={path}>Derniers messages</ScreenLink>
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
