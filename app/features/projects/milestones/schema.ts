import { z } from "zod";
import {
  REASON_MAX,
  REWORK_MAX,
  TEAM_STEPS,
  TEMPLATE_DAYS_MAX,
  TITLE_MAX,
} from "~/features/projects/milestones/model/milestone";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { dayField as dayFieldSaying, optionalDayField } from "~/lib/forms/day-fields";
import { directionField } from "~/lib/forms/move-one-place";
import { numberField } from "~/lib/forms/number-fields";
import { boundedTextField } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";

const id = z.uuid();
const dayField = dayFieldSaying("Choisissez un jour");
const optionalDay = optionalDayField("Choisissez un jour");

const title = boundedTextField({
  max: TITLE_MAX,
  missing: "Le titre est requis",
  tooLong: `${TITLE_MAX} caractères au plus`,
});

export const newMilestoneSchema = z.object({ title, due_on: optionalDay });

export const templateSchema = z.object({ category: z.enum(SERVICE_CATEGORIES) });

const templateStep = {
  title,
  days: numberField({
    decimals: 0,
    max: TEMPLATE_DAYS_MAX,
    sentence: `Un nombre de jours, compté du début du projet, ${TEMPLATE_DAYS_MAX} au plus`,
  }),
};

export const newTemplateStepSchema = z.object({ ...templateStep, category: z.enum(SERVICE_CATEGORIES) });

export const templateStepIdSchema = z.object({ ...templateStep, id });

export type TemplateStepInput = Omit<z.output<typeof templateStepIdSchema>, "id">;

export const stepSchema = z.object({
  id,
  version: versionField,
  step: z.enum(Object.keys(TEAM_STEPS) as [keyof typeof TEAM_STEPS]),
});

export const moveSchema = z.object({
  id,
  due_on: dayField,
  reason: boundedTextField({
    max: REASON_MAX,
    missing: "Dites au client pourquoi la date change",
    tooLong: `${REASON_MAX} caractères au plus`,
  }),
});

export const waitSchema = z.object({
  id,
  waits_for: boundedTextField({
    max: TITLE_MAX,
    missing: "Dites ce que vous attendez, par exemple\u202f: vos textes",
    tooLong: `${TITLE_MAX} caractères au plus`,
  }),
});

export const orderSchema = z.object({ id, direction: directionField });

export const milestoneIdSchema = z.object({ id });

/** `shown` is the mark of the files that the page has shown. */
const seen = { id, version: z.coerce.number().int(), shown: z.string().max(64).default("") };

export const approveSchema = z.object(seen);

/** What a client wants to be done again; the words of the page say what is wrong, in its language. */
export function reworkSchema(words: { missing: string; tooLong: string }) {
  return z.object({ ...seen, text: boundedTextField({ isMultiline: true, max: REWORK_MAX, ...words }) });
}
