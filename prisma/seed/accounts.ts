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

/** Others who see the projects of a client: one decides as much as the client, one reads. */
const people = [
  {
    ...{ email: "rachid@tazi-freres.example", full_name: "Rachid Tazi", company: "Tazi Frères", createdDaysAgo: 20 },
    ...{ of: "omar@tazi-freres.example", permission: "decides" as const },
  },
  {
    ...{ email: "samira@bennis-compta.example", full_name: "Samira Bennis", company: "Bennis Compta" },
    ...{ createdDaysAgo: 12, of: "omar@tazi-freres.example", permission: "reads" as const },
  },
];

/** Inserts the clients and their people, all with the same password, and answers each one's profile id by its e-mail address. */
export async function insertClients(
  tx: Prisma.TransactionClient,
  now: Date,
  passwordHash: string,
): Promise<Map<string, string>> {
  const all = [...clients, ...people];
  const idByEmail = new Map(all.map((client) => [client.email, crypto.randomUUID()]));
  const rows = all.map((client) => ({
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
  await tx.clientPerson.createMany({
    data: people.map(({ email, of, permission, createdDaysAgo }) => ({
      ...{ client_id: idByEmail.get(of)!, profile_id: idByEmail.get(email)!, permission },
      created_at: daysBefore(now, createdDaysAgo),
    })),
  });
  return idByEmail;
}
