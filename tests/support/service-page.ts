import { loader as publicLoader } from "~/routes/_site.services.$category.$slug/route";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "./database";
import { dropsPageWith } from "./finished-pages";
import { makePerson } from "./people";
import { getArgs, postArgs, signedInAs } from "./requests";

export const NOWHERE = "00000000-0000-4000-8000-000000000000";

/** Of the admin who is signed in, and of the one service. */
export let cookie: string;
export let id: string;
export let base: string;

export type Fields = Record<string, string>;
type Action = (args: ReturnType<typeof postArgs>) => Promise<unknown>;

/** A database with an admin and a service, and requests to the page of that service. Call it in `beforeEach`. */
export async function openServicePage(): Promise<void> {
  await resetDatabase();
  cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
  id = (await db.service.create({ data: { title: "Site vitrine", category: "programming" } })).id;
  base = `/admin/services/${id}`;
}

export const post = (action: Action, path: string, fields: Fields | FormData, params: Fields = {}) =>
  action(postArgs(base + path, fields, { cookie, params: { id, ...params } }));
export const get = (path = "", params: Fields = {}) => getArgs(base + path, { cookie, params: { id, ...params } });
export const locationOf = (answer: unknown) => (answer as Response).headers.get("Location");
export const resultOf = (answer: unknown) =>
  (answer as { data: { lastResult: { error: Record<string, string[]>; initialValue: Record<string, unknown> } } }).data
    .lastResult;

/** The service as its visitors see it. */
export async function shown() {
  const { slug } = await db.service.findUniqueOrThrow({ where: { id } });
  const answer = await publicLoader(getArgs("/", { params: { category: "programming", slug } }));
  return answer.service;
}

export const dropsItsPage = (change: () => Promise<unknown>) => dropsPageWith(`service:${id}`, change);
