import { z } from "zod";
import { cleanText } from "~/lib/clean-text";

/** Largest body of the form, in bytes: a long text in percent-encoding. */
export const LANDING_BODY_MAX_BYTES = 1024 * 1024;

const CONTENT_MAX_LENGTH = 200_000;
const TOO_LONG = "Le contenu ne peut pas dépasser 200 000 caractères";

/** The intents of the page: to save, and to give up what was kept from an ended session. */
export const SAVE_LANDING = "landing";
export const DISCARD_KEPT = "discard-kept";

/** A service's own section as HTML; empty takes it away. */
export const landingSchema = z.object({
  content: z
    .string({ error: TOO_LONG })
    .optional()
    .transform((html) => cleanText(html ?? ""))
    .pipe(z.string().max(CONTENT_MAX_LENGTH, TOO_LONG)),
});
