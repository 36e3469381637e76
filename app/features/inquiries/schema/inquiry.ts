import { z } from "zod";
import { OWNER_CHOICES, VIEWS } from "~/features/inquiries/model/follow-up";
import { BUDGET_RANGES, INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import { HAND_CHANNELS } from "~/features/inquiries/model/source-facts";
import { serviceChoiceField } from "~/features/services/schema";
import { pageField, searchField } from "~/lib/forms/list-fields";
import {
  boundedTextField,
  emailField,
  optionalEmailField,
  optionalTextField,
  textField,
} from "~/lib/forms/text-fields";
import { optionalPhoneField, storedPhone } from "~/server/forms/phone.server";
import { LANGUAGES } from "~/site/language";
import { planFields } from "./follow-up";

const NAME_MAX_LENGTH = 100;
const COMPANY_MAX_LENGTH = 100;
const MESSAGE_MAX_LENGTH = 5000;

/** A sender can be answered one way or the other. */
const UNREACHABLE = "L’e-mail est requis, ou bien le téléphone";

const NAME_FIELD = boundedTextField({
  missing: "Le nom est requis",
  max: NAME_MAX_LENGTH,
  tooLong: `Le nom ne peut pas dépasser ${NAME_MAX_LENGTH} caractères`,
});

const COMPANY_FIELD = optionalTextField(
  COMPANY_MAX_LENGTH,
  `L’entreprise ne peut pas dépasser ${COMPANY_MAX_LENGTH} caractères`,
);

const CONTACT_UNREADABLE =
  "Un numéro complet ou une adresse e-mail\u202f: par exemple 06\u00a061\u00a023\u00a045\u00a067, ou nom@domaine.ma";

/** How one reaches the person: what has an at sign is an address, anything else a number. */
const CONTACT_FIELD = textField("Le téléphone ou l’e-mail est requis").transform((typed, context) => {
  const email = typed.includes("@") ? emailField.safeParse(typed) : null;
  if (email?.success) return { email: email.data, phone: null };
  const phone = email ? null : storedPhone(typed);
  if (phone) return { email: null, phone };
  const message = email ? email.error.issues[0]?.message : CONTACT_UNREADABLE;
  context.issues.push({ code: "custom", message, input: typed });
  return z.NEVER;
});

/** About how much is to be spent; null where it is not said. */
const BUDGET_FIELD = z.enum(BUDGET_RANGES, { error: "Budget inconnu" }).nullable().catch(null);

const inquiryFields = z.object({
  name: NAME_FIELD,
  email: optionalEmailField,
  phone: optionalPhoneField(),
  company: COMPANY_FIELD,
  service_interest: serviceChoiceField,
  budget: BUDGET_FIELD,
  message: boundedTextField({
    isMultiline: true,
    missing: "Le message est requis",
    max: MESSAGE_MAX_LENGTH,
    tooLong: "Le message ne peut pas dépasser 5 000 caractères",
  }),
});

/**
 * The message form of /contact: name and message required, and an e-mail address or a telephone; company, service and
 * budget optional.
 */
export const inquirySchema = inquiryFields.refine(({ email, phone }) => email !== null || phone !== null, {
  path: ["email"],
  error: UNREACHABLE,
  // Said beside what else is missing, but not where the address or the number is wrong in itself.
  when: ({ issues, value }) =>
    typeof value === "object" &&
    value !== null &&
    "email" in value &&
    "phone" in value &&
    !issues.some(({ path }) => path?.[0] === "email" || path?.[0] === "phone"),
});

export type InquiryInput = z.output<typeof inquirySchema>;

export const inquiryStatusSchema = z.object({
  id: z.uuid("Demande inconnue"),
  status: z.enum(INQUIRY_STATUSES, { error: "Statut inconnu" }),
});

/** Puts an inquiry aside, or takes it back. */
export const inquirySpamSchema = z.object({
  id: z.uuid("Demande inconnue"),
  is_spam: z.enum(["true", "false"], { error: "Choix inconnu" }).transform((value) => value === "true"),
});

export const inquiryIdSchema = z.object({ id: z.uuid("Demande inconnue") });

/** The address of the list in /admin: what is shown is always in the address, and a wrong part is ignored. */
export const inquiryListSchema = z.object({
  status: z
    .enum([...INQUIRY_STATUSES, "spam"])
    .optional()
    .catch(undefined),
  /** What waits, instead of a status. */
  vue: z.enum(VIEWS).optional().catch(undefined),
  /** Whose they are: a choice, or the id of one of the team. */
  responsable: z
    .union([z.enum(OWNER_CHOICES), z.uuid()])
    .optional()
    .catch(undefined),
  q: searchField,
  sort: z.enum(["newest", "oldest", "name"]).catch("newest"),
  page: pageField,
});

export type InquiryList = z.output<typeof inquiryListSchema>;

/** Which inquiry is to be put into the one of the address; a wrong id is none. */
export const mergeQuerySchema = z.object({ avec: z.uuid().optional().catch(undefined) });

export const mergeFormSchema = z.object({ merged_id: z.uuid() });

const REFERENCE_MAX_LENGTH = 20;

/** A lead that a colleague writes down: by which way it came, who, how to reach the person, and what for. */
export const leadSchema = z.object({
  channel: z.enum(HAND_CHANNELS, { error: "Choisissez un canal de la liste" }),
  name: NAME_FIELD,
  contact: CONTACT_FIELD,
  company: COMPANY_FIELD,
  service_interest: serviceChoiceField,
  budget: BUDGET_FIELD,
  /** In which the person is written to. */
  language: z.enum(LANGUAGES).catch("fr"),
  message: boundedTextField({
    isMultiline: true,
    missing: "Dites en quelques mots ce qui est demandé",
    max: MESSAGE_MAX_LENGTH,
    tooLong: "Le message ne peut pas dépasser 5 000 caractères",
  }),
  reference: optionalTextField(
    REFERENCE_MAX_LENGTH,
    `La référence ne peut pas dépasser ${REFERENCE_MAX_LENGTH} caractères`,
    { isCode: true },
  ),
  ...planFields,
});

export type LeadInput = z.output<typeof leadSchema>;
