import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db.server";

/** How someone with this address (in lower case) signs in, or null. */
export function findCredential(email: string) {
  return db.credential.findUnique({ where: { email } });
}

/** Whether anybody can administer the site yet. */
export async function hasAdmin(): Promise<boolean> {
  return (
    (await db.profile.findFirst({ where: { role: "admin", credential: { isNot: null } }, select: { id: true } })) !==
    null
  );
}

/** Where news for the team goes: the address of every admin. */
export async function listTeamAddresses(tx: Prisma.TransactionClient): Promise<string[]> {
  const admins = await tx.credential.findMany({
    where: { profile: { role: "admin" } },
    select: { email: true },
    orderBy: { email: "asc" },
  });
  return admins.map(({ email }) => email);
}
