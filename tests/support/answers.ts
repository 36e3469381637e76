import { readFlash } from "~/server/http/flash.server";
import { cookiesOf, getArgs } from "./requests";

/** The answer to a form that is shown again. */
export interface Refused {
  data: {
    newerVersion?: number;
    lastResult: { error: Record<string, string[]>; initialValue: Record<string, string> };
  };
  init: { status: number; headers?: Record<string, string> };
}

/** An answer, perhaps promised, as the refusal that it is. */
export const refusalOf = async (answer: unknown) => (await answer) as Refused;
export const errorsOf = async (answer: unknown) => (await refusalOf(answer)).data.lastResult.error;
/** What of the form comes back. */
export const typedIn = async (answer: unknown) => (await refusalOf(answer)).data.lastResult.initialValue;

export const flashOf = async (answer: unknown) =>
  readFlash(getArgs("/", { cookie: cookiesOf((await answer) as Response) }).request);
