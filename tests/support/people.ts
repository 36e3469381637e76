import { db } from "~/server/db/db.server";

/** A profile with an address to sign in with, but no password. */
export async function makePerson(role: "admin" | "client", email: string) {
  return db.profile.create({ data: { role, full_name: email.split("@")[0], credential: { create: { email } } } });
}
