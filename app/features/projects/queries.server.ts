import { db } from "~/server/db.server";

/** A client's own projects, newest first. */
export async function listProjectsOf(clientId: string) {
  const projects = await db.project.findMany({
    where: { client_id: clientId },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
  });
  return projects.map(({ budget, ...project }) => ({ ...project, budgetMad: budget?.toNumber() ?? null }));
}
