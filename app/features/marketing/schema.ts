import { z } from "zod";
import { PERIODS } from "~/features/marketing/analytics/model";
import { SOURCE_KINDS } from "~/features/marketing/model/marketing-list";
import { CHAT_SUBJECTS, WAYS_OUT } from "~/features/marketing/model/ways-out";
import { TIER_NAMES } from "~/features/services/model/service";
import { cleanCampaign } from "~/lib/web/campaign";
import { LANGUAGES } from "~/site/language";

const PATH_MAX_LENGTH = 300;
const TEXT_MAX_LENGTH = 1000;

export const wayOutParamsSchema = z.object({ way: z.enum(Object.keys(WAYS_OUT) as (keyof typeof WAYS_OUT)[]) });

/** A path of the site, as a link or a form names it; it may be anything. */
export const pageField = z.string().max(PATH_MAX_LENGTH).startsWith("/").optional().catch(undefined);

/** The address of a link that leaves the site: a wrong part is ignored, so that the link works all the same. */
export const wayOutSchema = z.object({
  de: pageField,
  sujet: z.enum(CHAT_SUBJECTS).optional().catch(undefined),
  tier: z.enum(TIER_NAMES).optional().catch(undefined),
  lang: z.enum(LANGUAGES).catch("fr"),
  /** The message that was just sent, by its signed name. */
  demande: z.string().max(TEXT_MAX_LENGTH).optional().catch(undefined),
  campagne: z.string().max(TEXT_MAX_LENGTH).transform(cleanCampaign).catch(""),
});

export const marketingSchema = z.object({
  period: z.enum(PERIODS).catch("days"),
  par: z.enum(SOURCE_KINDS).catch("page"),
});

export type WayOutQuery = z.output<typeof wayOutSchema>;
