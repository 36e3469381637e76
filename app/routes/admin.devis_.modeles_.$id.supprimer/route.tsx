import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteQuoteTemplate } from "~/features/quotes/commands/templates.server";
import { DELETE_TEMPLATE_QUESTION, QUOTES_PATH, TEMPLATE_DELETED } from "~/features/quotes/model/quote";
import { getQuoteTemplate } from "~/features/quotes/queries/templates.server";
import { quoteIdSchema } from "~/features/quotes/schema/quote";
import { undoDeletion } from "~/features/trash/model";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const LIST = `${QUOTES_PATH}/modeles`;
const TITLE = "Supprimer le modèle";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const template = await getQuoteTemplate(paramsOr404(quoteIdSchema, params).id);
  if (!template) throw data(null, { status: 404 });
  return { id: template.id };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(quoteIdSchema, params);
  return answerWithFlash(LIST, async () => {
    const { trashId } = await deleteQuoteTemplate(actor, id);
    return { description: TEMPLATE_DELETED, undo: undoDeletion(trashId, LIST) };
  });
}

export default function DeleteTemplate() {
  const { id } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question={DELETE_TEMPLATE_QUESTION}
      confirmLabel="Supprimer"
      pendingText="Suppression..."
      cancelTo={`${LIST}/${id}`}
    />
  );
}
