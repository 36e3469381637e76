/** A string somewhere in a value, with its path, so that a failure says where to look. */
export interface NamedText {
  path: string;
  text: string;
}

export function collectTexts(value: unknown, path: string): NamedText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => collectTexts(child, `${path}.${key}`));
}

/** Code, tags and addresses keep their own punctuation. */
function withoutCode(text: string): string {
  return text
    .replace(/```[\s\S]*?```/g, "")
    .replace(/`[^`\n]*`/g, "")
    .replace(/<[^>]+>/g, "")
    .replace(/https?:\/\/\S+/g, "");
}

const RULES: [name: string, offence: RegExp][] = [
  [
    "double punctuation and guillemets are held by a narrow no-break space",
    /[ \u00a0][?!:;»]|«(?!\u202f)|[\p{L}\p{N})][?!;»]/u,
  ],
  ["thousands are grouped by a narrow no-break space", /\d[ \u00a0]\d{3}(?!\d)|\d{5}/],
  ["apostrophes and ellipses are typographic", /'|\.\.\./],
  ["no text is filler or empty", /lorem|ipsum|TODO|^\s*$/i],
];

/** Every breach of French typography, as `path: rule: excerpt`. */
export function frenchOffences(texts: NamedText[]): string[] {
  return texts.flatMap(({ path, text }) => {
    const prose = withoutCode(text);
    return RULES.flatMap(([name, offence]) => {
      const match = offence.exec(prose);
      return match ? [`${path}: ${name}: ${prose.slice(Math.max(0, match.index - 20), match.index + 20)}`] : [];
    });
  });
}
