import { z } from "zod";
import { API_KEY_NAMES } from "~/features/settings/api-keys/model";
import { sentText } from "~/lib/forms/text-fields";
import { withoutInvisibleMarks } from "~/lib/text/invisible-marks";

const KEY_MAX_LENGTH = 4000;

const API_KEY_TOO_LONG = "Une clé ne dépasse pas 4000 caractères";
const API_KEY_EMPTY = "Collez la clé avant de la sauvegarder";

/** Keys travel in HTTP headers, which take nothing but printable ASCII. */
const PRINTABLE = /^[\x20-\x7e]+$/;

const apiKeyNameSchema = z.enum(API_KEY_NAMES, { error: "Clé inconnue" });

export const apiKeyParamsSchema = z.object({ name: apiKeyNameSchema });

export const apiKeySchema = z.object({
  name: apiKeyNameSchema,
  api_key: sentText(KEY_MAX_LENGTH, { missing: API_KEY_EMPTY, tooLong: API_KEY_TOO_LONG })
    .transform((typed) => withoutInvisibleMarks(typed).trim())
    .pipe(
      z
        .string()
        .min(1, { error: API_KEY_EMPTY, abort: true })
        .max(KEY_MAX_LENGTH, API_KEY_TOO_LONG)
        .regex(PRINTABLE, "Une clé ne contient ni accent ni caractère invisible : copiez-la de nouveau"),
    ),
});
