import { DomainError } from "~/server/errors.server";
import type { Flash } from "./flash.server";
import { redirectWithFlash } from "./flash.server";

/**
 * Runs a command of the back office and goes to `url` with 'Succès' and its message,
 * or with 'Erreur' and the sentence of the command's refusal.
 */
export function runWithFlash(url: string, successMessage: string, command: () => Promise<void>): Promise<Response> {
  return answerWithFlash(url, () => command().then(() => ({ description: successMessage })));
}

/** The same for a command which decides what its message says. */
export async function answerWithFlash(
  url: string,
  command: () => Promise<Omit<Flash, "tone" | "title">>,
): Promise<Response> {
  try {
    return await redirectWithFlash(url, { tone: "success", title: "Succès", ...(await command()) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirectWithFlash(url, { tone: "error", title: "Erreur", description: error.userMessage });
  }
}
