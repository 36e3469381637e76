import { z } from "zod";

/** A choice of a list that may be left open: null for none. @param choice with the sentence for what is not in the list */
export function optionalChoiceField<Choice extends z.ZodType>(choice: Choice) {
  return z.preprocess((sent) => sent || null, choice.nullable());
}
