import { z } from "zod";
import { planRefusals } from "~/features/inquiries/model/follow-up";
import { planFields } from "~/features/inquiries/schema/follow-up";
import { checkboxField } from "~/lib/forms/checkbox-field";
import { idOrNew } from "~/lib/forms/id-or-new";
import { integerField } from "~/lib/forms/number-fields";
import { boundedTextField, optionalTextField } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";
import { normalForm } from "~/lib/text/normal-form";
import { LANGUAGES } from "~/site/language";
import { CALL_OUTCOMES, PLACEHOLDERS, REPLY_CHANNELS, REPLY_WAYS, unknownPlaceholders } from "./model";

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

const SUBJECT_MAX_LENGTH = 150;
const BODY_MAX_LENGTH = 3000;

/** Accents in one piece, so that a placeholder typed on any keyboard is the one that is known. */
const composed = (text: string) => normalForm(text, "NFC");

function refuseUnknown(text: string | null, context: z.RefinementCtx): void {
  const unknown = unknownPlaceholders(text ?? "");
  if (unknown.length === 0) return;
  const [which, are] = unknown.length === 1 ? ["Le repère", "est inconnu"] : ["Les repères", "sont inconnus"];
  const message = `${which} ${unknown.join(", ")} ${are}\u202f: seuls ${PLACEHOLDERS.join(", ")} sont remplacés`;
  context.addIssue({ code: "custom", message });
}

export const replyTemplateSchema = z.object({
  name: boundedTextField({
    missing: "Le nom est requis",
    max: 80,
    tooLong: "Le nom ne peut pas dépasser 80 caractères",
  }),
  language: z.enum(LANGUAGES, { error: "Choisissez une langue de la liste" }),
  channel: z
    .enum(["", ...REPLY_CHANNELS], { error: "Choisissez un canal de la liste" })
    .optional()
    .transform((channel) => channel || null),
  subject: optionalTextField(SUBJECT_MAX_LENGTH, `L’objet ne peut pas dépasser ${SUBJECT_MAX_LENGTH} caractères`)
    .transform((text) => text && composed(text))
    .superRefine(refuseUnknown),
  body: boundedTextField({
    isMultiline: true,
    missing: "Le texte est requis",
    max: BODY_MAX_LENGTH,
    tooLong: "Le texte ne peut pas dépasser 3 000 caractères",
  })
    .transform(composed)
    .superRefine(refuseUnknown),
  display_order: integerField(0),
});

export type ReplyTemplateInput = z.output<typeof replyTemplateSchema>;

export const templateIdSchema = z.object({ id: z.uuid("Modèle inconnu") });

export const templateDialogSchema = z.object({ id: idOrNew(templateIdSchema.shape.id) });

/** For which lead a template is shown filled in; the newest where it names none. */
export const previewSchema = z.object({ demande: z.uuid().optional().catch(undefined) });
