import { z } from "zod";
import { planRefusals } from "~/features/inquiries/model/follow-up";
import { planFields } from "~/features/inquiries/schema/follow-up";
import { CALL_OUTCOMES, REPLY_WAYS } from "~/features/replies/model/reply";
import { checkboxField } from "~/lib/forms/checkbox-field";
import { boundedTextField, optionalTextField } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";

/** Longer addresses are cut by some phones. */
const CHAT_MAX_LENGTH = 1500;
const LETTER_MAX_LENGTH = 5000;

const NO_TEXT = "Le texte est requis";

/** What every reply may say of what was planned and of what follows, and by what a form that is sent twice is known. */
const followed = {
  form_key: z.uuid({ error: "Ouvrez à nouveau ce formulaire" }),
  version: versionField,
  is_done: checkboxField,
  ...planFields,
};

function refuseHalfPlan(
  {
    next_action,
    delay,
    next_action_at,
  }: { next_action: string | null; delay: string | null; next_action_at: Date | null },
  context: z.RefinementCtx,
): void {
  // A delay lies ahead, whenever it ends.
  const at = delay === null ? next_action_at : new Date(Date.now() + 1000);
  for (const [path, message] of Object.entries(planRefusals({ action: next_action, at })))
    context.addIssue({ code: "custom", path: [path], message });
}

export const chatReplySchema = z
  .object({
    ...followed,
    text: boundedTextField({
      isMultiline: true,
      missing: NO_TEXT,
      max: CHAT_MAX_LENGTH,
      tooLong: "Le texte ne peut pas dépasser 1 500 caractères",
    }),
  })
  .superRefine(refuseHalfPlan);

export const letterReplySchema = z
  .object({
    ...followed,
    subject: boundedTextField({
      missing: "L’objet est requis",
      max: 150,
      tooLong: "L’objet ne peut pas dépasser 150 caractères",
    }),
    text: boundedTextField({
      isMultiline: true,
      missing: NO_TEXT,
      max: LETTER_MAX_LENGTH,
      tooLong: "Le texte ne peut pas dépasser 5 000 caractères",
    }),
  })
  .superRefine(refuseHalfPlan);

export const callSchema = z
  .object({
    ...followed,
    outcome: z.enum(CALL_OUTCOMES, { error: "Dites comment l’appel s’est passé" }),
    text: optionalTextField(LETTER_MAX_LENGTH, "La note ne peut pas dépasser 5 000 caractères", { isMultiline: true }),
  })
  .superRefine(refuseHalfPlan);

export type ChatReply = z.output<typeof chatReplySchema>;
export type LetterReply = z.output<typeof letterReplySchema>;
export type Call = z.output<typeof callSchema>;

export const replyQuerySchema = z.object({ canal: z.enum(REPLY_WAYS).optional().catch(undefined) });

export const insertionSchema = z.object({
  template: z.uuid(),
  subject: z.string().max(1000).catch(""),
  text: z.string().max(20_000).catch(""),
});
