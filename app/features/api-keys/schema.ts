import { z } from "zod";
import { API_KEY_NAMES } from "~/features/api-keys/model";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";

const KEY_MAX_LENGTH = 4000;

const API_KEY_EMPTY = "Collez la clé avant de la sauvegarder";

/** Keys travel in HTTP headers, which take nothing but printable ASCII. */
const PRINTABLE = /^[\x20-\x7e]+$/;

export const apiKeyNameSchema = z.enum(API_KEY_NAMES, { error: "Clé inconnue" });

export const apiKeySchema = z.object({
  name: apiKeyNameSchema,
  api_key: z
    .string({ error: API_KEY_EMPTY })
    .transform((typed) => withoutInvisibleMarks(typed).trim())
    .pipe(
      z
        .string()
        .min(1, { error: API_KEY_EMPTY, abort: true })
        .max(KEY_MAX_LENGTH, "Une clé ne dépasse pas 4000 caractères")
        .regex(PRINTABLE, "Une clé ne contient ni accent ni caractère invisible : copiez-la de nouveau"),
    ),
});
