import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { forgetSession, readSessionToken } from "~/features/accounts/session-cookie.server";
import { endSession } from "~/features/accounts/sessions.server";
import { redirectWithFlash } from "~/server/flash.server";
import { logger } from "~/server/logger.server";

export function loader() {
  return redirect("/");
}

/** Ends the session at once, on the server and in the browser. */
export async function action({ request }: ActionFunctionArgs) {
  const token = await readSessionToken(request);
  if (token) await endSession(token);
  logger.info({ event: "signed-out" });
  const headers = { "Set-Cookie": await forgetSession() };
  return redirectWithFlash("/", { tone: "success", title: "Déconnexion réussie" }, { headers });
}
