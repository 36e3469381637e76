import { db } from "~/server/db.server";
import { hashPassword } from "~/server/password.server";
import { isDatabaseEmpty, seedDemo } from "../seed/seed";
import { migratePending } from "./migrate";
import { readablePassword } from "./readable-password";
import { say, withDatabase } from "./with-database";

interface DemoAccounts {
  /** What both demo clients sign in with; without it nobody can be them. */
  clientPassword?: string;
  /** Who signs the demo articles. */
  adminProfileId?: string;
}

/** Fills an empty database with the demo; leaves any other alone. */
export async function seedWhenEmpty(accounts: DemoAccounts): Promise<void> {
  if (!(await isDatabaseEmpty(db))) return;
  const clientPasswordHash = await hashPassword(accounts.clientPassword ?? readablePassword());
  await seedDemo(db, { clientPasswordHash, adminProfileId: accounts.adminProfileId });
  say("Seeded the demo services, articles, reviews, inquiries and projects.");
}

/** `npm run db:seed` */
export function seed(): Promise<void> {
  return withDatabase(async () => {
    await migratePending();
    if (!(await isDatabaseEmpty(db))) {
      say("The database is not empty: nothing was seeded.");
      return;
    }
    const clientPassword = readablePassword();
    const admin = await db.profile.findFirst({ where: { role: "admin" }, select: { id: true } });
    await seedWhenEmpty({ clientPassword, adminProfileId: admin?.id });
    say(`The demo clients sign in with the password ${clientPassword}`);
  });
}
