import type { AddressRefusal } from "~/features/media/schema";
import { ADDRESS_REFUSALS, NOT_OUR_PICTURE } from "~/features/media/schema";
import { readPictureAddress, readShownPicture } from "~/lib/web/picture-address";
import { linkAddress } from "~/lib/web/web-address";
import { siteHost } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { fetchPicture, PictureNotFetchedError } from "~/server/pictures/fetch-picture.server";
import { PictureRefusedError } from "~/server/pictures/picture-kind.server";
import type { PictureActor } from "./store-picture.server";
import { isStored, keepPicture } from "./store-picture.server";

/**
 * The picture of ours that an address stands for: one that is here already, else a copy of what another site shows
 * there. An address that is neither a path nor http(s) comes back as it is, for the form's own rule to judge.
 * @throws DomainError with a sentence about the address.
 */
export async function pictureOfAddress(actor: PictureActor, typed: string): Promise<string> {
  const address = linkAddress(typed);
  const path = pathHere(address);
  if (path === null) return isWebAddress(address) ? copyPicture(actor, address) : typed;
  const picture = readPictureAddress(path);
  if (!picture && readShownPicture(path)) return path;
  if (!picture || !(await isStored(picture))) throw new DomainError("invalid", NOT_OUR_PICTURE);
  return path;
}

/** Copies a picture from another site. @throws DomainError whose cause says whether another try may help. */
export async function copyPicture(actor: PictureActor, address: string): Promise<string> {
  try {
    return await keepPicture(actor, await fetchPicture(address));
  } catch (cause) {
    if (!(cause instanceof PictureNotFetchedError || cause instanceof PictureRefusedError)) throw cause;
    throw new DomainError("invalid", ADDRESS_REFUSALS[cause.reason satisfies AddressRefusal], { cause });
  }
}

/** The path of an address on this site; null for another site's. */
function pathHere(typed: string): string | null {
  if (/^\/(?![/\\])/.test(typed)) return typed;
  const url = isWebAddress(typed) ? new URL(typed) : null;
  return url?.host === siteHost ? url.pathname : null;
}

function isWebAddress(typed: string): boolean {
  return URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol);
}
