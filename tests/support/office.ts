import type { User } from "~/server/sessions/user";
import { resetDatabase } from "./database";
import { makePerson } from "./people";
import { signedInAs } from "./requests";
import { postForm } from "./show-page";

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

/** Hands a form to a screen of the office. */
export const sendForm = (path: string, fields: Record<string, string> | FormData) => postForm(path, fields, cookie);
