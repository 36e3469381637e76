import { z } from "zod";

/** The last part of a dialog's address: the id of a thing, or `new`, which is read as null. */
export function idOrNew(id: z.ZodUUID) {
  return z
    .literal("new")
    .transform(() => null)
    .or(id);
}
