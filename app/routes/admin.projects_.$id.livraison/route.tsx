import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HAND_OVER, SAVE } from "~/features/projects/handover/model";
import { getHandover, getReviewRequest } from "~/features/projects/handover/queries.server";
import { saveHandover } from "~/features/projects/handover/save.server";
import { handoverSchema } from "~/features/projects/handover/schema";
import { listFiles } from "~/features/projects/messages/queries.server";
import { shownFile } from "~/features/projects/messages/thread-view";
import { PROJECTS_LOAD_FAILURE } from "~/features/projects/model/project";
import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { HandoverForm } from "./handover-form";

export const handle: RouteHandle = { loadFailure: PROJECTS_LOAD_FAILURE };

export const meta = () => seo({ title: "Livraison du projet" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(projectIdSchema, params);
  const [project, handover, asked, files] = await Promise.all([
    getProject(id).then(foundOr404),
    getHandover(id),
    getReviewRequest(id),
    listFiles({ projectId: id }),
  ]);
  return {
    id,
    title: project.title,
    client: project.client?.full_name ?? null,
    values: {
      summary: handover?.summary ?? "",
      accesses: handover?.accesses ?? "",
      files: handover?.files.map((file) => file.id) ?? [],
      version: handover ? String(handover.version) : "",
    },
    standing: standingOf(handover, asked),
    isHandedOver: handover?.handed_over_at != null,
    files: files.map((file) => shownFile(file, "fr")),
  };
}

/** Stores what is handed over, or hands it over. Both buttons belong to one form. */
export const action = formAction({
  guard: requireAdmin,
  params: projectIdSchema,
  intents: {
    [SAVE]: {
      schema: handoverSchema,
      run: async (handover, { actor, params: { id } }) => {
        const { isHandedOver } = await saveHandover(actor, id, handover, { isFinal: false });
        return redirectWithSuccess(
          `/admin/projects/${id}/livraison`,
          isHandedOver
            ? "Livraison corrigée, le client la lit ainsi"
            : "Livraison enregistrée, le client ne la voit pas encore",
        );
      },
    },
    [HAND_OVER]: {
      schema: handoverSchema,
      form: SAVE,
      run: (handover, { actor, params: { id } }) => saveHandover(actor, id, handover, { isFinal: true }),
      done: ({ params: { id } }) =>
        redirectWithSuccess(`/admin/projects/${id}/livraison`, "Projet livré, le client reçoit une lettre"),
    },
  },
});

export default function ProjectHandover() {
  const { id, title, client, values, standing, isHandedOver, files } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={`Livraison\u202f: ${title}`}
        description={client ?? "Ce projet n’a pas encore de client."}
        links={[{ to: `/admin/projects/${id}`, label: "Voir le projet" }]}
      />
      <ul className="grid gap-1 mb-8 text-text-2">
        {standing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <HandoverForm values={values} files={files} isHandedOver={isHandedOver} />
    </>
  );
}

function standingOf(
  handover: Awaited<ReturnType<typeof getHandover>>,
  asked: Awaited<ReturnType<typeof getReviewRequest>>,
): string[] {
  const at = handover?.handed_over_at;
  if (!at) return ["Pas encore livré. Le client ne voit rien de cette page avant que vous confirmiez."];
  return [`Livré le ${formatDate(at)}.`, ...(asked ? [reviewSentence(asked)] : [])];
}

function reviewSentence(asked: NonNullable<Awaited<ReturnType<typeof getReviewRequest>>>): string {
  const { due_at, asked_at, reminded_at, answered_at, refused_at } = asked;
  if (answered_at) return `Le client a donné son avis le ${formatDate(answered_at)}.`;
  if (refused_at) return `Le client ne souhaite pas donner d’avis (${formatDate(refused_at)}).`;
  if (reminded_at) return `Avis demandé, puis rappelé le ${formatDate(reminded_at)}. Aucune autre lettre ne part.`;
  if (asked_at) return `Avis demandé le ${formatDate(asked_at)}, rappelé une fois après une semaine.`;
  return `Son avis lui est demandé par lettre le ${formatDate(due_at)}.`;
}
