import { useState } from "react";
import { refuseTooLarge } from "./refuse-too-large";
import { sendPicture } from "./send-picture";
import { useFileErrors } from "./use-file-errors";

/**
 * Sends a picture by itself and says what was wrong with it.
 * @param sendTo takes the picture (`sendPicture`)
 * @param refused what the server has said to the whole form last; it holds until a picture is chosen or sent
 */
export function usePictureSending(sendTo: string, refused: string[] | undefined) {
  const [isSending, setIsSending] = useState(false);
  const { errors, tell } = useFileErrors(refused);

  /** What was said of the file before it does not hold for this one. */
  const choose = (input: HTMLInputElement) => tell(refuseTooLarge(input));

  /** Its address; null for one that was refused. A session that has ended sends the form itself, which is then kept. */
  async function send(input: HTMLInputElement, button: HTMLButtonElement): Promise<string | null> {
    const tooLarge = refuseTooLarge(input);
    if (tooLarge.length > 0) {
      tell(tooLarge);
      return null;
    }
    setIsSending(true);
    const { src, error } = await sendPicture(sendTo, input.files?.[0] ?? new File([], ""));
    setIsSending(false);
    if (!src && !error) button.form?.requestSubmit(button);
    tell(error ? [error] : []);
    return src ?? null;
  }

  return { errors, isSending, choose, send };
}
