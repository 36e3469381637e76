import { db } from "~/server/db.server";

/** How someone with this address (in lower case) signs in, or null. */
export function findCredential(email: string) {
  return db.credential.findUnique({ where: { email }, include: { profile: { select: { role: true } } } });
}

/** Whether anybody can administer the site yet. */
export async function hasAdmin(): Promise<boolean> {
  return (
    (await db.profile.findFirst({ where: { role: "admin", credential: { isNot: null } }, select: { id: true } })) !==
    null
  );
}

/** How many clients have an account. */
export function countClients(): Promise<number> {
  return db.profile.count({ where: { role: "client" } });
}
