import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { updateErasureRequest } from "~/features/accounts/commands/update-profile.server";
import { runWithFlash } from "~/server/http/flash-command.server";
import { requireUser } from "~/server/sessions/guards.server";

const SENT = "Demande d’effacement envoyée";
const WITHDRAWN = "Demande d’effacement retirée";

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const intent = (await request.formData()).get("intent");
  if (intent === "ask") return runWithFlash("/dashboard", SENT, () => updateErasureRequest(user, true));
  if (intent === "withdraw") return runWithFlash("/dashboard", WITHDRAWN, () => updateErasureRequest(user, false));
  throw data(null, { status: 400 });
}
