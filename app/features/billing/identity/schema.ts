import { z } from "zod";
import { LEGAL_FORMS, VAT_REGIMES } from "~/features/billing/identity/model";
import { dayField as dayFieldSaying } from "~/lib/forms/day-fields";
import { numberField, optionalNumberField } from "~/lib/forms/number-fields";
import { optionalTextField, sentText } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";
import { isValidRib } from "~/lib/money/bank-account";
import { westernDigits, withoutInvisibleMarks } from "~/lib/text/invisible-marks";

const NAME_MAX = 120;
const ADDRESS_MAX = 240;
/** Twenty-four digits at most, grouped with any signs. */
const CODE_MAX = 100;
const CAPITAL_MAX_MAD = 2_000_000_000;

const text = (max: number) => optionalTextField(max, `${max} caractères au plus`);

/** A register number: digits, grouped with any signs. */
function digitsField(pattern: RegExp, sentence: string) {
  return sentText(CODE_MAX, { tooLong: sentence })
    .optional()
    .transform((typed) => westernDigits(typed ?? "").replace(/[\s\u00a0\u202f.-]/g, "") || null)
    .refine((digits) => digits === null || pattern.test(digits), { error: sentence, abort: true });
}

/** The common identifier of companies: fifteen digits (decree 2-11-63). */
const iceField = digitsField(
  /^\d{15}$/,
  "L’ICE compte 15 chiffres, par exemple 001\u202f234\u202f567\u202f000\u202f089",
);

const ribField = digitsField(/^\d{24}$/, "Le RIB compte 24 chiffres").refine(
  (rib) => rib === null || isValidRib(rib),
  "La clé de ce RIB (ses deux derniers chiffres) ne correspond pas au compte\u202f: vérifiez chaque chiffre",
);

/** ISO 9362: bank, country and town, then perhaps the branch. */
const BIC_SENTENCE = "Le BIC compte 8 ou 11 lettres et chiffres, par exemple BCMAMAMC";

const bicField = sentText(CODE_MAX, { tooLong: BIC_SENTENCE })
  .optional()
  .transform(
    (typed) =>
      westernDigits(withoutInvisibleMarks(typed ?? ""))
        .replace(/[\s.-]/g, "")
        .toUpperCase() || null,
  )
  .refine((bic) => bic === null || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic), BIC_SENTENCE);

function wholeField(min: number, max: number, sentence: string) {
  return numberField({ decimals: 0, min, max, sentence });
}

const capitalField = optionalNumberField({
  decimals: 0,
  min: 1,
  max: CAPITAL_MAX_MAD,
  sentence: "Le capital est un nombre entier de dirhams, par exemple 100\u202f000",
});

export const legalIdentitySchema = z.object({
  legal_name: text(NAME_MAX),
  legal_form: z
    .string()
    .optional()
    .transform((typed) => typed || null)
    .pipe(
      z
        .enum(Object.keys(LEGAL_FORMS) as [keyof typeof LEGAL_FORMS], {
          error: "Choisissez une forme juridique de la liste",
        })
        .nullable(),
    ),
  share_capital_mad: capitalField,
  head_office: text(ADDRESS_MAX),
  ice: iceField,
  if_number: digitsField(/^\d{6,9}$/, "L’identifiant fiscal compte 6 à 9 chiffres"),
  rc: digitsField(/^\d{1,10}$/, "Le numéro du registre de commerce est fait de chiffres, 10 au plus"),
  rc_town: text(NAME_MAX),
  tp: digitsField(/^\d{6,10}$/, "La taxe professionnelle compte 6 à 10 chiffres"),
  cnss: digitsField(/^\d{6,9}$/, "Le numéro CNSS compte 6 à 9 chiffres"),
  rib: ribField,
  bic: bicField,
  bank_name: text(NAME_MAX),
  vat_regime: z.enum(Object.keys(VAT_REGIMES) as [keyof typeof VAT_REGIMES], {
    error: "Choisissez un régime de TVA de la liste",
  }),
  deposit_percent: wholeField(0, 100, "Un nombre entier de 0 à 100"),
  quote_validity_days: wholeField(1, 365, "Un nombre de jours de 1 à 365"),
  payment_days: wholeField(0, 365, "Un nombre de jours de 0 à 365"),
  version: versionField,
});

export type LegalIdentityInput = z.output<typeof legalIdentitySchema>;

const dayField = dayFieldSaying("Choisissez un jour");

export const newRateSchema = z.object({
  rate: numberField({
    decimals: 2,
    min: 1,
    max: 10_000,
    sign: "%",
    sentence: "Un taux entre 0,01 et 100, par exemple 20",
  }),
  valid_from: dayField,
});

export const rateIdSchema = z.object({ id: z.uuid() });

export const endRateSchema = z.object({ id: z.uuid(), valid_until: dayField });

/** A SHA-256 in hexadecimal. */
export const logoParamSchema = z.object({ digest: z.string().regex(/^[0-9a-f]{64}$/) });

/** The last part of a legal page's address, absent in French. */
export const legalLanguageSchema = z
  .object({ language: z.enum(["es", "ar"]).optional() })
  .transform(({ language }) => ({
    language: language ?? ("fr" as const),
  }));
