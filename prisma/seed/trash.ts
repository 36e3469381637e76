import { keepInTrash } from "~/features/trash/commands/keep-in-trash.server";
import type { Prisma } from "~/server/db/client/client";
import { daysBefore } from "./dates";

/** Puts an article in the trash of the demo, as if it had been deleted the day before yesterday. */
export async function insertTrash(tx: Prisma.TransactionClient, now: Date): Promise<void> {
  const title = "Les tendances de l’an prochain (brouillon)";
  const { id } = await tx.blogPost.create({
    data: {
      ...{ title, slug: "tendances-de-l-an-prochain", category: "Design", created_at: daysBefore(now, 20) },
      content: "Un brouillon que personne n’a voulu finir.",
    },
  });
  const actor = { fullName: "Sara Alaoui" };
  const item = await keepInTrash(tx, { kind: "post", table: "blog_posts", id, title, cacheTags: ["blog"], actor });
  await tx.blogPost.delete({ where: { id } });
  await tx.trashItem.update({ where: { id: item }, data: { deleted_at: daysBefore(now, 2) } });
}
