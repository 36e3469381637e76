import { z } from "zod";
import { planFields } from "~/features/inquiries/follow-up-schema";
import { HAND_CHANNELS } from "~/features/inquiries/model/channels";
import { COMPANY_FIELD, MESSAGE_MAX_LENGTH, NAME_FIELD } from "~/features/inquiries/schema";
import { boundedTextField, emailField, optionalTextField, textField } from "~/lib/forms/text-fields";
import { storedPhone } from "~/server/forms/phone.server";

const REFERENCE_MAX_LENGTH = 20;

/** How one reaches the person: what has an at sign is an address, anything else a number. */
const contactField = textField("Le téléphone ou l’e-mail est requis").transform((typed, context) => {
  const email = typed.includes("@") ? emailField.safeParse(typed) : null;
  if (email?.success) return { email: email.data, phone: null };
  const phone = email ? null : storedPhone(typed);
  if (phone) return { email: null, phone };
  const message = email ? email.error.issues[0]?.message : CONTACT_UNREADABLE;
  context.issues.push({ code: "custom", message, input: typed });
  return z.NEVER;
});

const CONTACT_UNREADABLE =
  "Un numéro complet ou une adresse e-mail\u202f: par exemple 06\u00a061\u00a023\u00a045\u00a067, ou nom@domaine.ma";

/** A lead that a colleague writes down: by which way it came, who, how to reach the person, and what for. */
export const leadSchema = z.object({
  channel: z.enum(HAND_CHANNELS, { error: "Choisissez un canal de la liste" }),
  name: NAME_FIELD,
  contact: contactField,
  company: COMPANY_FIELD,
  message: boundedTextField({
    isMultiline: true,
    missing: "Dites en quelques mots ce qui est demandé",
    max: MESSAGE_MAX_LENGTH,
    tooLong: "Le message ne peut pas dépasser 5 000 caractères",
  }),
  reference: optionalTextField(
    REFERENCE_MAX_LENGTH,
    `La référence ne peut pas dépasser ${REFERENCE_MAX_LENGTH} caractères`,
  ),
  ...planFields,
});

export type LeadInput = z.output<typeof leadSchema>;
