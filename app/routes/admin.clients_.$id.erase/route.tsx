import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eraseClient } from "~/features/clients/commands/erase-client.server";
import { CLIENT_ERASED, DOCUMENTS_STAY, eraseQuestion, MESSAGES_STAY, OTHERS_REVIEW } from "~/features/clients/model";
import {
  doMessagesStay,
  getClientName,
  getErasureRefusal,
  isClient,
  listReviewsOf,
} from "~/features/clients/queries/clients.server";
import { clientIdSchema, othersReviewsSchema } from "~/features/clients/schema";
import { isMailSent } from "~/server/env.server";
import { formAction } from "~/server/forms/form-action.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { SignedReviews, toLine } from "./signed-reviews";

const TITLE = "Effacer les données du client";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(clientIdSchema, params);
  const name = (await isClient(id)) ? await getClientName(id) : null;
  if (name === null) throw data(null, { status: 404 });
  const [messagesStay, refusal] = await Promise.all([doMessagesStay(id), getErasureRefusal(id)]);
  const question = eraseQuestion({ messagesStay, isMailSent });
  const reviews = (await listReviewsOf(id)).map(toLine);
  return { id, name, question, refusal, messagesStay, reviews };
}

export const action = formAction({
  guard: requireAdmin,
  params: clientIdSchema,
  buttons: {
    erase: {
      schema: othersReviewsSchema,
      to: ({ params }) => `/admin/clients/${params.id}`,
      run: async ({ [OTHERS_REVIEW]: others }, { actor, params }) => {
        await eraseClient(actor, params.id, others);
        return CLIENT_ERASED;
      },
    },
  },
});

export default function EraseClient() {
  const { id, name, question, refusal, messagesStay, reviews } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question={question}
      refusal={refusal}
      confirmLabel="Effacer pour toujours"
      pendingText="Effacement..."
      cancelTo={`/admin/clients/${id}`}
    >
      <p className="note">
        Client <bdi>{name}</bdi>
      </p>
      {!refusal && <p className="note">{DOCUMENTS_STAY}</p>}
      {reviews.length > 0 && <SignedReviews reviews={reviews} />}
      {messagesStay && <p className="note">{MESSAGES_STAY}</p>}
    </ConfirmDialog>
  );
}
