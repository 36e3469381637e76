import type { PrismaClient } from "~/server/db/client/client";
import { insertClients } from "./accounts";
import { insertArticles } from "./blog";
import { insertCases } from "./cases";
import { insertInquiries } from "./inquiries";
import { insertInvoices } from "./invoices";
import { insertLegalIdentity } from "./legal-identity";
import { storeFiles } from "./project-files";
import { insertProjects } from "./projects";
import { insertQuotes } from "./quotes";
import { insertRedirects } from "./redirects";
import { insertServices } from "./services";
import { insertSettings } from "./settings";
import { insertSources } from "./sources";
import { insertTeam } from "./team";
import { insertTestimonials } from "./testimonials";
import { insertTrash } from "./trash";

interface SeedOptions {
  /** Both demo clients sign in with the password of this hash. */
  clientPasswordHash: string;
  /** Who signs the articles. */
  adminProfileId?: string;
}

/** Whether nothing an agency would miss is stored yet: accounts alone do not count. */
export async function isDatabaseEmpty(db: PrismaClient): Promise<boolean> {
  // Plain SQL: every start asks, and would have Prisma compile it.
  const [row] = await db.$queryRaw<{ has_rows: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM services) OR EXISTS (SELECT 1 FROM blog_posts)
      OR EXISTS (SELECT 1 FROM contact_inquiries) OR EXISTS (SELECT 1 FROM testimonials) AS has_rows`;
  return row?.has_rows === false;
}

/** Seconds on a machine of its own; one with twenty processes in line for two processors takes more than half a minute. */
const TIMEOUT_MS = 300_000;

/**
 * Fills an empty database with the demo of the agency. One transaction: a start killed half-way leaves nothing,
 * and the next one seeds again.
 * @throws the database's error for a client whose e-mail address is already taken; nothing is stored then.
 */
export async function seedDemo(db: PrismaClient, options: SeedOptions): Promise<void> {
  const now = new Date();
  await storeFiles();
  await db.$transaction(
    async (tx) => {
      await insertLegalIdentity(tx);
      await insertSettings(tx);
      await insertServices(tx, now);
      await insertTeam(tx);
      await insertArticles(tx, now, options.adminProfileId);
      await insertRedirects(tx, now);
      await insertInquiries(tx, { now, adminProfileId: options.adminProfileId });
      await insertSources(tx, now);
      const clientIdByEmail = await insertClients(tx, now, options.clientPasswordHash);
      await insertProjects(tx, now, clientIdByEmail);
      await insertQuotes(tx, now, clientIdByEmail);
      await insertTestimonials(tx, now);
      await insertCases(tx, now);
      await insertInvoices(tx, now, clientIdByEmail);
      await insertTrash(tx, now);
    },
    { timeout: TIMEOUT_MS },
  );
}
