import { z } from "zod";
import { boundedTextField, optionalTextField } from "~/lib/forms/text-fields";
import { MESSAGE_MAX_LENGTH, NOTE_MAX_LENGTH } from "./model";

export function messageSchema({
  missing,
  tooLong,
  hasFiles,
}: {
  missing: string;
  tooLong: string;
  /** Then the text may be empty. */
  hasFiles: boolean;
}) {
  const text = optionalTextField(MESSAGE_MAX_LENGTH, tooLong, { isMultiline: true }).transform((typed) => typed ?? "");
  return z.object({ text: text.refine((typed) => hasFiles || typed !== "", missing) });
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

export const fileParamsSchema = z.object({ id: z.uuid(), fileId: z.uuid() });
