import { z } from "zod";

const LETTERS = 8;
const READ_MAX = 100;

/** The reference of an error, as it is read aloud or copied. */
export const systemQuerySchema = z.object({
  reference: z
    .string()
    .max(READ_MAX)
    .transform((text) =>
      text
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, "")
        .slice(0, LETTERS),
    )
    .transform((letters) => (letters.length > 4 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : letters))
    .transform((reference) => reference || undefined)
    .optional()
    .catch(undefined),
});
