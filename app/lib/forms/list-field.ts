import { z } from "zod";

/** A field that a form may hold any number of times, such as the checkboxes of one name: a list, also of one or none. */
export function listField<Item extends z.ZodType>(item: Item) {
  return z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(item));
}
