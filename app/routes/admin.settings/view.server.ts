import { databaseInfo } from "~/server/db/db.server";
import { env } from "~/server/env.server";
import { formatDate } from "~/site/format";
import { version } from "../../../package.json";

const KINDS = { PGlite: "PostgreSQL embarqué (PGlite)", PostgreSQL: "PostgreSQL" } as const;

/** What the site is made of and runs on, as Paramètres shows it. */
export async function getSystem() {
  const { kind, version: databaseVersion } = await databaseInfo();
  return {
    version,
    database: `${KINDS[kind]} ${databaseVersion}`,
    hosting: env.HOSTING_NAME ?? "Non précisé",
    today: formatDate(new Date()),
    dashboardUrl: env.DATABASE_DASHBOARD_URL ?? null,
  };
}

export type System = Awaited<ReturnType<typeof getSystem>>;
