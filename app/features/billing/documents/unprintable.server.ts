import { openFaces } from "~/server/pdf/faces.server";
import { missingSigns } from "~/server/pdf/letters.server";
import type { Language } from "~/site/language";

const NAMED_MAX = 12;

/**
 * The characters that a document's PDF cannot print, each once.
 * @param printed texts in objects and lists of any depth
 */
export async function unprintableSigns(language: Language, printed: unknown): Promise<string[]> {
  return missingSigns(await openFaces(), stringsOf(printed).join("\n"), language === "ar");
}

/** The same as a sentence for the office, or null. */
export async function unprintableSentence(language: Language, printed: unknown): Promise<string | null> {
  const signs = await unprintableSigns(language, printed);
  if (signs.length === 0) return null;
  const more = signs.length > NAMED_MAX ? `, et ${signs.length - NAMED_MAX} de plus` : "";
  const named = signs.slice(0, NAMED_MAX).join(" ");
  return `Le PDF ne sait pas imprimer ces signes, «\u202f?\u202f» y prend leur place\u202f: ${named}${more}`;
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
