import { useActionData } from "@remix-run/react";
import { useState } from "react";
import { PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { PICTURE_TOO_LARGE } from "./picture-words";

/**
 * What is said of a chosen file: what the page finds itself holds until the server answers its form again.
 * @param refused what the server has said to the whole form last; it holds until the page has something to tell
 */
export function useFileErrors(refused: string[] | undefined) {
  const answer = useActionData();
  const [own, setOwn] = useState<{ after: unknown; errors: string[] } | null>(null);
  const tell = (errors: string[]) => setOwn({ after: answer, errors });
  return { errors: own && own.after === answer ? own.errors : refused, tell };
}

/**
 * What is wrong with a chosen picture's size. One that is too large is taken out of its input: the server refuses the
 * whole body of a form that carries it, with all that was typed.
 */
export function refuseTooLarge(input: HTMLInputElement): string[] {
  const file = input.files?.[0];
  if (!file || file.size <= PICTURE_MAX_BYTES) return [];
  input.value = "";
  return [PICTURE_TOO_LARGE];
}
