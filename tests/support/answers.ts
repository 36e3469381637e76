import { readFlash } from "~/server/http/flash.server";
import { cookiesOf, getArgs } from "./requests";
import type { Answer } from "./show-page";

/** An answer, perhaps promised, as the refusal that it is. */
export const refusalOf = async (answer: unknown) => (await answer) as Answer;
export const errorsOf = async (answer: unknown) => (await refusalOf(answer)).data.lastResult.error;
/** What of the form comes back. */
export const typedIn = async (answer: unknown) => (await refusalOf(answer)).data.lastResult.initialValue;

export const flashOf = async (answer: unknown) =>
  readFlash(getArgs("/", { cookie: cookiesOf((await answer) as Response) }).request);
