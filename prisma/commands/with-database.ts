import { closeDatabase, openDatabase } from "~/server/db/db.server";

/** Opens the database for one command, and closes it whatever happens. */
export async function withDatabase(work: () => Promise<void>): Promise<void> {
  await openDatabase();
  try {
    await work();
  } finally {
    await closeDatabase();
  }
}

/** One line for whoever ran the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
