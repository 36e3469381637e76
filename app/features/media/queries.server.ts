import { z } from "zod";
import { ownPicture } from "~/lib/web/picture-address";
import { digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { notAdopted, PICTURE_IS_COMING } from "./model";

/** The job that copies a picture of another site for one row. */
export const ADOPT_PICTURE = "adopt-picture";

export const pictureOwnerSchema = z.object({
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
  return job ? PICTURE_IS_COMING : null;
}
