import { expect } from "vitest";
import type { User } from "~/server/sessions/user";
import { flashOf } from "./answers";
import { makeIssuer } from "./billing";
import { resetDatabase } from "./database";
import { makePerson } from "./people";
import { signedInAs } from "./requests";
import { postForm, showPage } from "./show-page";

/** The admin who is signed in, and the cookie of that. */
export let admin: User;
export let cookie: string;

/** An empty database in which an admin is signed in. Call it in `beforeEach`. */
export async function openOffice(): Promise<void> {
  await resetDatabase();
  const { id } = await makePerson("admin", "sara@zellige.example");
  admin = { id, fullName: "sara", email: "sara@zellige.example", role: "admin" };
  cookie = await signedInAs(id);
}

/** The same, of a company that may issue documents. */
export async function openBillingOffice(): Promise<void> {
  await openOffice();
  await makeIssuer();
}

/** Hands a form to a screen of the office. */
export const sendForm = (path: string, fields: Record<string, string> | FormData) => postForm(path, fields, cookie);

/** The words of a page as the admin reads them. */
export const wordsAt = async (path: string) => (await showPage(path, { cookie })).words;

/** What the message of an answer offers to take a deletion back. */
export async function undoOf(answer: Promise<Response>): Promise<Record<string, string>> {
  const undo = (await flashOf(answer))?.undo;
  expect(undo).toMatchObject({ label: "Annuler", action: "/admin/corbeille" });
  return undo?.fields ?? {};
}

/** Takes a deletion back. */
export const restore = (fields: Record<string, string>) => sendForm("/admin/corbeille", fields);
