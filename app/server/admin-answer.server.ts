import { DomainError } from "~/server/errors.server";
import { redirectWithFlash } from "~/server/flash.server";

/**
 * Runs a command of the back office and goes to `url` with 'Succès' and its message,
 * or with 'Erreur' and the sentence of the command's refusal.
 */
export async function runWithFlash(
  url: string,
  successMessage: string,
  command: () => Promise<void>,
): Promise<Response> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirectWithFlash(url, { tone: "error", title: "Erreur", description: error.userMessage });
  }
  return redirectWithFlash(url, { tone: "success", title: "Succès", description: successMessage });
}
