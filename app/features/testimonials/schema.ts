import { z } from "zod";
import { COMPANY_TOO_LONG } from "~/features/accounts/model/user";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { optionalChoiceField } from "~/lib/forms/optional-choice-field";
import { boundedTextField, optionalEmailField, optionalTextField } from "~/lib/forms/text-fields";

const REVIEW_NAME_MIN_LENGTH = 2;
const REVIEW_SHORT_MAX_LENGTH = 100;
const REVIEW_CONTENT_MIN_LENGTH = 10;
const REVIEW_CONTENT_MAX_LENGTH = 1000;

const NAME_TOO_SHORT = "Le nom doit contenir au moins 2 caractères";
const CONTENT_TOO_SHORT = "L'avis doit contenir au moins 10 caractères";
const NO_RATING = "Veuillez sélectionner une note";

export const reviewSchema = z.object({
  name: boundedTextField({
    missing: NAME_TOO_SHORT,
    max: REVIEW_SHORT_MAX_LENGTH,
    tooLong: "Le nom ne peut pas dépasser 100 caractères",
  }).pipe(z.string().min(REVIEW_NAME_MIN_LENGTH, NAME_TOO_SHORT)),
  company: optionalTextField(REVIEW_SHORT_MAX_LENGTH, COMPANY_TOO_LONG),
  position: optionalTextField(REVIEW_SHORT_MAX_LENGTH, "Le poste ne peut pas dépasser 100 caractères"),
  content: boundedTextField({
    missing: CONTENT_TOO_SHORT,
    max: REVIEW_CONTENT_MAX_LENGTH,
    tooLong: "L'avis ne peut pas dépasser 1000 caractères",
    isMultiline: true,
  }).pipe(z.string().min(REVIEW_CONTENT_MIN_LENGTH, CONTENT_TOO_SHORT)),
  rating: z
    .string({ error: NO_RATING })
    .regex(/^[1-5]$/, NO_RATING)
    .transform(Number),
});

export type ReviewInput = z.output<typeof reviewSchema>;

export const moderationSchema = z.object({
  id: z.uuid("Avis inconnu"),
  intent: z.enum(["published", "featured", "spam"]),
  value: z.enum(["true", "false"], { error: "Choix inconnu" }).transform((value) => value === "true"),
});

export const declineSchema = z.object({ id: z.uuid("Avis inconnu"), intent: z.literal("declined") });

export const reviewIdSchema = z.uuid("Avis inconnu");

export const deleteTestimonialSchema = z.object({ id: z.uuid("Avis inconnu") });

export const testimonialListSchema = z.object({
  state: z.enum(["new", "published", "unpublished", "featured", "reported", "spam"]).optional().catch(undefined),
  q: searchField,
  sort: z.enum(["newest", "oldest", "rating", "name"]).catch("newest"),
  page: pageField,
});

export type TestimonialList = z.output<typeof testimonialListSchema>;

const REASON_MIN_LENGTH = 10;
const REASON_MAX_LENGTH = 1000;
const NO_REASON = "Dites en une phrase ce qui ne va pas (10 caractères au moins)";

/** What a visitor says is wrong with a published review. */
export const reportSchema = z.object({
  reason: boundedTextField({
    missing: NO_REASON,
    max: REASON_MAX_LENGTH,
    tooLong: "Le message ne peut pas dépasser 1\u202f000 caractères",
    isMultiline: true,
  }).pipe(z.string().min(REASON_MIN_LENGTH, NO_REASON)),
  email: optionalEmailField,
});

export type ReportInput = z.output<typeof reportSchema>;

const choiceField = optionalChoiceField(z.uuid("Choisissez dans la liste"));

/** What the office says beneath a review, and what it ties it to. */
export const replySchema = z.object({
  reply: optionalTextField(REASON_MAX_LENGTH, "La réponse ne peut pas dépasser 1\u202f000 caractères", {
    isMultiline: true,
  }),
  service_id: choiceField,
  project_id: choiceField,
});

export type ReplyInput = z.output<typeof replySchema>;
