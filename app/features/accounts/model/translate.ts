import type { Language } from "~/site/language";
import { localeOf } from "~/site/language";
import { ACCOUNT_SENTENCES } from "./sentences";

/** What is said of tries that come too often, before how long to wait. */
const TOO_MANY = {
  es: (wait: string) => `Demasiados intentos. Vuelva a intentarlo dentro de ${wait}.`,
  ar: (wait: string) => `محاولات كثيرة جداً. حاولوا مجدداً بعد ${wait}.`,
};

/** Translates what the account's forms refuse; any other sentence stays as it is. */
export function translateTo(language: Language) {
  return (french: string, retryAfterSeconds?: number): string => {
    if (language === "fr") return french;
    if (retryAfterSeconds !== undefined) return TOO_MANY[language](minutes(retryAfterSeconds, language));
    return Object.values(ACCOUNT_SENTENCES).find(({ fr }) => fr === french)?.[language] ?? french;
  };
}

function minutes(seconds: number, language: Language): string {
  const options = { style: "unit", unit: "minute", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(localeOf(language), options).format(Math.max(1, Math.ceil(seconds / 60)));
}
