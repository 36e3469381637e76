import { z } from "zod";
import { PRICE_UNREADABLE, PRICE_ZERO } from "~/features/services/model/messages";
import { TIER_NAMES } from "~/features/services/model/service";
import { idOrNew } from "~/lib/forms/id-or-new";
import { linesField } from "~/lib/forms/lines-field";
import { optionalNumberField } from "~/lib/forms/number-fields";
import { optionalTextField } from "~/lib/forms/text-fields";
import { moneyField } from "~/lib/money/money-field";

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
  price: moneyField(PRICE_UNREADABLE).refine((price) => price !== "0.00", PRICE_ZERO),
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

/** The address of the dialog: a tier of a service, or null for a new one. */
export const tierDialogSchema = z.object({ id: serviceId, tierId: idOrNew(tierId) });
