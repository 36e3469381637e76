import { z } from "zod";
import { MEMBERS_MAX, SPOKEN_LANGUAGES, TEAM_FULL } from "~/features/settings/team/model";
import { idOrNew } from "~/lib/forms/id-or-new";
import { pictureAddressField } from "~/lib/forms/link-fields";
import { listField } from "~/lib/forms/list-field";
import { directionField } from "~/lib/forms/move-one-place";
import { boundedTextField, optionalTextField } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";

const NAME_MAX = 80;
const ROLE_MAX = 120;
const ABOUT_MAX = 300;
const QUOTE_MAX = 1200;
const ADDRESS_MAX = 2000;

const long = (max: number, tooLong: string) =>
  optionalTextField(max, tooLong, { isMultiline: true }).transform((text) => text ?? "");

export const memberSchema = z.object({
  name: boundedTextField({ missing: "Le nom est requis", max: NAME_MAX, tooLong: `${NAME_MAX} caractères au plus` }),
  role: boundedTextField({ missing: "Le rôle est requis", max: ROLE_MAX, tooLong: `${ROLE_MAX} caractères au plus` }),
  about: long(ABOUT_MAX, `${ABOUT_MAX} caractères au plus`),
  quote: long(QUOTE_MAX, "1\u202f200 caractères au plus"),
  languages: z.preprocess(
    (value) => (typeof value === "string" ? [value] : (value ?? [])),
    z
      .array(z.string(), { error: "Langues illisibles" })
      .refine((codes) => codes.every((code) => SPOKEN_LANGUAGES.some((known) => known === code)), "Langue inconnue"),
  ),
  image_url: pictureAddressField(ADDRESS_MAX, "L’adresse de l’image est trop longue"),
  version: versionField,
});

export type MemberInput = z.output<typeof memberSchema>;

export const memberIdSchema = z.object({ id: z.uuid("Personne inconnue") });

export const memberFormSchema = z.object({ id: idOrNew(memberIdSchema.shape.id) });

export const projectTeamSchema = z.object({
  members: listField(z.uuid("Personne inconnue")).refine((members) => members.length <= MEMBERS_MAX, TEAM_FULL),
});

export const memberMoveSchema = z.object({
  intent: z.literal("move"),
  id: z.uuid(),
  direction: directionField,
});
