import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { sql } from "~/server/db/sql.server";
import type { FigureName } from "~/site/agency-figures";

/**
 * What the site itself can count: finished projects, the clients and the companies they were made for, and the people of
 * the team.
 */
export async function countFigures(tx: Prisma.TransactionClient = db): Promise<Record<FigureName, number>> {
  const [counts] = await tx.$queryRaw<Record<FigureName, number>[]>(sql`
    SELECT count(*)::int AS projects, count(DISTINCT p.client_id)::int AS clients,
      count(DISTINCT lower(btrim(c.company))) FILTER (WHERE btrim(c.company) <> '')::int AS companies,
      (SELECT count(*)::int FROM team_members) AS experts
    FROM projects p LEFT JOIN profiles c ON c.id = p.client_id WHERE p.status = 'completed'`);
  return counts ?? { projects: 0, clients: 0, companies: 0, experts: 0 };
}
