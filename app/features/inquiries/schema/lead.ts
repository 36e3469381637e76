import { z } from "zod";
import { HAND_CHANNELS } from "~/features/inquiries/model/channels";
import { serviceChoiceField } from "~/features/services/schema/service-choice";
import { boundedTextField, optionalTextField } from "~/lib/forms/text-fields";
import { LANGUAGES } from "~/site/language";
import { BUDGET_FIELD, COMPANY_FIELD, CONTACT_FIELD, MESSAGE_MAX_LENGTH, NAME_FIELD } from "./inquiry";
import { planFields } from "./plan";

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
