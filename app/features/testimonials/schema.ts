import { z } from "zod";
import { COMPANY_TOO_LONG } from "~/features/accounts/model/user";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { optionalTextField, textField } from "~/lib/forms/text-fields";

const REVIEW_NAME_MIN_LENGTH = 2;
const REVIEW_SHORT_MAX_LENGTH = 100;
const REVIEW_CONTENT_MIN_LENGTH = 10;
const REVIEW_CONTENT_MAX_LENGTH = 1000;

const NAME_TOO_SHORT = "Le nom doit contenir au moins 2 caractères";
const CONTENT_TOO_SHORT = "L'avis doit contenir au moins 10 caractères";
const NO_RATING = "Veuillez sélectionner une note";

/** The review form of /contact. */
export const reviewSchema = z.object({
  name: textField(NAME_TOO_SHORT).pipe(
    z
      .string()
      .min(REVIEW_NAME_MIN_LENGTH, NAME_TOO_SHORT)
      .max(REVIEW_SHORT_MAX_LENGTH, "Le nom ne peut pas dépasser 100 caractères"),
  ),
  company: optionalTextField(REVIEW_SHORT_MAX_LENGTH, COMPANY_TOO_LONG),
  position: optionalTextField(REVIEW_SHORT_MAX_LENGTH, "Le poste ne peut pas dépasser 100 caractères"),
  content: textField(CONTENT_TOO_SHORT, { isMultiline: true }).pipe(
    z
      .string()
      .min(REVIEW_CONTENT_MIN_LENGTH, CONTENT_TOO_SHORT)
      .max(REVIEW_CONTENT_MAX_LENGTH, "L'avis ne peut pas dépasser 1000 caractères"),
  ),
  rating: z
    .string({ error: NO_RATING })
    .regex(/^[1-5]$/, NO_RATING)
    .transform(Number),
});

export type ReviewInput = z.output<typeof reviewSchema>;

/** One toggle of the moderation list. */
export const moderationSchema = z.object({
  id: z.uuid("Avis inconnu"),
  intent: z.enum(["published", "featured", "spam"]),
  value: z.enum(["true", "false"], { error: "Choix inconnu" }).transform((value) => value === "true"),
});

/** The decision to leave a review unpublished. */
export const declineSchema = z.object({ id: z.uuid("Avis inconnu"), intent: z.literal("declined") });

export const reviewIdSchema = z.uuid("Avis inconnu");

export const deleteTestimonialSchema = z.object({ id: z.uuid("Avis inconnu") });

/** The address of the moderation list. */
export const testimonialListSchema = z.object({
  state: z.enum(["new", "published", "unpublished", "featured", "spam"]).optional().catch(undefined),
  q: searchField,
  sort: z.enum(["newest", "oldest", "rating", "name"]).catch("newest"),
  page: pageField,
});

export type TestimonialList = z.output<typeof testimonialListSchema>;
