const SPOKEN = { fr: "Français", ar: "Arabe", zgh: "Amazighe", es: "Espagnol", en: "Anglais" } as const;

type SpokenLanguage = keyof typeof SPOKEN;

export const SPOKEN_LANGUAGES = Object.keys(SPOKEN) as SpokenLanguage[];

export const MEMBER_GONE = "Cette personne n’est plus dans l’équipe";

/** More than any page would show. */
export const MEMBERS_MAX = 60;

export const TEAM_FULL = `${MEMBERS_MAX} personnes au plus`;

export function spokenLanguageName(code: string): string {
  return SPOKEN[code as SpokenLanguage] ?? code;
}

/** 'Français, arabe et espagnol'; empty where nothing is said. */
export function spokenWords(codes: readonly string[]): string {
  const names = SPOKEN_LANGUAGES.filter((code) => codes.includes(code)).map((code) => SPOKEN[code].toLowerCase());
  const words = new Intl.ListFormat("fr", { type: "conjunction" }).format(names);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
