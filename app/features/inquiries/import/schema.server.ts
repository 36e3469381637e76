import type { CountryCode } from "libphonenumber-js/min";
import parsePhoneNumber from "libphonenumber-js/min";
import { z } from "zod";
import { boundedTextField, emailField, optionalEmailField, optionalTextField } from "~/lib/forms/text-fields";
import { isCountry } from "~/lib/text/countries";
import { normalForm } from "~/lib/text/normal-form";
import { IMPORT_MAX_COLUMNS, TABLE_COUNTRY } from "./model";

const MAX_LENGTH = 60;
/** Countries whose numbers are known by their code without its plus: those of the site's visitors. */
const MARKETS: readonly string[] = ["MA", "ES", "SA", "FR"];

const ROUNDED = "Le tableur a arrondi le téléphone\u202f: mettez sa colonne au format texte, et recopiez-le";
const SEVERAL = "Il y a plusieurs téléphones dans la cellule\u202f: gardez-en un";
const UNKNOWN =
  "Le numéro n’est pas complet, ou son pays n’est pas sûr\u202f: écrivez-le avec son indicatif, par exemple +212\u00a0661\u00a023\u00a045\u00a067";

type Read = { phone: string } | { problem: string };

/** A telephone of a table, whose numbers without a code are those of a country. */
export function tablePhoneField(country: string) {
  return optionalTextField(MAX_LENGTH, `Le téléphone ne peut pas dépasser ${MAX_LENGTH} caractères`).transform(
    (typed, context) => {
      const text = typed && plainNumber(typed);
      if (!text) return null;
      const read = readTablePhone(text, country as CountryCode);
      if ("phone" in read) return read.phone;
      context.issues.push({ code: "custom", message: read.problem, input: typed });
      return z.NEVER;
    },
  );
}

/** Without what programs put around a number: invisible marks, ="…", 'p:', 'tel:', the '.0' of a decimal number. */
function plainNumber(typed: string): string {
  return normalForm(typed, "NFKC")
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .trim()
    .replace(/^[='"\u2019]+|['"\u2019]+$/g, "")
    .replace(/^(?:p|tel|t[ée]l)\s*[.:]\s*/i, "")
    .replace(/^(\+?\d{6,})[.,]0{1,2}$/, "$1")
    .trim();
}

function readTablePhone(text: string, country: CountryCode): Read {
  const scientific = /^\+?(\d)(?:[.,](\d{1,20}))?e\+?(\d{1,2})$/i.exec(text);
  if (scientific) {
    const [, first = "", rest = "", exponent] = scientific;
    return rest.length === Number(exponent) ? oneNumber(first + rest, country) : { problem: ROUNDED };
  }
  const whole = oneNumber(text, country);
  if ("phone" in whole) return whole;
  const pieces = text.split(/[/;,|\n&]|:::|\s(?:ou|et|or|and|o|y)\s|\sأو\s/);
  const parts = pieces.map((piece) => piece.trim()).filter(Boolean);
  const numbers = parts.map((part) => oneNumber(part, country)).flatMap((read) => ("phone" in read ? read.phone : []));
  if (parts.length < 2 || numbers.length === 0) return whole;
  const [only = "", ...others] = new Set(numbers);
  return numbers.length === parts.length && others.length === 0 ? { phone: only } : { problem: SEVERAL };
}

function oneNumber(text: string, country: CountryCode): Read {
  const written = text.replace(/^\(0\)/, "0").replace(/\(0\)/, "");
  const phone = /^[+0(]/.test(written) ? valid(written, country) : withoutZero(written, country);
  return phone ? { phone } : { problem: UNKNOWN };
}

/** A spreadsheet takes the zero or the plus from a number: what stays is one of the country, or of a market by its code. */
function withoutZero(text: string, country: CountryCode): string | null {
  const abroad = parse(`+${text}`, country);
  const isKnown = abroad?.country && [country, ...MARKETS].includes(abroad.country);
  const found = new Set([valid(text, country), isKnown ? abroad.number : null].filter((number) => number !== null));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

const valid = (text: string, country: CountryCode) => parse(text, country)?.number ?? null;

function parse(text: string, country: CountryCode) {
  const number = parsePhoneNumber(text, { defaultCountry: country, extract: false });
  return number?.isValid() && !number.ext ? number : null;
}

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

const clientRow = (country: string) =>
  z
    .object({ name, email: emailField, phone: tablePhoneField(country), company })
    .transform((row) => ({ ...row, service: null, message: null }));

/** What the rows of each kind have to hold, in a table whose numbers without a code are those of a country. */
export const ROW_SCHEMAS = { inquiries: inquiryRow, clients: clientRow };

export type ContactRow = z.output<ReturnType<typeof inquiryRow>>;

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
