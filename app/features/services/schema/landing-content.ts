import { z } from "zod";
import { hiddenField } from "~/lib/forms/hidden-field";
import { sentText } from "~/lib/forms/text-fields";
import { isWithinMarkupLimit, TOO_MUCH_MARKUP } from "~/lib/html/markup-limit";
import { cleanText } from "~/lib/text/clean-text";

const CONTENT_MAX_LENGTH = 200_000;
const TOO_LONG = "Le contenu ne peut pas dépasser 200 000 caractères";

/** The intent by which it is saved. */
export const SAVE_LANDING = "landing";

/** The version of a section that was never saved. */
export const UNSAVED_VERSION = 0;

/** A service's own section as HTML; empty takes it away. */
export const landingSchema = z.object({
  content: sentText(CONTENT_MAX_LENGTH, { tooLong: TOO_LONG })
    .optional()
    .transform((html) => cleanText(html ?? ""))
    .pipe(z.string().max(CONTENT_MAX_LENGTH, TOO_LONG).refine(isWithinMarkupLimit, TOO_MUCH_MARKUP)),
  /** Which saved state the form was opened with, 0 for none yet; a missing one means any. */
  version: hiddenField(z.coerce.number().int().min(0)),
});

export type LandingInput = z.output<typeof landingSchema>;
