import { z } from "zod";
import { COUNTED, SETTING_NAMES } from "~/features/settings/model";
import { yearInCasablanca } from "~/lib/dates/casablanca";
import { hiddenField } from "~/lib/forms/hidden-field";
import { linkField } from "~/lib/forms/link-fields";
import { optionalNumberField } from "~/lib/forms/number-fields";
import { optionalEmailField, optionalTextField } from "~/lib/forms/text-fields";
import { optionalPhoneField, phoneAbroad, whatsappAbroad } from "~/server/forms/phone.server";
import type { FigureName } from "~/site/agency-figures";

const NAME_MAX = 60;
const ADDRESS_MAX = 200;
const URL_MAX = 300;
const HOURS_MAX = 60;
const COUNTS_MAX = 120;
/** More than all settings together. */
const FORM_MAX = 64 * 1024;

const text = (max: number) => optionalTextField(max, `${max} caractères au plus`);

const urlField = linkField({
  max: URL_MAX,
  tooLong: `${URL_MAX} caractères au plus`,
  begins: /^https:\S+$/i,
  sentence: "L’adresse commence par https://, par exemple https://www.instagram.com/votre-compte",
});

/** Settings are kept as texts. */
const wholeField = (min: number, max: number, sentence: string) =>
  optionalNumberField({ decimals: 0, min, max, sentence }).transform((whole) =>
    whole === null ? null : String(whole),
  );

/** '+500' is as good as '500'. */
const figureField = z.preprocess(
  (typed) => (typeof typed === "string" ? typed.replace("+", "") : typed),
  wholeField(1, 999_999, "Un nombre entier entre 1 et 999999, par exemple 500"),
);

const YEAR_SENTENCE = "Une année passée de quatre chiffres, par exemple 2016";
const sinceField = wholeField(1900, 2099, YEAR_SENTENCE).refine(
  (year) => year === null || Number(year) <= yearInCasablanca(new Date()),
  YEAR_SENTENCE,
);

const sourceField = z
  .string()
  .optional()
  .transform((source) => (source === COUNTED ? COUNTED : null));

function factFields<Figure extends FigureName>(figure: Figure) {
  return {
    [`figure_${figure}_since`]: sinceField,
    [`figure_${figure}_counts`]: text(COUNTS_MAX),
    [`figure_${figure}_source`]: sourceField,
  } as { [Name in `figure_${Figure}_since` | `figure_${Figure}_counts`]: typeof sinceField } & {
    [Name in `figure_${Figure}_source`]: typeof sourceField;
  };
}

const PERIOD_MAX = 3650;

const periodField = wholeField(1, PERIOD_MAX, `Un nombre entier entre 1 et ${PERIOD_MAX}`);

const hoursField = text(HOURS_MAX).refine(
  (hours) => hours === null || /\d/.test(hours) || /^fermé$/i.test(hours),
  "Des heures, par exemple 9 h – 12 h 30, 15 h – 18 h 30, ou Fermé",
);

/** What was set when the form was opened; nothing when that is not known, and then all of the form is taken. */
const openedField = hiddenField(
  z
    .string()
    .max(FORM_MAX)
    .transform((sent) => {
      try {
        return JSON.parse(sent);
      } catch {
        return undefined;
      }
    })
    .pipe(z.partialRecord(z.enum(SETTING_NAMES), z.string())),
);

/** Everything the owner may change. An empty field is null: back to the default. */
export const settingsSchema = z.object({
  site_name: text(NAME_MAX),
  contact_phone: optionalPhoneField(phoneAbroad),
  contact_email: optionalEmailField,
  contact_address: text(ADDRESS_MAX),
  contact_arrival: text(ADDRESS_MAX),
  whatsapp_number: optionalPhoneField(whatsappAbroad),
  instagram_url: urlField,
  linkedin_url: urlField,
  reddit_url: urlField,
  figure_projects: figureField,
  figure_clients: figureField,
  figure_experts: figureField,
  figure_companies: figureField,
  ...factFields("projects"),
  ...factFields("clients"),
  ...factFields("experts"),
  ...factFields("companies"),
  cndp_receipt: text(NAME_MAX),
  data_location: text(ADDRESS_MAX),
  publisher: text(NAME_MAX),
  host: text(ADDRESS_MAX),
  keep_lost_years: periodField,
  keep_spam_days: periodField,
  hours_1: hoursField,
  hours_2: hoursField,
  hours_3: hoursField,
  hours_4: hoursField,
  hours_5: hoursField,
  hours_6: hoursField,
  hours_7: hoursField,
  opened: openedField,
});

export type SettingsInput = z.output<typeof settingsSchema>;
