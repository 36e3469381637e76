import { z } from "zod";
import { PLACEHOLDERS, REPLY_CHANNELS, unknownPlaceholders } from "~/features/replies/model/reply-template";
import { idOrNew } from "~/lib/forms/id-or-new";
import { integerField } from "~/lib/forms/integer-field";
import { boundedTextField, optionalTextField } from "~/lib/forms/text-fields";
import { normalForm } from "~/lib/text/normal-form";
import { LANGUAGES } from "~/site/language";

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

/** The address of the dialog: a template, or null for a new one. */
export const templateDialogSchema = z.object({ id: idOrNew(templateIdSchema.shape.id) });

/** For which lead a template is shown filled in; the newest where it names none. */
export const previewSchema = z.object({ demande: z.uuid().optional().catch(undefined) });
