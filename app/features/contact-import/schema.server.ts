import { z } from "zod";
import { IMPORT_MAX_COLUMNS, TABLE_COUNTRY } from "~/features/contact-import/model";
import { boundedTextField, emailField, optionalEmailField, optionalTextField } from "~/lib/forms/text-fields";
import { isCountry } from "~/lib/text/countries";
import { tablePhoneField } from "./table-phone.server";

const NAME_MAX_LENGTH = 100;
const MESSAGE_MAX_LENGTH = 5000;
const PLACE_MAX = IMPORT_MAX_COLUMNS - 1;

const tooLong = (what: string, max: number) => `${what} ne peut pas dépasser ${max} caractères`;

const name = boundedTextField({
  missing: "Le nom est requis",
  max: NAME_MAX_LENGTH,
  tooLong: tooLong("Le nom", NAME_MAX_LENGTH),
}).refine((text) => !/^[=+@]/.test(text), "Le nom commence comme une formule de tableur");
const company = optionalTextField(NAME_MAX_LENGTH, tooLong("L’entreprise", NAME_MAX_LENGTH));

/** A lead of a table: a name, and an address or a number. */
const inquiryRow = (country: string) =>
  z
    .object({
      name,
      email: optionalEmailField,
      phone: tablePhoneField(country),
      company,
      service: optionalTextField(NAME_MAX_LENGTH, tooLong("Le service", NAME_MAX_LENGTH)),
      message: optionalTextField(MESSAGE_MAX_LENGTH, tooLong("Le message", MESSAGE_MAX_LENGTH), { isMultiline: true }),
    })
    .refine(({ email, phone }) => email !== null || phone !== null, "L’e-mail est requis, ou bien le téléphone");

/** A client of a table. */
const clientRow = (country: string) =>
  z
    .object({ name, email: emailField, phone: tablePhoneField(country), company })
    .transform((row) => ({ ...row, service: null, message: null }));

/** What the rows of each kind have to hold, in a table whose numbers without a code are those of a country. */
export const ROW_SCHEMAS = { inquiries: inquiryRow, clients: clientRow };

/** A row that can be stored. */
export type ContactRow = z.output<ReturnType<typeof inquiryRow>>;

/** Where the numbers of a table belong that have no code. */
const country = z.string().refine(isCountry).default(TABLE_COUNTRY);

/** In which column a field stands: null where it is left out, nothing where the headings are to say. */
const place = z.union([z.literal("").transform(() => null), z.coerce.number().int().min(0).max(PLACE_MAX)]).optional();

/** The forms of the page: the choice of a table, and what is to be done with the one that was read. */
export const importSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("read"), country, file: z.unknown(), pasted: z.string().optional() }),
  z.object({
    intent: z.enum(["map", "store"]),
    stamp: z.uuid(),
    country,
    source: z.string().max(200),
    csv: z.string(),
    with_duplicates: z.literal("on").optional(),
    map_name: place,
    map_first_name: place,
    map_last_name: place,
    map_email: place,
    map_phone: place,
    map_company: place,
    map_service: place,
    map_message: place,
  }),
]);

export type ImportForm = z.output<typeof importSchema>;

/** What the address of the screen says is imported. */
export const importParamsSchema = z.object({ kind: z.enum(["inquiries", "clients"]) });

export type ImportParams = z.output<typeof importParamsSchema>;
