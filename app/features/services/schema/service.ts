import { z } from "zod";
import { PRICE_UNREADABLE, SERVICE_REQUIRED } from "~/features/services/model/messages";
import { CATEGORY_ICONS, SERVICE_CATEGORIES } from "~/features/services/model/service";
import { checkboxField } from "~/lib/forms/checkbox-field";
import { hiddenField } from "~/lib/forms/hidden-field";
import { linesField } from "~/lib/forms/lines-field";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { isListStep } from "~/lib/forms/list-step";
import { boundedTextField, optionalTextField, sentText } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";
import { moneyField } from "~/lib/money/money-field";
import { slugify } from "~/lib/text/slugify";

const SERVICE_TITLE_MAX_LENGTH = 120;
const DESCRIPTION_MAX_LENGTH = 1000;

const UNLISTED_ICON = "Choisissez une icône de cette catégorie";

/** The dialog of a service. */
export const serviceSchema = z
  .object({
    title: boundedTextField({
      missing: "Le titre est requis",
      max: SERVICE_TITLE_MAX_LENGTH,
      tooLong: `Le titre ne peut pas dépasser ${SERVICE_TITLE_MAX_LENGTH} caractères`,
    }),
    /** Null where it is left to the title, or as it is. */
    slug: sentText(SERVICE_TITLE_MAX_LENGTH, {
      missing: "Le slug n’est pas un texte",
      tooLong: "Le slug est trop long",
    })
      .optional()
      .transform((text) => slugify(text ?? "") || null),
    category: z.enum(SERVICE_CATEGORIES, { error: "La catégorie est requise" }),
    description: optionalTextField(DESCRIPTION_MAX_LENGTH, "La description ne peut pas dépasser 1 000 caractères", {
      isMultiline: true,
    }).transform((text) => text ?? ""),
    features: linesField({
      maxLength: 200,
      tooLong: "Un point inclus ne peut pas dépasser 200 caractères",
      maxLines: 20,
      tooMany: "Un service ne peut pas avoir plus de 20 points inclus",
    }),
    icon: z
      .string({ error: UNLISTED_ICON })
      .optional()
      .transform((name) => name || null),
    price_starting: moneyField(PRICE_UNREADABLE),
    is_active: checkboxField,
    /** What the switch showed when the dialog was opened; nothing when that is not known. */
    was_active: hiddenField(z.enum(["on", "off"])),
    version: versionField,
  })
  .refine(({ category, icon }) => icon === null || CATEGORY_ICONS[category].some((name) => name === icon), {
    path: ["icon"],
    error: UNLISTED_ICON,
  });

export type ServiceInput = z.output<typeof serviceSchema>;

export const serviceIdSchema = z.object({ id: z.uuid("Service inconnu") });

/** Shows a service on the site or hides it, from the list. */
export const activationSchema = z.object({
  intent: z.literal("activation"),
  id: z.uuid("Service inconnu"),
  is_active: z.enum(["true", "false"], { error: "Choix inconnu" }).transform((value) => value === "true"),
});

/** The address of the list in /admin: a wrong part is ignored. */
export const serviceListSchema = z.object({
  category: z.enum(SERVICE_CATEGORIES).optional().catch(undefined),
  state: z.enum(["active", "inactive"]).optional().catch(undefined),
  q: searchField,
  sort: z.enum(["category", "newest", "title", "price"]).catch("category"),
  page: pageField,
});

export type ServiceList = z.output<typeof serviceListSchema>;

/** One sentence above the form where its title or its category is missing, unless only a list of it grows or shrinks. */
export async function prepareService(form: FormData) {
  const isMissing = ["title", "category"].some((name) => !String(form.get(name) ?? "").trim()) && !isListStep(form);
  return { form, ...(isMissing && { refused: { "": [SERVICE_REQUIRED] } }) };
}
