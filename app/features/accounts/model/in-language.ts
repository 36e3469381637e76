import type { FormReply } from "~/lib/forms/form-reply";
import type { Language } from "~/site/language";
import { localeOf } from "~/site/language";
import { ACCOUNT_SENTENCES } from "./sentences";

/** An answer that shows a form again. */
interface Refused {
  data: FormReply;
  init: ResponseInit | null;
}

/** What is said of tries that come too often, before how long to wait. */
const TOO_MANY = {
  es: (wait: string) => `Demasiados intentos. Vuelva a intentarlo dentro de ${wait}.`,
  ar: (wait: string) => `محاولات كثيرة جداً. حاولوا مجدداً بعد ${wait}.`,
};

/** A refusal of the account's forms in a language; any other sentence as it is. */
export function sentenceIn(language: Language, french: string): string {
  return Object.values(ACCOUNT_SENTENCES).find(({ fr }) => fr === french)?.[language] ?? french;
}

/** The answer to a form of the account with its refusals in the user's language; any other answer as it is. */
export function inLanguage<Answer extends Refused | Response>(answer: Answer, language: Language): Answer {
  if (answer instanceof Response || language === "fr") return answer;
  const { lastResult } = answer.data;
  const wait = new Headers(answer.init?.headers).get("Retry-After");
  const tooMany = answer.init?.status === 429 && TOO_MANY[language](minutes(Number(wait), language));
  const worded = Object.entries(lastResult.error ?? {}).map(([field, said]) => [
    field,
    said?.map((sentence) => tooMany || sentenceIn(language, sentence)) ?? null,
  ]);
  const error = lastResult.error && Object.fromEntries(worded);
  return { ...answer, data: { ...answer.data, lastResult: { ...lastResult, error } } };
}

function minutes(seconds: number, language: Language): string {
  const options = { style: "unit", unit: "minute", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(localeOf(language), options).format(Math.max(1, Math.ceil(seconds / 60)));
}
