import { z } from "zod";
import { cleanText } from "~/lib/text/clean-text";
import { sentText } from "./text-fields";

interface LinesLimits {
  /** Of one line, in characters. */
  maxLength: number;
  tooLong: string;
  maxLines: number;
  tooMany: string;
}

/** Lines of text of a form that grows and shrinks: trimmed, blank ones dropped. One line may come bare. */
export function linesField({ maxLength, tooLong, maxLines, tooMany }: LinesLimits) {
  const line = sentText(maxLength, { tooLong })
    .optional()
    .transform((text) => cleanText(text ?? "").trim())
    .pipe(z.string().max(maxLength, tooLong));
  return z.preprocess(
    (value) => (typeof value === "string" ? [value] : (value ?? [])),
    z
      .array(line, { error: tooLong })
      .transform((lines) => lines.filter(Boolean))
      .pipe(z.array(z.string()).max(maxLines, tooMany)),
  );
}
