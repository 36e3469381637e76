import { PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { PICTURE_TOO_LARGE } from "./picture-words";

/**
 * What is to be said of a chosen picture's size. One that is too large leaves its input: the form would carry it to
 * the server, which takes no body of any size and keeps nothing of what was typed beside one that it does not take.
 */
export function refuseTooLarge(input: HTMLInputElement): string[] {
  const file = input.files?.[0];
  if (!file || file.size <= PICTURE_MAX_BYTES) return [];
  input.value = "";
  return [PICTURE_TOO_LARGE];
}
