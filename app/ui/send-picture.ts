import { PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { SENDING_FAILURES } from "./picture-words";

/** Enough for the largest picture over half a megabit a second; a longer upload is reported as failed. */
const TIME_LIMIT_MS = 150_000;
const BODY_TOO_LARGE = 413;

/** What became of a picture: its address, or a sentence about it; neither once the session has ended. */
export interface SentPicture {
  src?: string;
  error?: string;
}

/**
 * Sends a picture by itself. A plain request and no fetcher: where that one fails, the error screen takes the place of
 * the form and of all that was typed in it.
 * @param address answers `{src}`, or `{error}` with a sentence
 */
export async function sendPicture(address: string, file: File): Promise<SentPicture> {
  const body = new FormData();
  body.set(PICTURE_FIELDS.file, file);
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const answer = await fetch(address, { method: "post", body, redirect: "manual", signal });
    return answer.type === "opaqueredirect" ? {} : await readAnswer(answer);
  } catch {
    return { error: SENDING_FAILURES.connection };
  }
}

/** Whatever stands between may answer with a page of its own, and no page is an answer. */
async function readAnswer(answer: Response): Promise<SentPicture> {
  if (answer.headers.get("Content-Type")?.startsWith("application/json")) return (await answer.json()) as SentPicture;
  return { error: answer.status === BODY_TOO_LARGE ? SENDING_FAILURES.tooLarge : SENDING_FAILURES.server };
}
