import { z } from "zod";
import { notAdopted } from "~/features/media/model";
import { ownPicture } from "~/lib/web/picture-address";
import { digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { dropPages, runTransaction } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { ClaimedJob, JobHandler } from "~/server/jobs/job-queue.server";
import { enqueueJob, PermanentJobError } from "~/server/jobs/job-queue.server";
import { PictureNotFetchedError } from "~/server/pictures/fetch-picture.server";
import { copyPicture } from "./take-picture.server";

/** The job that copies a picture of another site for one row. */
export const ADOPT_PICTURE = "adopt-picture";

const pictureOwnerSchema = z.object({
  owner: z.enum(["example", "post", "post-text"]),
  id: z.uuid(),
  address: z.string(),
});

/** A row that names a picture of another site, or a text that shows it. */
export type PictureOwner = z.output<typeof pictureOwnerSchema>;

export function adoptionKey({ owner, id, address }: PictureOwner): string {
  return `${ADOPT_PICTURE}:${owner}:${id}:${digest(address)}`;
}

/** What the form of a row says of a picture that is not ours yet; null where there is nothing to say. */
export async function getAdoptionNotice(owner: PictureOwner["owner"], id: string, stored: string | null) {
  if (!stored || ownPicture(stored)) return null;
  const job = await db.job.findUnique({ where: { unique_key: adoptionKey({ owner, id, address: stored }) } });
  if (job?.failed_at) return notAdopted(job.last_error ?? "");
  return job
    ? "Cette image est encore sur un autre site\u202f: elle sera copiée sur le nôtre dans quelques minutes"
    : null;
}

/** Copies the pictures that imported rows name on other sites, once each, with a few retries. */
export const adoptPicture: JobHandler = {
  attemptsMax: 4,
  lane: "pictures",
  recover: async () => {
    for (const owner of await findOwners()) {
      const uniqueKey = adoptionKey(owner);
      await runTransaction(async (tx) => {
        if ((await tx.job.count({ where: { unique_key: uniqueKey } })) > 0) return;
        await enqueueJob(tx, { kind: ADOPT_PICTURE, payload: owner, uniqueKey });
      });
    }
  },
  run: adopt,
};

async function findOwners(): Promise<PictureOwner[]> {
  const where = { image_url: { startsWith: "http" } };
  const select = { id: true, image_url: true };
  const [examples, posts] = await Promise.all([
    db.serviceExample.findMany({ where, select }),
    db.blogPost.findMany({ where, select }),
  ]);
  const named = (owner: PictureOwner["owner"], rows: typeof posts) =>
    rows.map(({ id, image_url }) => ({ owner, id, address: image_url ?? "" }));
  return [...named("example", examples), ...named("post", posts)].filter(({ address }) => URL.canParse(address));
}

async function adopt({ payload }: ClaimedJob): Promise<void> {
  const owner = pictureOwnerSchema.parse(payload);
  const { id, address } = owner;
  try {
    const image_url = await copyPicture(null, address);
    if (owner.owner === "example") await adoptForExample(id, address, image_url);
    else if (owner.owner === "post") await adoptForPost(id, address, image_url);
    else await adoptForText(id, address, image_url);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "invalid") throw error;
    const { cause, userMessage } = error;
    const mayHelp = cause instanceof PictureNotFetchedError && ["unreachable", "slow"].includes(cause.reason);
    throw mayHelp ? new Error(userMessage, { cause }) : new PermanentJobError(userMessage, { cause });
  }
}

/** Nothing changes for a row that has another picture, or is gone, by now. */
async function adoptForExample(id: string, address: string, image_url: string): Promise<void> {
  await runTransaction(async (tx) => {
    await tx.serviceExample.updateMany({ where: { id, image_url: address }, data: { image_url } });
    const example = await tx.serviceExample.findUnique({ where: { id }, select: { service_id: true } });
    if (example) await dropPages(tx, [`service:${example.service_id}`]);
  });
}

/** The article says the same as before and is not newer for its copy, but a form opened before would undo it. */
async function adoptForPost(id: string, address: string, image_url: string): Promise<void> {
  await runTransaction(async (tx) => {
    const found = await tx.blogPost.findUnique({ where: { id }, select: { updated_at: true } });
    if (!found) return;
    await tx.blogPost.updateMany({
      where: { id, image_url: address },
      data: { image_url, version: { increment: 1 }, ...found },
    });
    await dropPages(tx, ["blog"]);
  });
}

/** Wherever an article's text shows it, as Markdown or as HTML. */
async function adoptForText(id: string, address: string, path: string): Promise<void> {
  await runTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM blog_posts WHERE id = ${id}::uuid FOR UPDATE`;
    const found = await tx.blogPost.findUnique({ where: { id }, select: { content: true, updated_at: true } });
    if (!found) return;
    const { content, updated_at } = found;
    // Not where it only begins a longer address.
    const shown = content.split(address).reduce((text, rest) => text + (/^[\s)"']/.test(rest) ? path : address) + rest);
    if (shown === content) return;
    await tx.blogPost.update({ where: { id }, data: { content: shown, version: { increment: 1 }, updated_at } });
    await dropPages(tx, ["blog"]);
  });
}
