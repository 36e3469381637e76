import { hashPassword } from "~/server/crypto/password.server";
import { db } from "~/server/db/db.server";
import { clients } from "../seed/accounts";
import { isDatabaseEmpty, seedDemo } from "../seed/seed";
import { migratePending } from "./migrate";
import { readablePassword } from "./readable-password";
import { say, withDatabase } from "./with-database";

interface DemoAccounts {
  /** What both demo clients sign in with; without it nobody can be them. */
  clientPassword?: string;
  /** How to speak of that password where it is somebody's own. */
  clientPasswordName?: string;
  /** Who signs the demo articles. */
  adminProfileId?: string;
}

/** Fills the database with the demo. Of two processes that do so at once one succeeds, which is enough. */
export async function seedEmptyDatabase(accounts: DemoAccounts): Promise<void> {
  const clientPasswordHash = await hashPassword(accounts.clientPassword ?? readablePassword());
  try {
    await seedDemo(db, { clientPasswordHash, adminProfileId: accounts.adminProfileId });
  } catch (error) {
    if (await isDatabaseEmpty(db)) throw error;
    return;
  }
  say("Seeded the demo services, articles, reviews, inquiries and projects.");
  if (accounts.clientPassword) {
    const emails = clients.map(({ email }) => email).join(", ");
    say(`Demo clients, with the password ${accounts.clientPasswordName ?? accounts.clientPassword}: ${emails}`);
  }
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
    await seedEmptyDatabase({ clientPassword, adminProfileId: admin?.id });
  });
}
