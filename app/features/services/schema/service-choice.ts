import { z } from "zod";
import { TIER_NAMES } from "~/features/services/model/service";

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
