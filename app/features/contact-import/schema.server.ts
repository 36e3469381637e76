import { z } from "zod";
import { boundedTextField, emailField, optionalEmailField, optionalTextField } from "~/lib/forms/text-fields";
import { westernDigits } from "~/lib/text/western-digits";
import { optionalPhoneField, storedPhone } from "~/server/forms/phone.server";

const NAME_MAX_LENGTH = 100;
const MESSAGE_MAX_LENGTH = 5000;
const PLACE_MAX = 99;

const tooLong = (what: string, max: number) => `${what} ne peut pas dépasser ${max} caractères`;

const name = boundedTextField({
  missing: "Le nom est requis",
  max: NAME_MAX_LENGTH,
  tooLong: tooLong("Le nom", NAME_MAX_LENGTH),
}).refine((text) => !/^[=+@]/.test(text), "Le nom commence comme une formule de tableur");
const company = optionalTextField(NAME_MAX_LENGTH, tooLong("L’entreprise", NAME_MAX_LENGTH));

/** A lead of a table: a name, and an address or a number. */
const inquiryRow = z
  .object({
    name,
    email: optionalEmailField,
    phone: optionalPhoneField(asTyped),
    company,
    service: optionalTextField(NAME_MAX_LENGTH, tooLong("Le service", NAME_MAX_LENGTH)),
    message: optionalTextField(MESSAGE_MAX_LENGTH, tooLong("Le message", MESSAGE_MAX_LENGTH), { isMultiline: true }),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, "L’e-mail est requis, ou bien le téléphone");

/** A client of a table. */
const clientRow = z
  .object({ name, email: emailField, company })
  .transform((row) => ({ ...row, phone: null, service: null, message: null }));

/** What the rows of each kind have to hold. */
export const ROW_SCHEMAS = { inquiries: inquiryRow, clients: clientRow };

/** A row that can be stored. */
export type ContactRow = z.output<typeof inquiryRow>;

/** A spreadsheet takes the zero or the plus from a number: nine digits are one of Morocco, more begin with a country's. */
function asTyped(typed: string): string | null {
  const digits = westernDigits(typed).replace(/[\s.()-]/g, "");
  if (/^[5-7]\d{8}$/.test(digits)) return storedPhone(`0${digits}`);
  if (/^[1-9]\d{9,14}$/.test(digits)) return storedPhone(`+${digits}`);
  return storedPhone(typed);
}

const place = z
  .union([z.literal("").transform(() => null), z.coerce.number().int().min(0).max(PLACE_MAX)])
  .optional()
  .catch(undefined);

/** The forms of the page: the choice of a table, and what is to be done with the one that was read. */
export const importSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("read"), file: z.unknown(), pasted: z.string().optional() }),
  z.object({
    intent: z.enum(["map", "store"]),
    stamp: z.uuid(),
    source: z.string().max(200),
    csv: z.string(),
    with_duplicates: z.literal("on").optional(),
    map_name: place,
    map_first_name: place,
    map_email: place,
    map_phone: place,
    map_company: place,
    map_service: place,
    map_message: place,
  }),
]);

export type ImportForm = z.output<typeof importSchema>;
