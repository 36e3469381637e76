import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { redirectWithFlash } from "~/server/http/flash.server";
import { logger } from "~/server/logger.server";
import { clearSession, readSessionToken } from "~/server/sessions/begin-session.server";
import { endSession } from "~/server/sessions/sessions.server";

export function loader() {
  return redirect("/");
}

/** Ends the session at once, on the server and in the browser. */
export async function action({ request }: ActionFunctionArgs) {
  const token = await readSessionToken(request);
  if (token) await endSession(token);
  logger.info({ event: "signed-out" });
  const headers = { "Set-Cookie": await clearSession() };
  return redirectWithFlash("/", { tone: "success", title: "Déconnexion réussie" }, { headers });
}
