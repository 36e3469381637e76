import { z } from "zod";
import { boundedTextField } from "~/lib/forms/text-fields";
import { MESSAGE_MAX_LENGTH, NOTE_MAX_LENGTH } from "./model";

/** A message, with its refusals in the words of its page. */
export function messageSchema({ missing, tooLong }: { missing: string; tooLong: string }) {
  return z.object({ text: boundedTextField({ missing, max: MESSAGE_MAX_LENGTH, tooLong, isMultiline: true }) });
}

export const noteSchema = z.object({
  text: boundedTextField({
    missing: "Écrivez la note",
    max: NOTE_MAX_LENGTH,
    tooLong: "La note ne peut pas dépasser 5\u202f000 caractères",
    isMultiline: true,
  }),
});

export const noteIdSchema = z.object({ id: z.uuid() });

/** Which part of a thread an address asks for: what came before one message; the end of it where it names none. */
export const threadSearchSchema = z.object({ avant: z.uuid().optional().catch(undefined) });
