import type { Prisma } from "~/server/db/client/client";
import { daysBefore } from "./dates";
import type { SeedClient } from "./seed-types";

export const clients: SeedClient[] = [
  {
    email: "khadija@riad-benali.example",
    full_name: "Khadija Benali",
    company: "Riad Benali",
    createdDaysAgo: 168,
  },
  {
    email: "omar@tazi-freres.example",
    full_name: "Omar Tazi",
    company: "Tazi Frères",
    createdDaysAgo: 214,
  },
];

/** Inserts the clients, all with the same password, and answers each one's profile id by its e-mail address. */
export async function insertClients(
  tx: Prisma.TransactionClient,
  now: Date,
  passwordHash: string,
): Promise<Map<string, string>> {
  const idByEmail = new Map(clients.map((client) => [client.email, crypto.randomUUID()]));
  const rows = clients.map((client) => ({
    ...client,
    id: idByEmail.get(client.email)!,
    created_at: daysBefore(now, client.createdDaysAgo),
  }));
  await tx.profile.createMany({
    data: rows.map(({ id, full_name, company, created_at }) => ({
      id,
      full_name,
      company,
      created_at,
      role: "client",
    })),
  });
  await tx.credential.createMany({
    data: rows.map(({ id, email, created_at }) => ({
      profile_id: id,
      email,
      password_hash: passwordHash,
      email_verified_at: created_at,
      created_at,
    })),
  });
  return idByEmail;
}
