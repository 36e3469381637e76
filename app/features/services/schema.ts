import { z } from "zod";
import type { ServiceCategory } from "~/features/services/model/service";
import { CATEGORY_ICONS, SERVICE_CATEGORIES, TIER_NAMES } from "~/features/services/model/service";
import { checkboxField } from "~/lib/forms/checkbox-field";
import { hiddenField } from "~/lib/forms/hidden-field";
import { idOrNew } from "~/lib/forms/id-or-new";
import { linkField, pictureAddressField } from "~/lib/forms/link-fields";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { isListStep } from "~/lib/forms/list-step";
import { integerField, moneyField, optionalNumberField } from "~/lib/forms/number-fields";
import { boundedTextField, linesField, optionalTextField, sentText } from "~/lib/forms/text-fields";
import type { ValuesOf } from "~/lib/forms/values-of";
import { valuesOf } from "~/lib/forms/values-of";
import { versionField } from "~/lib/forms/version-field";
import { isWithinMarkupLimit, TOO_MUCH_MARKUP } from "~/lib/html/markup-limit";
import { moneyText } from "~/lib/money/format-money";
import { cleanText } from "~/lib/text/clean-text";
import { slugify } from "~/lib/text/slugify";

const PRICE_UNREADABLE = "Le prix est un nombre positif, par exemple 1250 ou 1250,50";

const SERVICE_TITLE_MAX_LENGTH = 120;
const DESCRIPTION_MAX_LENGTH = 1000;

const UNLISTED_ICON = "Choisissez une icône de cette catégorie";

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
  return { form, ...(isMissing && { refused: { "": ["Titre et catégorie sont requis"] } }) };
}

const REVISIONS_MAX = 100;

/** The dialog of a tier. The level of one that exists is not sent and stays. */
export const tierSchema = z.object({
  tier_name: z.enum(TIER_NAMES, { error: "Choisissez un niveau de la liste" }).default("basic"),
  description: optionalTextField(500, "La description ne peut pas dépasser 500 caractères", { isMultiline: true }),
  delivery_time: optionalTextField(100, "Le délai ne peut pas dépasser 100 caractères"),
  revisions_count: optionalNumberField({
    decimals: 0,
    max: REVISIONS_MAX,
    sentence: `Un nombre de révisions de 0 à ${REVISIONS_MAX}`,
  }).transform((count) => count ?? 0),
  /** Null for a price that is given in a quote. */
  price: moneyField(PRICE_UNREADABLE).refine(
    (price) => price !== "0.00",
    "Laissez le prix vide\u202f: la formule est alors «\u202fSur devis\u202f»",
  ),
  details: linesField({
    maxLength: 200,
    tooLong: "Un détail ne peut pas dépasser 200 caractères",
    maxLines: 20,
    tooMany: "Un tarif ne peut pas avoir plus de 20 détails",
  }),
});

export type TierInput = z.output<typeof tierSchema>;

const serviceId = z.uuid("Service inconnu");
const tierId = z.uuid("Tarif inconnu");

export const tierIdSchema = z.object({ id: serviceId, tierId });

export const tierDialogSchema = z.object({ id: serviceId, tierId: idOrNew(tierId) });

const ADDRESS_MAX_LENGTH = 2000;

const ADDRESS_TOO_LONG = "L’adresse est trop longue";

/** The dialog of an example. Nothing in it is required. */
export const exampleSchema = z.object({
  title: optionalTextField(200, "Le titre ne peut pas dépasser 200 caractères").transform((title) => title ?? ""),
  description: optionalTextField(1000, "La description ne peut pas dépasser 1 000 caractères", { isMultiline: true }),
  image_url: pictureAddressField(ADDRESS_MAX_LENGTH, ADDRESS_TOO_LONG),
  image_alt: optionalTextField(200, "Ce que montre l’image ne peut pas dépasser 200 caractères"),
  project_url: linkField({
    max: ADDRESS_MAX_LENGTH,
    tooLong: ADDRESS_TOO_LONG,
    begins: /^(\/|https?:)/i,
    sentence: "L’adresse du projet commence par https://",
  }),
  display_order: integerField(),
});

export type ExampleInput = z.output<typeof exampleSchema>;

const exampleId = z.uuid("Exemple inconnu");

export const exampleIdSchema = z.object({ id: serviceId, exampleId });

export const exampleDialogSchema = z.object({
  id: serviceId,
  exampleId: idOrNew(exampleId),
});

const CONTENT_MAX_LENGTH = 200_000;
const TOO_LONG = "Le contenu ne peut pas dépasser 200 000 caractères";

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

const SLUG_MAX_LENGTH = 200;

/** A service as a form chooses it: `slug`, or `slug:tier`; null for 'Je ne sais pas encore'. */
export const serviceChoiceField = z
  .string()
  .max(SLUG_MAX_LENGTH)
  .transform((text) => readServiceChoice(text))
  .nullable()
  .catch(null)
  .optional()
  .transform((choice) => choice ?? null);

const tierName = z.enum(TIER_NAMES);

/** The service and tier that a value of the field, or an address's `service` and `tier`, names. */
export function readServiceChoice(text: string) {
  const [slug = "", tier] = text.trim().split(":");
  return slug ? { slug, tier: tierName.safeParse(tier).data ?? null } : null;
}

export type ServiceChoice = NonNullable<ReturnType<typeof readServiceChoice>>;

export type ServiceValues = ValuesOf<typeof serviceSchema.shape>;

/** An empty dialog: active, in the category whose list is open. */
export function newServiceValues(category: ServiceCategory | undefined): ServiceValues {
  return valuesOf(serviceSchema, { category, features: [], is_active: "on", was_active: "on" });
}

export function valuesOfService({
  typedPriceMad,
  is_active,
  ...stored
}: Pick<ServiceValues, "title" | "slug" | "category" | "description" | "features"> & {
  icon: string | null;
  typedPriceMad: number | null;
  is_active: boolean;
  version: number;
}): ServiceValues {
  return valuesOf(serviceSchema, {
    ...stored,
    price_starting: moneyText(typedPriceMad),
    is_active: is_active ? "on" : "",
    was_active: is_active ? "on" : "off",
  });
}
