import { z } from "zod";
import { notAdopted, PICTURE_IS_COMING } from "~/features/media/schema";
import { ownPicture } from "~/lib/web/picture-address";
import { digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { ClaimedJob, JobHandler } from "~/server/jobs/job-queue.server";
import { enqueueJob, PermanentJobError } from "~/server/jobs/job-queue.server";
import { dropCacheTags } from "~/server/page-cache/page-cache.server";
import { PictureNotFetchedError } from "~/server/pictures/fetch-picture.server";
import { copyPicture } from "./import-picture.server";

/** The job that copies a picture of another site for one row. */
export const ADOPT_PICTURE = "adopt-picture";

const ownerSchema = z.object({ owner: z.enum(["example", "post"]), id: z.uuid(), address: z.string() });

/** A row that names a picture of another site. */
type Owner = z.output<typeof ownerSchema>;

/**
 * Rows of imported data name pictures of other sites, which no page shows: each is copied once, after the start of the
 * site, and tried again a few times where its site does not answer.
 */
export const adoptPicture: JobHandler = {
  attemptsMax: 4,
  lane: "pictures",
  recover: enqueueAdoptions,
  run: adopt,
};

/** Writes a job for each picture that no job has been written for. */
async function enqueueAdoptions(): Promise<void> {
  for (const owner of await findOwners()) {
    const uniqueKey = keyOf(owner);
    await runTransaction(async (tx) => {
      if ((await tx.job.count({ where: { unique_key: uniqueKey } })) > 0) return;
      await enqueueJob(tx, { kind: ADOPT_PICTURE, payload: owner, uniqueKey });
    });
  }
}

async function findOwners(): Promise<Owner[]> {
  const where = { image_url: { startsWith: "http" } };
  const select = { id: true, image_url: true };
  const [examples, posts] = await Promise.all([
    db.serviceExample.findMany({ where, select }),
    db.blogPost.findMany({ where, select }),
  ]);
  const named = (owner: Owner["owner"], rows: typeof posts) =>
    rows.map(({ id, image_url }) => ({ owner, id, address: image_url ?? "" }));
  return [...named("example", examples), ...named("post", posts)].filter(({ address }) => URL.canParse(address));
}

function keyOf({ owner, id, address }: Owner): string {
  return `${ADOPT_PICTURE}:${owner}:${id}:${digest(address)}`;
}

async function adopt({ payload }: ClaimedJob): Promise<void> {
  const owner = ownerSchema.parse(payload);
  const { id, address } = owner;
  try {
    const image_url = await copyPicture(null, address);
    if (owner.owner === "example") await adoptForExample(id, address, image_url);
    else await adoptForPost(id, address, image_url);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "invalid") throw error;
    const { cause, userMessage } = error;
    const mayHelp = cause instanceof PictureNotFetchedError && ["unreachable", "slow"].includes(cause.reason);
    throw mayHelp ? new Error(userMessage, { cause }) : new PermanentJobError(userMessage, { cause });
  }
}

/** Nothing changes for a row that has another picture, or is gone, by now. */
async function adoptForExample(id: string, address: string, image_url: string): Promise<void> {
  const example = await runTransaction(async (tx) => {
    await tx.serviceExample.updateMany({ where: { id, image_url: address }, data: { image_url } });
    return tx.serviceExample.findUnique({ where: { id }, select: { service_id: true } });
  });
  if (example) dropCacheTags(`service:${example.service_id}`);
}

/** The article says the same as before: it is not newer for its copy. */
async function adoptForPost(id: string, address: string, image_url: string): Promise<void> {
  const post = await runTransaction(async (tx) => {
    const found = await tx.blogPost.findUnique({ where: { id }, select: { updated_at: true } });
    if (found) await tx.blogPost.updateMany({ where: { id, image_url: address }, data: { image_url, ...found } });
    return found;
  });
  if (post) dropCacheTags("blog");
}

/** What the form of a row says of a picture that is not ours yet; null where there is nothing to say. */
export async function getAdoptionNotice(owner: Owner["owner"], id: string, stored: string | null) {
  if (!stored || ownPicture(stored)) return null;
  const job = await db.job.findUnique({ where: { unique_key: keyOf({ owner, id, address: stored }) } });
  if (job?.failed_at) return notAdopted(job.last_error ?? "");
  return job ? PICTURE_IS_COMING : null;
}
