import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NO_ERASURE_OF_ADMINS } from "~/features/accounts/model/user";
import { getOwnProfile } from "~/features/accounts/queries/accounts.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { requireUser } from "~/server/sessions/guards.server";
import { formatDate } from "~/site/format";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

export { action } from "./action.server";

const HOME = "/dashboard";
const TITLE = "Demander l’effacement de mes données";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, role } = await requireUser(request);
  if (role === "admin")
    throw await redirectWithFlash(HOME, { tone: "error", title: "Erreur", description: NO_ERASURE_OF_ADMINS });
  const { erasure_requested_at: askedAt } = await getOwnProfile(id);
  return { refusal: askedAt && alreadyAsked(formatDate(askedAt)) };
}

const alreadyAsked = (day: string) =>
  `Vous l’avez déjà demandé le ${day}. La demande se retire dans « Mes données », tant que rien n’est effacé.`;

export default function AskForErasure() {
  const { refusal } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question="Demander à l’agence d’effacer votre compte, vos projets et vos messages ? Vous pourrez retirer la demande tant que rien n’est effacé."
      refusal={refusal}
      confirmLabel="Demander l’effacement"
      pendingText="Envoi..."
      cancelTo={HOME}
      intent={{ name: "intent", value: "ask" }}
    />
  );
}
