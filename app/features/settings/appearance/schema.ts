import { z } from "zod";
import type { AccentName, AccentTheme } from "~/features/settings/appearance/model";
import { ACCENT_NAMES, CONTRAST_MIN, leastContrast } from "~/features/settings/appearance/model";
import { linkField } from "~/lib/forms/link-fields";
import { optionalTextField } from "~/lib/forms/text-fields";
import { HOME_SECTIONS } from "~/site/appearance";

const WORDS_MAX = 140;
const ADDRESS_MAX = 300;

const words = optionalTextField(WORDS_MAX, `${WORDS_MAX} caractères au plus`);

/** The announcement; its words emptied take it away. */
export const announcementSchema = z.object({
  announcement_fr: words,
  announcement_es: words,
  announcement_ar: words,
  announcement_url: linkField({
    max: ADDRESS_MAX,
    tooLong: `${ADDRESS_MAX} caractères au plus`,
    begins: /^(\/|https:)/i,
    sentence: "Une page du site, par exemple /realisations, ou une adresse en https://",
  }),
});

const THEME_NAMES: Record<AccentTheme, string> = { day: "le fond clair", night: "le fond sombre" };

function accentField(theme: AccentTheme) {
  return optionalTextField(7, "Un code de couleur, par exemple #9c3d1c", { isCode: true })
    .transform((typed) => typed?.toLowerCase() ?? null)
    .superRefine((colour, context) => {
      if (colour === null) return;
      if (!/^#[0-9a-f]{6}$/.test(colour)) {
        context.addIssue({ code: "custom", message: "Un code de couleur, par exemple #9c3d1c" });
        return;
      }
      const contrast = leastContrast(colour, theme);
      if (contrast >= CONTRAST_MIN) return;
      const ratio = (Math.floor(contrast * 10) / 10).toFixed(1).replace(".", ",");
      const message = `Contraste de ${ratio}\u202f: 1 sur ${THEME_NAMES[theme]}, il en faut 4,5\u202f: 1. Choisissez une couleur plus ${theme === "day" ? "foncée" : "claire"}.`;
      context.addIssue({ code: "custom", message });
    });
}

/** The colours of the trades; an empty one goes back to that of the design. */
export const accentsSchema = z.object(
  Object.fromEntries(
    ACCENT_NAMES.map((name) => [name, accentField(name.endsWith("_day") ? "day" : "night")]),
  ) as Record<AccentName, ReturnType<typeof accentField>>,
);

export const sectionSchema = z.object({
  name: z.enum(HOME_SECTIONS),
  step: z.enum(["up", "down", "show", "hide"]),
});

export type SectionStep = z.output<typeof sectionSchema>;
