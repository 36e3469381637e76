import { z } from "zod";

/** The last part of an address: the id of a thing, or `new`, in its screen's own word, which is read as null. */
export function idOrNew(id: z.ZodUUID, word = "new") {
  return z
    .literal(word)
    .transform(() => null)
    .or(id);
}
