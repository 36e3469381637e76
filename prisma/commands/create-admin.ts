import { parseArgs } from "node:util";
import { createAdmin } from "~/features/accounts/create-admin.server";
import { env } from "~/server/env.server";
import { migratePending } from "./migrate";
import { readablePassword } from "./readable-password";
import { say, withDatabase } from "./with-database";

const OPTIONS = { email: { type: "string" }, password: { type: "string" }, name: { type: "string" } } as const;

/** `npm run admin:create -- --email you@example.com [--password …] [--name …]` */
export function createAdminFromArguments(args: string[]): Promise<void> {
  const { email = env.ADMIN_EMAIL, password = env.ADMIN_PASSWORD, name } = parseArgs({ args, options: OPTIONS }).values;
  if (!email) throw new Error("Say whose account it is: npm run admin:create -- --email you@example.com");
  return withDatabase(async () => {
    await migratePending();
    const chosen = password ?? readablePassword();
    await createAdmin({ email, password: chosen, fullName: name });
    say(`${email} is an administrator.`);
    if (!password) say(`Password, shown only now: ${chosen}`);
  });
}
