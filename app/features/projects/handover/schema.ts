import { z } from "zod";
import { listField } from "~/lib/forms/list-field";
import { boundedTextField, optionalTextField } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";
import { ACCESSES_MAX, FILES_MAX, SUMMARY_MAX } from "./model";

/** What the office hands over; of one chosen file the form sends a text. */
export const handoverSchema = z.object({
  summary: boundedTextField({
    isMultiline: true,
    max: SUMMARY_MAX,
    missing: "Écrivez ce que vous livrez",
    tooLong: "5\u202f000 caractères au plus",
  }),
  accesses: optionalTextField(ACCESSES_MAX, "3\u202f000 caractères au plus", { isMultiline: true }).transform(
    (text) => text ?? "",
  ),
  files: listField(z.uuid("Fichier inconnu")).refine(
    (files) => files.length <= FILES_MAX,
    `${FILES_MAX} fichiers au plus`,
  ),
  version: versionField,
});

export type HandoverInput = z.output<typeof handoverSchema>;

const CONTENT_MIN = 10;
const CONTENT_MAX = 1000;
const POSITION_MAX = 100;

/** What the reader of a letter's link says of the project; the words of the page say what is wrong, in its language. */
export function verifiedReviewSchema({
  rating,
  tooShort,
  tooLong,
  position,
}: {
  rating: string;
  tooShort: string;
  tooLong: string;
  position: string;
}) {
  return z.object({
    rating: z
      .string({ error: rating })
      .regex(/^[1-5]$/, rating)
      .transform(Number),
    position: optionalTextField(POSITION_MAX, position),
    content: boundedTextField({ isMultiline: true, missing: tooShort, max: CONTENT_MAX, tooLong }).refine(
      (text) => text.length >= CONTENT_MIN,
      tooShort,
    ),
  });
}

export type VerifiedReviewInput = z.output<ReturnType<typeof verifiedReviewSchema>>;
