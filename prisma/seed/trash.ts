import { POST_TRASH } from "~/features/blog/write.server";
import { MILESTONE_TRASH } from "~/features/projects/milestones/track.server";
import { keepInTrash } from "~/features/trash/keep.server";
import type { Prisma } from "~/server/db/client/client";
import { daysAfter, daysBefore } from "./dates";

const ACTOR = { fullName: "Sara Alaoui" };

/** Puts an article and a step of a project in the trash of the demo, as if they had been deleted some days before. */
export async function insertTrash(tx: Prisma.TransactionClient, now: Date): Promise<void> {
  await insertArticle(tx, now);
  await insertMilestone(tx, now);
}

async function insertArticle(tx: Prisma.TransactionClient, now: Date): Promise<void> {
  const title = "Les tendances de l’an prochain (brouillon)";
  const { id } = await tx.blogPost.create({
    data: {
      ...{ title, slug: "tendances-de-l-an-prochain", category: "Design", created_at: daysBefore(now, 20) },
      content: "Un brouillon que personne n’a voulu finir.",
    },
  });
  const item = await keepInTrash(tx, POST_TRASH, { id, title, cacheTags: ["blog"], actor: ACTOR });
  await tx.blogPost.delete({ where: { id } });
  await tx.trashItem.update({ where: { id: item }, data: { deleted_at: daysBefore(now, 2) } });
}

async function insertMilestone(tx: Prisma.TransactionClient, now: Date): Promise<void> {
  const project = await tx.project.findFirstOrThrow({ where: { title: "Identité de l’atelier et enseigne" } });
  const [title, day] = ["Papeterie imprimée", daysAfter(now, 60)];
  const { id } = await tx.projectMilestone.create({
    data: { project_id: project.id, position: 4, title, due_on: day, planned_on: day },
  });
  const named = { title: `${title}, ${project.title}`, personId: project.client_id };
  const item = await keepInTrash(tx, MILESTONE_TRASH, { id, ...named, cacheTags: [], actor: ACTOR });
  await tx.projectMilestone.delete({ where: { id } });
  await tx.trashItem.update({ where: { id: item }, data: { deleted_at: daysBefore(now, 5) } });
}
