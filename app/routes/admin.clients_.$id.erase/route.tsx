import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/features/accounts/guards.server";
import { eraseClient } from "~/features/clients/erasure.server";
import { CLIENT_ERASED, eraseQuestion, MESSAGES_STAY, REVIEWS_GO } from "~/features/clients/model";
import {
  doMessagesStay,
  doReviewsGo,
  findClientName,
  findErasureRefusal,
  isClient,
} from "~/features/clients/queries.server";
import { clientIdSchema } from "~/features/clients/schema";
import { seo } from "~/lib/seo";
import { runWithFlash } from "~/server/admin-answer.server";
import { isMailSent } from "~/server/env.server";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const TITLE = "Effacer les données du client";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const parsed = clientIdSchema.safeParse(params);
  const name = parsed.success && (await isClient(parsed.data.id)) ? await findClientName(parsed.data.id) : null;
  if (!parsed.success || name === null) throw data(null, { status: 404 });
  const { id } = parsed.data;
  const [messagesStay, refusal] = await Promise.all([doMessagesStay(id), findErasureRefusal(id)]);
  const question = eraseQuestion({ messagesStay, isMailSent });
  const reviewsGo = await doReviewsGo(id);
  const notes = [...(reviewsGo ? [REVIEWS_GO] : []), ...(messagesStay ? [MESSAGES_STAY] : [])];
  return { id, name, question, refusal, notes };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = clientIdSchema.safeParse(params);
  if (!parsed.success) throw data(null, { status: 404 });
  const { id } = parsed.data;
  return runWithFlash(`/admin/clients/${id}`, CLIENT_ERASED, () => eraseClient(actor, id));
}

export default function EraseClient() {
  const { id, name, question, refusal, notes } = useLoaderData<typeof loader>();
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
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </ConfirmDialog>
  );
}
