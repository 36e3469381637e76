import { z } from "zod";

/**
 * What a page of ours fills in by itself, where it does: empty or missing is nothing. Anything that no page could have sent
 * makes the whole form unreadable, and is never taken for absent: the check that the field stands for would not be made.
 */
export function hiddenField<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess((sent) => (sent === "" ? undefined : sent), schema.optional())
    .catch(({ issues }) => {
      throw new Error(`A hidden field that no page has: ${issues[0]?.message}`);
    });
}
