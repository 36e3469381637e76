import { z } from "zod";
import { INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { boundedTextField, emailField } from "~/lib/forms/text-fields";
import { optionalPhoneField } from "~/server/forms/phone.server";

const NAME_MAX_LENGTH = 100;
const MESSAGE_MAX_LENGTH = 5000;

/** The message form of /contact: name, e-mail and message required, phone optional. */
export const inquirySchema = z.object({
  name: boundedTextField({
    missing: "Le nom est requis",
    max: NAME_MAX_LENGTH,
    tooLong: `Le nom ne peut pas dépasser ${NAME_MAX_LENGTH} caractères`,
  }),
  email: emailField,
  phone: optionalPhoneField(),
  message: boundedTextField({
    isMultiline: true,
    missing: "Le message est requis",
    max: MESSAGE_MAX_LENGTH,
    tooLong: "Le message ne peut pas dépasser 5 000 caractères",
  }),
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
  q: searchField,
  sort: z.enum(["newest", "oldest", "name"]).catch("newest"),
  page: pageField,
});

export type InquiryList = z.output<typeof inquiryListSchema>;
