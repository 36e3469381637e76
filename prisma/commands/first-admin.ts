import { createAdmin } from "~/features/accounts/create-admin.server";
import { hasAdmin } from "~/features/accounts/queries.server";
import { env, usesEmbeddedDatabase } from "~/server/env.server";
import { readablePassword } from "./readable-password";
import { say } from "./with-database";

const EXAMPLE_EMAIL = "admin@example.com";

/** The admin made by this start. */
export interface FirstAdmin {
  id: string;
  password: string;
}

/**
 * Makes the first admin when there is none: of the environment, else an example one on the embedded default.
 * On a PostgreSQL server nobody is invented; the way to make one is printed.
 */
export async function ensureFirstAdmin(): Promise<FirstAdmin | undefined> {
  if (await hasAdmin()) return undefined;
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: given } = env;
  if (!usesEmbeddedDatabase && !(email && given)) {
    say("There is no administrator yet: npm run admin:create -- --email you@example.com");
    return undefined;
  }
  return make(email ?? EXAMPLE_EMAIL, given);
}

/** Undefined when another process that starts at the same time was quicker. */
async function make(email: string, given: string | undefined): Promise<FirstAdmin | undefined> {
  const password = given ?? readablePassword();
  try {
    const { id } = await createAdmin({ email, password });
    if (given) say(`First administrator: ${email}, with the password of ADMIN_PASSWORD.`);
    else sayOnce(email, password);
    return { id, password };
  } catch (error) {
    if (await hasAdmin()) return undefined;
    throw error;
  }
}

function sayOnce(email: string, password: string): void {
  say(`\nFirst administrator: ${email}`);
  say(`Password:            ${password}`);
  say("This password is shown only now. To choose another one, stop the site and run:");
  say(`  npm run admin:create -- --email ${email} --password …\n`);
}
