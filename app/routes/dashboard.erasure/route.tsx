import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { requireUser } from "~/features/accounts/guards.server";
import { NO_ERASURE_OF_ADMINS } from "~/features/accounts/model";
import { setErasureRequest } from "~/features/accounts/profile.server";
import { seo } from "~/lib/seo";
import { runWithFlash } from "~/server/admin-answer.server";
import { redirectWithFlash } from "~/server/flash.server";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const HOME = "/dashboard";
const TITLE = "Demander l’effacement de mes données";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireUser(request);
  if (role === "admin")
    return redirectWithFlash(HOME, { tone: "error", title: "Erreur", description: NO_ERASURE_OF_ADMINS });
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const intent = (await request.formData()).get("intent");
  if (intent === "ask") return runWithFlash(HOME, "Demande d’effacement envoyée", () => setErasureRequest(user, true));
  if (intent !== "withdraw") throw data(null, { status: 400 });
  return runWithFlash(HOME, "Demande d’effacement retirée", () => setErasureRequest(user, false));
}

export default function AskForErasure() {
  return (
    <ConfirmDialog
      title={TITLE}
      question="Demander à l’agence d’effacer votre compte, vos projets et vos messages ? Vous pourrez retirer la demande tant que rien n’est effacé."
      confirmLabel="Demander l’effacement"
      pendingText="Envoi..."
      cancelTo={HOME}
      intent={{ name: "intent", value: "ask" }}
    />
  );
}
