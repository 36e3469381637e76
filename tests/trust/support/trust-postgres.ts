import { rmSync } from "node:fs";
import { afterAll, onTestFinished } from "vitest";
import { askServer } from "../../support/migrated-server";
import { PostgresServer } from "../../support/postgres-server.mjs";
import { makeTemporaryFolder } from "../../support/temporary-folder";

const SECRET = "a-secret-of-more-than-thirty-two-characters";

/**
 * Tables that a visitor may write by looking around: sessions, limits, what a form held when its session had ended, and
 * counts.
 */
const COUNTS = [
  "visitor_day_marks",
  "page_views",
  "page_view_batches",
  "contact_clicks",
  "source_values",
  "reference_codes",
];
const PASSING = ["sessions", "rate_limits", "form_drafts", ...COUNTS, "_prisma_migrations"];

/** A folder that is there until the test is over. */
export function folderForTest(): string {
  const folder = makeTemporaryFolder("zellige-trust-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A PostgreSQL server of its own beside the site under test, read behind its back. */
export class TrustPostgres {
  private constructor(readonly server: PostgresServer) {}

  static async create() {
    return new TrustPostgres(await PostgresServer.create());
  }

  /** One that is there until the test is over. */
  static async forTest() {
    const postgres = await TrustPostgres.create();
    onTestFinished(() => postgres.server.remove());
    return postgres;
  }

  /** One that is there until the tests of a file are over, at the top of which it is opened. */
  static async open() {
    const postgres = await TrustPostgres.create();
    afterAll(() => postgres.server.remove());
    return postgres;
  }

  /** What the site has to know of it. */
  get environment(): Record<string, string> {
    return { DATABASE_URL: this.server.url, SESSION_SECRET: SECRET, ENCRYPTION_KEY: SECRET };
  }

  /** The first column of a query. */
  async column(sql: string): Promise<string[]> {
    return (await askServer(this.server.url, sql)).map(([value]) => String(value));
  }

  /** By its name, a digest of all rows of each table that nobody but its owners may change. */
  async digests(): Promise<Record<string, string>> {
    const tables = await this.column("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
    const digests: Record<string, string> = {};
    for (const table of tables.filter((name) => !PASSING.includes(name))) {
      const rows = `SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) FROM "${table}" t`;
      digests[table] = (await this.column(rows))[0] ?? "";
    }
    return digests;
  }
}
