import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteQuote } from "~/features/quotes/commands/drafts.server";
import { DELETE_QUOTE_QUESTION, QUOTE_DELETED, QUOTES_PATH } from "~/features/quotes/model/quote";
import { getQuote } from "~/features/quotes/queries/quotes.server";
import { quoteIdSchema } from "~/features/quotes/schema/quote";
import { undoDeletion } from "~/features/trash/model";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const TITLE = "Supprimer le brouillon";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const quote = await getQuote(paramsOr404(quoteIdSchema, params).id);
  if (quote?.status !== "draft") throw data(null, { status: 404 });
  return { id: quote.id };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(quoteIdSchema, params);
  return answerWithFlash(QUOTES_PATH, async () => {
    const { trashId } = await deleteQuote(actor, id);
    return { description: QUOTE_DELETED, undo: undoDeletion(trashId, QUOTES_PATH) };
  });
}

export default function DeleteQuote() {
  const { id } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question={DELETE_QUOTE_QUESTION}
      confirmLabel="Supprimer"
      pendingText="Suppression..."
      cancelTo={`${QUOTES_PATH}/${id}`}
    />
  );
}
