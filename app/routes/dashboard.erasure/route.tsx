import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { NO_ERASURE_OF_ADMINS } from "~/features/accounts/model/user";
import { getOwnProfile } from "~/features/accounts/queries.server";
import { updateErasureRequest } from "~/features/accounts/update-profile.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithFlash, successIn } from "~/server/http/flash.server";
import { requireUser } from "~/server/sessions/guards.server";
import { CLIENT_HOME } from "~/server/sessions/user";
import { formatDate } from "~/site/format";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.words.title ?? "Mes données" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, role, language } = await requireUser(request);
  if (role === "admin")
    throw await redirectWithFlash(CLIENT_HOME, { tone: "error", title: "Erreur", description: NO_ERASURE_OF_ADMINS });
  const { erasure_requested_at: askedAt } = await getOwnProfile(id);
  const { erasure, dialog } = CLIENT_SPACE[language];
  const { alreadyAsked, ...words } = erasure;
  return { words: { ...words, ...dialog }, refusal: askedAt && alreadyAsked(formatDate(askedAt, language)) };
}

/** Asks for the erasure of the user's own data, or takes that back. */
export const action = formAction({
  guard: requireUser,
  buttons: {
    ask: {
      schema: noFields,
      to: () => CLIENT_HOME,
      run: async (_, { actor }) => {
        await updateErasureRequest(actor, true);
        return successIn(actor.language, CLIENT_SPACE[actor.language].erasure.sent);
      },
    },
    withdraw: {
      schema: noFields,
      to: () => CLIENT_HOME,
      run: async (_, { actor }) => {
        await updateErasureRequest(actor, false);
        return successIn(actor.language, CLIENT_SPACE[actor.language].erasure.withdrawn);
      },
    },
  },
});

export default function AskForErasure() {
  const { refusal, words } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={words.title}
      question={words.question}
      refusal={refusal}
      confirmLabel={words.confirm}
      pendingText={words.sending}
      cancelLabel={words.cancel}
      backLabel={words.back}
      cancelTo={CLIENT_HOME}
      intent={{ name: "intent", value: "ask" }}
    />
  );
}
