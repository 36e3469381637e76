import { databaseBackend } from "~/server/db/db.server";

/** Runs statements without the site's own limits: thousands of rows at once are nothing that a visitor waits for. */
export async function runStatements(...statements: string[]): Promise<void> {
  await databaseBackend.withoutTimeouts(async (adapter) => {
    for (const statement of statements) await adapter.executeScript(statement);
  });
}
