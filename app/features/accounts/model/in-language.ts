import type { FormReply } from "~/lib/forms/form-reply";
import type { Language } from "~/site/language";
import { ACCOUNT_SENTENCES } from "./sentences";

/** An answer that shows a form again. */
interface Refused {
  data: FormReply;
}

/** The answer to a form of the account with its refusals in the user's language; any other answer as it is. */
export function inLanguage<Answer extends Refused | Response>(answer: Answer, language: Language): Answer {
  if (answer instanceof Response || language === "fr") return answer;
  const { lastResult } = answer.data;
  const sentences = new Map(Object.values(ACCOUNT_SENTENCES).map((each) => [each.fr, each[language]]));
  const worded = Object.entries(lastResult.error ?? {}).map(([field, said]) => [
    field,
    said?.map((sentence) => sentences.get(sentence) ?? sentence) ?? null,
  ]);
  const error = lastResult.error && Object.fromEntries(worded);
  return { ...answer, data: { ...answer.data, lastResult: { ...lastResult, error } } };
}
