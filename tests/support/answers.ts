import { readFlash } from "~/server/http/flash.server";
import { plain } from "./plain-words";
import { cookiesOf, getArgs } from "./requests";
import type { Answer } from "./show-page";

/** An answer, perhaps promised, as the refusal that it is. */
export const refusalOf = async (answer: unknown) => (await answer) as Answer;
export const errorsOf = async (answer: unknown) => (await refusalOf(answer)).data.lastResult.error;
/** What a refusal says first of a field, or of the form as a whole; empty where it is taken. */
export const sentenceAt = async (answer: unknown, field = "") =>
  plain((await refusalOf(answer)).data?.lastResult.error[field]?.[0] ?? "");
/** What of the form comes back. */
export const typedIn = async (answer: unknown) => (await refusalOf(answer)).data.lastResult.initialValue;

export const flashOf = async (answer: unknown) =>
  readFlash(getArgs("/", { cookie: cookiesOf((await answer) as Response) }).request);

/** The id of the row to whose page an answer leads. */
export const idIn = async (answer: unknown) =>
  ((await answer) as Response).headers.get("Location")?.split("/").at(-1) ?? "";
