import { useState } from "react";
import { PICTURE_MAX_BYTES } from "~/lib/picture-fields";
import { PICTURE_TOO_LARGE } from "./picture-words";
import { sendPicture } from "./send-picture";

/**
 * Sends a picture by itself and says what was wrong with it.
 * @param refused what the server has said to the whole form last; it holds until a picture is sent
 */
export function usePictureSending(refused: string[] | undefined) {
  const [isSending, setIsSending] = useState(false);
  const [own, setOwn] = useState<{ after: string[] | undefined; errors: string[] } | null>(null);

  /** Its address; null for one that was refused. A session that has ended sends the form itself, which is then kept. */
  async function send(file: File, button: HTMLButtonElement): Promise<string | null> {
    const tell = (...errors: string[]) => setOwn({ after: refused, errors });
    if (file.size > PICTURE_MAX_BYTES) {
      tell(PICTURE_TOO_LARGE);
      return null;
    }
    setIsSending(true);
    const { src, error } = await sendPicture(file);
    setIsSending(false);
    if (!src && !error) button.form?.requestSubmit(button);
    tell(...(error ? [error] : []));
    return src ?? null;
  }

  return { errors: own && own.after === refused ? own.errors : refused, isSending, send };
}
